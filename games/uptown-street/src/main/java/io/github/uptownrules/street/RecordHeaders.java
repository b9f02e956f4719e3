package io.github.uptownrules.street;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.recorded.RecordContent;
import java.util.stream.Collectors;

/** The record headers of this game, in addition to the headers that all games share. */
final class RecordHeaders {
    static final String DECK = "Deck";

    /** The header of a redacted record that lists, for each move, the revealed card or a dash. */
    static final String SHOWN = "Shown";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown-street 1",
            ImmutableSet.of(
                    RecordFormat.RULESET, DECK, RecordFormat.START, RecordFormat.TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(SHOWN),
            Marks.ROUNDS);

    private RecordHeaders() {}

    static <P extends Position, M> RecordContent<P, M> terminated(RecordContent<P, M> record, Termination how) {
        P end = record.body().end();
        return record.terminated(
                how, end.turn(), end.ruleset().id(), end.seats().size());
    }

    /** Returns the value of the result header: score and height of each seat, or a star for an unfinished game. */
    static String result(RecordContent<? extends Position, ?> record) {
        Position end = record.body().end();
        return record.turn(end.turn()).isPresent()
                ? "*"
                : end.standings().bySeat().stream()
                        .map(standing -> standing.score() + ":" + standing.height())
                        .collect(Collectors.joining(" "));
    }

    /**
     * Returns the text of a record.
     *
     * @param special headers after the start
     */
    static String write(RecordContent<? extends Position, ?> record, ImmutableMap<String, String> special) {
        Position start = record.body().start();
        ImmutableMap<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, start.ruleset().id())
                .put(DECK, start.deck().name())
                .put(RecordFormat.START, start.toString())
                .putAll(special)
                .buildOrThrow();
        return record.body()
                .write(
                        FORMAT,
                        first,
                        record.ending(result(record)),
                        (ply, rounds) -> beginsRound(record, ply) ? (rounds + 1) + "." : "");
    }

    private static boolean beginsRound(RecordContent<? extends Position, ?> record, int ply) {
        return ply == 0 || turn(record, ply).beginsRoundAfter(turn(record, ply - 1));
    }

    private static Turn turn(RecordContent<? extends Position, ?> record, int ply) {
        return record.body().at(ply).turn().orElseThrow();
    }
}
