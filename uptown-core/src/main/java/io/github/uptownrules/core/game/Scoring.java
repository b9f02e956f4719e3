package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;

/**
 * How a ruleset scores a game, and who is ahead when scores are equal.
 *
 * <p>A scoring looks at nothing but the tally, so it works at any moment: before the end it scores the board as it
 * stands. The tally of standings and rollouts is not a position, and cannot be cast to one: a scoring says the same in a
 * game and in a simulation. Implementations are stateless, and allocate nothing if they are to serve simulations well.
 *
 * <p>One that breaks no ties is a lambda. In this game the largest group wins:
 *
 * <pre>{@code
 * Scoring largestGroup = (tally, seat) -> tally.largestGroup(seat);
 * Ruleset chain = rules.toBuilder("chain").scoring(largestGroup).build();
 * chain.deal(42).play(move).standings().winners();    // -> [1]
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
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
     * @return positive if {@code one} is ahead, negative if {@code other} is, 0 if they share their rank (Q5), as they do if
     *     by default
     */
    default int compareTied(Tally tally, Seat one, Seat other) {
        return 0;
    }

    /**
     * Which of two seats is ahead: by score, and if these are equal by {@link #compareTied}. Nothing is allocated for it,
     * unless the scoring does.
     *
     * @param tally the counts of all seats
     * @param one a seat at the table
     * @param other a seat at the table
     * @return positive if {@code one} is ahead, negative if {@code other} is, 0 if they are tied
     */
    default int compare(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        int byScore = Integer.compare(score(tally, one), score(tally, other));
        return byScore != 0 || one == other ? byScore : compareTied(tally, one, other);
    }
}
