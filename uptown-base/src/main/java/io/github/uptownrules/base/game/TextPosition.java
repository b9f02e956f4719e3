package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A game at one moment, as it is ({@link TextState}), or as it is seen from a {@link TextView} at the table. All it says is text in the
 * notation of the game. Immutable.
 *
 * <pre>{@code
 * TextPosition start = OldGames.load().first().deal("two-player", 42, "1");
 * start.turn();                      // -> 1
 * start.faults(start.legalMoves().get(0));    // -> []
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TextPosition {
    /** Stands for who only watches, and, where a seat is to move, for the end of the game. */
    String SPECTATOR = "-";

    /** {@return the id of the ruleset} */
    String ruleset();

    /** {@return the numbers of the seats, in order, {@code 1} first} */
    ImmutableList<String> seats();

    /** {@return the position or view in notation, which does not contain the {@linkplain #termination termination}} */
    String text();

    /** {@return the seat to move, or {@code -} if the game is over, also if it was terminated} */
    String turn();

    /** {@return whether the game is over} */
    default boolean isOver() {
        return turn().equals(SPECTATOR);
    }

    /**
     * Returns how the game ended, if its rules did not end it. Such a game is over: no move is legal, and the losers rank last.
     *
     * @return as in the header {@code Termination} of a record, such as {@code resignation 2}; as usual, empty
     */
    default Optional<String> termination() {
        return Optional.empty();
    }

    /** {@return the legal moves in canonical order; from a place, only if it is its turn} */
    ImmutableList<String> legalMoves();

    /**
     * Why a move is illegal.
     *
     * @param move the move
     * @return all reasons, none if it is legal
     * @throws IllegalArgumentException if it is no move, whatever the position
     */
    ImmutableList<String> faults(String move);

    /**
     * What the last move brought about, as far as it is seen: the seat, the move, and then what else there is to say, each as
     * {@code name=value}.
     *
     * @return such as {@code 1 b5@E5 captured=g3 skipped=3}
     * @throws IllegalStateException if there was no move
     */
    String lastMove();

    /** {@return how the seats stand, in notation} */
    String standings();

    /** {@return how each seat stands, in order} */
    ImmutableList<SeatResult> results();

    /**
     * The answer to a question that not all games know.
     *
     * @param question such as {@code groups} or {@code protected} of Uptown
     * @return the answer
     * @throws IllegalArgumentException if the game does not know the question
     */
    default String ask(String question) {
        requireNonNull(question, "question");
        throw new IllegalArgumentException("a game of " + ruleset() + " has no answer to '" + question + "'");
    }

    /**
     * Checks that the game was not terminated.
     *
     * @param position the position before a move
     * @throws IllegalArgumentException if the game was terminated
     */
    static void requireNotTerminated(TextPosition position) {
        position.termination().ifPresent(how -> {
            throw new IllegalArgumentException("the game has ended: " + how);
        });
    }

    /** {@return what {@link #lastMove} throws where there was no move} */
    static IllegalStateException noMove() {
        return new IllegalStateException("no move was made yet");
    }
}
