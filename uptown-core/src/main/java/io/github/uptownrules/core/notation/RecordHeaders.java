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
    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: what the viewer drew in the course of it, as {@code b=7c h}. */
    static final String DRAWN = "Drawn";

    /** Of a redacted record: whose turn it is after the last move, or a dash. */
    static final String TURN = "Turn";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, RecordFormat.TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN, TURN),
            Marks.ROUNDS);

    private RecordHeaders() {}

    /** Ends the game of a record. */
    static <P extends Position, M> RecordContent<P, M> terminated(RecordContent<P, M> record, Termination how) {
        P end = record.body().end();
        return record.terminated(
                how, end.turn(), end.ruleset().id(), end.seats().size());
    }

    /** The result as a header has it: for each seat its score and its captures, or a star while the game goes on. */
    static String result(RecordContent<? extends Position, ?> record) {
        Position end = record.body().end();
        return record.turn(end.turn()).isPresent()
                ? "*"
                : end.standings().bySeat().stream()
                        .map(standing -> standing.score() + ":" + standing.captureCount())
                        .collect(Collectors.joining(" "));
    }

    /**
     * The whole text.
     *
     * @param special headers that a kind of record has behind its start
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

    /** A round begins when the turn comes to the seat that began, or passes over it (R12, Q1). */
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
