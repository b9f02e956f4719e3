package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * The game of a record: all of it, a {@code GameRecord}, or what was seen of it, a {@code RedactedRecord}. It is for programs
 * that take a record of either kind. Each game has these two classes, and its {@code Notation} reads either.
 *
 * <pre>{@code
 * var start = io.github.uptownrules.upturn.UpTurnRuleset.of(3).deal(42);
 * RecordedGame<?, ?, ?, ?> record = io.github.uptownrules.upturn.GameRecord.of(start);
 * record.moves().size();     // -> 0
 * record.isOver();           // -> false
 * }</pre>
 *
 * <p>Two records are equal if they are of the same class and written the same, with their headers in the same order.
 *
 * @param <P> the positions: states of the game, or views
 * @param <M> the moves
 * @param <T> the turn: a seat, or a seat and more
 * @param <S> the standings
 * @since 0.1.0
 */
public interface RecordedGame<P, M, T, S> {

    /**
     * The headers that were given, in order, without those that follow from the game.
     *
     * @return the values by their names; of a redacted record those of {@code Seat1} and so on, for the seats at the table
     */
    ImmutableMap<String, String> headers();

    /**
     * The moves, in order; everybody sees them.
     *
     * @return one for each ply
     */
    ImmutableList<M> moves();

    /**
     * The position after a number of moves, or what was seen of it.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    P at(int ply);

    /** {@return the position after the last move, or what was seen of it} */
    P end();

    /**
     * This record as it was after a number of moves, for moves to be taken back.
     *
     * @param ply 0 for the start, to the number of moves for this record
     * @return the record with all its headers, and with the comments up to there; a termination stays if no move is taken back
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    RecordedGame<P, M, T, S> upTo(int ply);

    /** {@return whether the rules have ended the game, or it was terminated} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /**
     * Returns the turn after the last move.
     *
     * @return whose turn it is; empty if the game is over or was terminated, which {@link #end} does not show
     */
    Optional<T> turn();

    /** {@return how the game ended, if the rules did not end it} */
    Optional<Termination> termination();

    /**
     * Returns the result if the game is over, and the standings so far if not. Seats that lost by a termination come last.
     *
     * @return the standings of all seats
     */
    S standings();
}
