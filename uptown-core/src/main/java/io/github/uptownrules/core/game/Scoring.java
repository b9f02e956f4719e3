package io.github.uptownrules.core.game;

import io.github.uptownrules.core.value.Seat;

/**
 * How a ruleset scores a game, and who is ahead when scores are equal.
 *
 * <p>A scoring looks at nothing but the tally, so it works at any moment: before the end it scores the board as it
 * stands. Implementations are stateless, and allocate nothing if they are to serve simulations well.
 *
 * <p>One that counts captures as points, for example, and breaks no ties:
 *
 * <pre>{@code
 * final class MostCaptures implements Scoring {
 *     public int score(Tally tally, Seat seat) {
 *         return tally.captureCount(seat);
 *     }
 *
 *     public int compareTied(Tally tally, Seat one, Seat other) {
 *         return 0;
 *     }
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public interface Scoring {

    /**
     * The score of a seat; a higher one is better.
     *
     * @param tally the counts of all seats
     * @param seat a seat at the table
     * @return its score
     */
    int score(Tally tally, Seat seat);

    /**
     * Breaks the tie of two seats with equal scores. It has to be consistent, as a {@link java.util.Comparator} is.
     *
     * @param tally the counts of all seats
     * @param one a seat at the table
     * @param other another, with the same score
     * @return positive if {@code one} is ahead, negative if {@code other} is, 0 if they share their rank (Q5)
     */
    int compareTied(Tally tally, Seat one, Seat other);
}
