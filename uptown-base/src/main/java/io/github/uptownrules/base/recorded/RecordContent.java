package io.github.uptownrules.base.recorded;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * The content of a record, whole or redacted.
 *
 * @param body the positions, moves, headers and comments
 * @param termination the termination, if the rules did not end the game
 */
public record RecordContent<P, M>(RecordBody<P, M> body, Optional<Termination> termination) {

    public static <P, M> RecordContent<P, M> of(RecordBody<P, M> body) {
        return new RecordContent<>(body, Optional.empty());
    }

    /** Returns the turn after the last move, given the turn of the position; a position does not contain the termination. */
    public <T> Optional<T> turn(Optional<T> ofEnd) {
        return termination.isPresent() ? Optional.empty() : ofEnd;
    }

    /** Returns the standings, given the standings of the last position and the method that ranks losers last. */
    public <S> S standings(S ofEnd, BiFunction<S, ImmutableSet<Seat>, S> withForfeit) {
        return termination.map(how -> withForfeit.apply(ofEnd, how.losers())).orElse(ofEnd);
    }

    public RecordContent<P, M> with(M move, P after) {
        termination.ifPresent(how -> {
            throw new IllegalArgumentException("the game has ended: " + how);
        });
        return with(record -> record.with(move, after));
    }

    /** Returns this content with another body of the same number of moves. */
    public RecordContent<P, M> with(UnaryOperator<RecordBody<P, M>> change) {
        return new RecordContent<>(change.apply(body), termination);
    }

    public RecordContent<P, M> upTo(int ply) {
        return new RecordContent<>(body.upTo(ply), ply == body.moves().size() ? termination : Optional.empty());
    }

    /**
     * Returns this content with a termination.
     *
     * @param turn the turn of the last position
     * @param ruleset the id of the ruleset
     * @param seats the number of seats at the table
     */
    public RecordContent<P, M> terminated(Termination how, Optional<?> turn, String ruleset, int seats) {
        if (turn(turn).isEmpty()) {
            throw new IllegalArgumentException("the game is over already");
        }
        for (Seat loser : how.losers()) {
            if (loser.number() > seats) {
                throw new IllegalArgumentException("there is no seat " + loser + " in ruleset " + ruleset);
            }
        }
        if (how.losers().size() == seats) {
            throw new IllegalArgumentException("not all seats can lose: " + how);
        }
        return new RecordContent<>(body, Optional.of(how));
    }

    /** Reads the header with the termination, if present. */
    public Optional<RecordContent<P, M>> read(
            RecordText text,
            Faults faults,
            int mostSeats,
            BiFunction<RecordContent<P, M>, Termination, RecordContent<P, M>> end) {
        Optional<Piece> how = text.header(RecordFormat.TERMINATION);
        return how.isEmpty()
                ? Optional.of(this)
                : faults.at(
                        how.get(),
                        () -> end.apply(this, Termination.parse(how.get().text(), mostSeats)));
    }

    /** Returns the headers after the custom ones: the termination, if any, and the result. */
    public ImmutableMap<String, String> ending(String result) {
        ImmutableMap.Builder<String, String> ending = ImmutableMap.builder();
        termination.ifPresent(how -> ending.put(RecordFormat.TERMINATION, how.toString()));
        return ending.put(RecordFormat.RESULT, result).buildOrThrow();
    }
}
