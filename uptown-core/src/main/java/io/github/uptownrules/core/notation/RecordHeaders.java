package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.core.game.Position;
import java.util.stream.Collectors;

/** The headers of this game's records. */
final class RecordHeaders {
    /** The viewer of a redacted record: a seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** The tiles that the viewer of a redacted record drew, such as {@code b=7ch}. */
    static final String DRAWN = "Drawn";

    /** The seat to move after the last move of a redacted record, or a dash. */
    static final String TURN = "Turn";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, RecordFormat.TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN, TURN),
            Marks.ROUNDS);

    private RecordHeaders() {}

    static <P extends Position, M> RecordContent<P, M> terminated(RecordContent<P, M> record, Termination how) {
        P end = record.body().end();
        return record.terminated(
                how, end.turn(), end.ruleset().id(), end.seats().size());
    }

    /** Returns the result for its header: the score and captures of each seat, or a star while the game continues. */
    static String result(RecordContent<? extends Position, ?> record) {
        Position end = record.body().end();
        return record.turn(end.turn()).isPresent()
                ? "*"
                : end.standings().bySeat().stream()
                        .map(standing -> standing.score() + ":" + standing.captureCount())
                        .collect(Collectors.joining(" "));
    }

    /**
     * Writes a record.
     *
     * @param special the headers of redacted records, written after the start
     */
    static String write(RecordContent<? extends Position, ?> record, ImmutableMap<String, String> special) {
        Position start = record.body().start();
        ImmutableMap<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, start.ruleset().id())
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

    /** Returns whether a round begins: the turn comes to the first seat of the game, or passes over it (R12, Q1). */
    private static boolean beginsRound(RecordContent<? extends Position, ?> record, int ply) {
        return ply == 0 || placeInRound(record, ply) <= placeInRound(record, ply - 1);
    }

    private static int placeInRound(RecordContent<? extends Position, ?> record, int ply) {
        int seats = record.body().start().seats().size();
        return (mover(record, ply).number() - mover(record, 0).number() + seats) % seats;
    }

    private static Seat mover(RecordContent<? extends Position, ?> record, int ply) {
        return record.body().at(ply).turn().orElseThrow();
    }
}
