package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;

/**
 * The scoring of a ruleset: the score of each seat, and the tie-breaks.
 *
 * <p>A scoring sees only a {@link Tally}, so it gives the same result in a game and in a simulation, at any moment. The
 * tally of standings and rollouts is not a {@link Position} and cannot be cast to one. Implementations are stateless,
 * and should not allocate if they are used in simulations.
 *
 * <p>A scoring without tie-breaks can be a lambda. Here the largest group wins:
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

    /** Returns the score of a seat at the table. Higher is better. */
    int score(Tally tally, Seat seat);

    /**
     * Breaks the tie between two seats with equal scores. The order must be consistent, as for a {@link
     * java.util.Comparator}. The default leaves all ties unbroken.
     *
     * @return positive if {@code one} is ahead, negative if {@code other} is, 0 if they share their rank (Q5)
     */
    default int compareTied(Tally tally, Seat one, Seat other) {
        return 0;
    }

    /**
     * Compares two seats by score, then by {@link #compareTied}.
     *
     * @return positive if {@code one} is ahead, negative if {@code other} is, 0 if they are tied
     */
    default int compare(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        int byScore = Integer.compare(score(tally, one), score(tally, other));
        return byScore != 0 || one == other ? byScore : compareTied(tally, one, other);
    }
}
