package io.github.uptownrules.cli.show;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.PlayedGame;
import java.util.List;
import java.util.Optional;

/**
 * A game's report of its last move.
 *
 * @param seat the seat that moved
 * @param move the move
 * @param parts the other parts by name
 */
record MoveReport(String seat, String move, ImmutableMap<String, String> parts) {
    static MoveReport of(PlayedGame sight) {
        List<String> words = Splitter.on(' ').splitToList(sight.lastMove());
        return new MoveReport(
                words.get(0),
                words.get(1),
                words.stream()
                        .skip(2)
                        .map(word -> Splitter.on('=').limit(2).splitToList(word))
                        .collect(ImmutableMap.toImmutableMap(part -> part.get(0), part -> part.get(1))));
    }

    Optional<String> part(String name) {
        return Optional.ofNullable(parts.get(name));
    }

    /** Returns the items of a part, or an empty list if there is no such part. */
    ImmutableList<String> list(String name) {
        return part(name)
                .map(list -> ImmutableList.copyOf(Splitter.on(',').split(list)))
                .orElse(ImmutableList.of());
    }
}
