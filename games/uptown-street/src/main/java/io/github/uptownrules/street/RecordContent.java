package io.github.uptownrules.street;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import java.util.stream.Collectors;

/** What the text of a record of this game has, whole or redacted, that follows from the game. */
final class RecordContent {
    static final String DECK = "Deck";

    /** Of a redacted record: for each move the card that came to light, or a dash. */
    static final String SHOWN = "Shown";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown-street 1",
            ImmutableSet.of(RecordFormat.RULESET, DECK, RecordFormat.START, RecordFormat.RESULT),
            ImmutableSet.of(SHOWN),
            Marks.ROUNDS);

    private RecordContent() {}

    /** The result as a header has it: for each seat its score and its height, or a star while the game goes on. */
    static String result(Position end) {
        return end.isOver()
                ? end.standings().bySeat().stream()
                        .map(standing -> standing.score() + ":" + standing.height())
                        .collect(Collectors.joining(" "))
                : "*";
    }

    /**
     * The whole text.
     *
     * @param special headers that a kind of record has behind its start
     */
    static <P extends Position> String write(RecordBody<P, Move> body, ImmutableMap<String, String> special) {
        return body.write(
                FORMAT,
                ImmutableMap.<String, String>builder()
                        .put(RecordFormat.RULESET, body.start().ruleset().id())
                        .put(DECK, body.start().deck().name())
                        .put(RecordFormat.START, body.start().toString())
                        .putAll(special)
                        .buildOrThrow(),
                ImmutableMap.of(RecordFormat.RESULT, result(body.end())),
                (ply, rounds) -> beginsRound(body, ply) ? (rounds + 1) + "." : "");
    }

    private static boolean beginsRound(RecordBody<? extends Position, Move> body, int ply) {
        return ply == 0 || turn(body, ply).beginsRoundAfter(turn(body, ply - 1));
    }

    private static Turn turn(RecordBody<? extends Position, Move> body, int ply) {
        return body.positions().get(ply).turn().orElseThrow();
    }
}
