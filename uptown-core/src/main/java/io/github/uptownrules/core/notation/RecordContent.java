package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What a record of this game is made of, whole or redacted.
 *
 * @param body what the records of all games have; a move is there as what it brought about
 * @param termination how the game ended, if the board did not end it
 */
record RecordContent<P extends Position, M>(RecordBody<P, M> body, Optional<Termination> termination) {

    boolean isOver() {
        return body.end().isOver() || termination.isPresent();
    }

    /** Returns the turn after the last move; positions do not contain the termination. */
    Optional<Seat> turn() {
        return termination.isPresent() ? Optional.empty() : body.end().turn();
    }

    Standings standings() {
        Standings standings = body.end().standings();
        return termination.map(how -> standings.withForfeit(how.losers())).orElse(standings);
    }

    RecordContent<P, M> with(M move, P after) {
        termination.ifPresent(how -> {
            throw new IllegalArgumentException("the game has ended: " + how);
        });
        return with(record -> record.with(move, after));
    }

    /** With another body of as many moves. */
    RecordContent<P, M> with(UnaryOperator<RecordBody<P, M>> change) {
        return new RecordContent<>(change.apply(body), termination);
    }

    RecordContent<P, M> upTo(int ply) {
        return new RecordContent<>(body.upTo(ply), ply == body.moves().size() ? termination : Optional.empty());
    }

    RecordContent<P, M> terminated(Termination how) {
        if (isOver()) {
            throw new IllegalArgumentException("the game is over already");
        }
        for (Seat loser : how.losers()) {
            body.end().colors(loser); // which says if there is no such seat
        }
        if (how.losers().size() == body.end().seats().size()) {
            throw new IllegalArgumentException("at least one seat must not have lost: " + how);
        }
        return new RecordContent<>(body, Optional.of(how));
    }

    /** The result as a header has it: for each seat its score and its captures, or a star while the game goes on. */
    String result() {
        return isOver()
                ? standings().bySeat().stream().map(RecordContent::result).collect(Collectors.joining(" "))
                : "*";
    }

    private static String result(Standing standing) {
        return standing.score() + ":" + standing.captureCount();
    }

    /**
     * The whole text.
     *
     * @param special headers that a kind of record has behind its start
     */
    String write(ImmutableMap<String, String> special) {
        ImmutableMap.Builder<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, body.start().ruleset().id())
                .put(RecordFormat.START, body.start().toString())
                .putAll(special);
        ImmutableMap.Builder<String, String> last = ImmutableMap.builder();
        termination.ifPresent(how -> last.put(RecordHeaders.TERMINATION, how.toString()));
        last.put(RecordFormat.RESULT, result());
        return body.write(
                RecordHeaders.FORMAT,
                first.buildOrThrow(),
                last.buildOrThrow(),
                (ply, rounds) -> beginsRound(ply) ? (rounds + 1) + "." : "");
    }

    /** A round begins when the turn comes to the seat that began, or passes over it (R12, Q1). */
    private boolean beginsRound(int ply) {
        return ply == 0 || placeInRound(ply) <= placeInRound(ply - 1);
    }

    private int placeInRound(int ply) {
        int first = mover(0).number();
        int seats = body.start().seats().size();
        return (mover(ply).number() - first + seats) % seats;
    }

    private Seat mover(int ply) {
        return body.positions().get(ply).turn().orElseThrow();
    }
}
