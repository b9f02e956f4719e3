package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableMap;

/** The JSON members common to the views of all games. */
final class ViewMembers {
    private ViewMembers() {}

    static ImmutableMap.Builder<String, Object> of(SeenGame seen) {
        ImmutableMap.Builder<String, Object> members = ImmutableMap.<String, Object>builder()
                .put("text", seen.text())
                .put(
                        "viewer",
                        seen.viewer()
                                .flatMap(Viewer::asSeat)
                                .<Object>map(Seat::number)
                                .orElse(SeenGame.NOTHING))
                .put("ruleset", seen.ruleset());
        seen.turn().ifPresent(seat -> members.put("turn", seat.number()));
        return members.put("over", seen.isOver())
                .put("standings", seen.standingsJson())
                .put("targets", seen.legalMoves());
    }
}
