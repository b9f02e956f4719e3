package io.github.uptownrules.upturn.notation;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Standings;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What a record of this game is made of, whole or redacted.
 *
 * @param body what the records of all games have
 * @param termination how the game ended, if no rack is empty
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
            body.end().tilesLeft(loser); // which says if there is no such seat
        }
        if (how.losers().size() == body.end().seats().size()) {
            throw new IllegalArgumentException("at least one seat must not have lost: " + how);
        }
        return new RecordContent<>(body, Optional.of(how));
    }

    /** The result as a header has it: each seat's number of tiles left, or a star while the game goes on. */
    String result() {
        return isOver()
                ? body.end().seats().stream()
                        .map(seat -> String.valueOf(body.end().tilesLeft(seat)))
                        .collect(Collectors.joining(" "))
                : "*";
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
        return body.write(RecordHeaders.FORMAT, first.buildOrThrow(), last.buildOrThrow(), this::mark);
    }

    /** A seat stands before its first move, and before each move that comes after one of another seat. */
    private String mark(int ply, int marks) {
        Optional<Seat> mover = body.at(ply).turn();
        return ply > 0 && mover.equals(body.at(ply - 1).turn()) ? "" : SeatMarks.of(mover.orElseThrow());
    }
}
