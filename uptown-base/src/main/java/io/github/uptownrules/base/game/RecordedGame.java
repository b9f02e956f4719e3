package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * The game of a record: a {@code GameRecord} with the whole game, or a {@code RedactedRecord} with one viewer's part
 * of it. Programs use this type to accept both. Each game has both classes, and its {@code Notation} reads either.
 *
 * <pre>{@code
 * var start = io.github.uptownrules.upturn.UpTurnRuleset.of(3).deal(42);
 * RecordedGame<?, ?, ?, ?> record = io.github.uptownrules.upturn.GameRecord.of(start);
 * record.moves().size();     // -> 0
 * record.isOver();           // -> false
 * }</pre>
 *
 * <p>Two records are equal if they have the same class and the same text, with their headers in the same order.
 *
 * @param <P> the positions: states of the game, or views
 * @param <M> the moves
 * @param <T> the turn: a seat, or a seat and more
 * @param <S> the standings
 * @since 0.1.0
 */
public interface RecordedGame<P, M, T, S> {

    /**
     * Returns the headers that do not follow from the game, by name and in order. A redacted record has only
     * {@code Seat1} and so on, for the seats at the table.
     */
    ImmutableMap<String, String> headers();

    /** {@return the moves in order, one per ply; all viewers see them} */
    ImmutableList<M> moves();

    /**
     * Returns the position or view after {@code ply} moves.
     *
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    P at(int ply);

    /** {@return the position or view after the last move} */
    P end();

    /**
     * Returns this record as it was after {@code ply} moves, for taking moves back. Keeps all headers, and the
     * comments up to that point. A termination is kept if {@code ply} is the number of moves.
     *
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    RecordedGame<P, M, T, S> upTo(int ply);

    /** {@return whether the game is over by its rules or was terminated} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /**
     * {@return the turn after the last move; empty if the game is over or was terminated} {@link #end} does not show
     * a termination.
     */
    Optional<T> turn();

    /** {@return the termination; empty if the game continues or its rules ended it} */
    Optional<Termination> termination();

    /**
     * Returns the result if the game is over, and the standings so far otherwise. Seats that lost by a termination
     * come last.
     */
    S standings();
}
