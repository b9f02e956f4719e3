package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
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
    static <P extends Position, M> RecordBody<P, M> terminated(RecordBody<P, M> record, Termination how) {
        P end = record.end();
        return record.terminated(
                how, end.turn(), end.ruleset().id(), end.seats().size());
    }

    /** The result as a header has it: for each seat its score and its captures, or a star while the game goes on. */
    static String result(RecordBody<? extends Position, ?> record) {
        Position end = record.end();
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
    static String write(RecordBody<? extends Position, ?> record, ImmutableMap<String, String> special) {
        Position start = record.start();
        ImmutableMap<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, start.ruleset().id())
                .put(RecordFormat.START, start.toString())
                .putAll(special)
                .buildOrThrow();
        return record.write(
                FORMAT,
                first,
                record.ending(result(record)),
                (ply, rounds) -> beginsRound(record, ply) ? (rounds + 1) + "." : "");
    }

    /** A round begins when the turn comes to the seat that began, or passes over it (R12, Q1). */
    private static boolean beginsRound(RecordBody<? extends Position, ?> record, int ply) {
        return ply == 0 || placeInRound(record, ply) <= placeInRound(record, ply - 1);
    }

    private static int placeInRound(RecordBody<? extends Position, ?> record, int ply) {
        int seats = record.start().seats().size();
        return (mover(record, ply).number() - mover(record, 0).number() + seats) % seats;
    }

    private static Seat mover(RecordBody<? extends Position, ?> record, int ply) {
        return record.at(ply).turn().orElseThrow();
    }
}
