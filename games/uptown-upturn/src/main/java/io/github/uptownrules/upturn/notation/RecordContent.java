package io.github.uptownrules.upturn.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.upturn.Position;
import java.util.stream.Collectors;

/** What the text of a record of this game has, whole or redacted, that follows from the game. */
final class RecordContent {
    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: the tiles that came to the viewer's rack in the course of it, in order, or a dash. */
    static final String DRAWN = "Drawn";

    static final RecordFormat FORMAT = new RecordFormat(
            "upturn 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN),
            new SeatMarks());

    private RecordContent() {}

    /** Each seat's number of tiles left, or a star while the game goes on. */
    static String result(Position end) {
        return end.isOver()
                ? end.seats().stream()
                        .map(seat -> String.valueOf(end.tilesLeft(seat)))
                        .collect(Collectors.joining(" "))
                : "*";
    }

    /**
     * The whole text.
     *
     * @param special headers that a kind of record has behind its start
     */
    static <P extends Position, M> String write(RecordBody<P, M> body, ImmutableMap<String, String> special) {
        return body.write(
                FORMAT,
                ImmutableMap.<String, String>builder()
                        .put(RecordFormat.RULESET, body.start().ruleset().id())
                        .put(RecordFormat.START, body.start().toString())
                        .putAll(special)
                        .buildOrThrow(),
                ImmutableMap.of(RecordFormat.RESULT, result(body.end())),
                (ply, marks) ->
                        ply == 0 || !body.at(ply).turn().equals(body.at(ply - 1).turn())
                                ? SeatMarks.of(body.at(ply).turn().orElseThrow())
                                : "");
    }
}
