package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;

/**
 * How a seat stands (X21, X22).
 *
 * <pre>{@code
 * Standing standing = game.standings().bySeat().get(0);
 * standing.score();              // -> 2 (a point for every full 3 $ of the 6 $ in the account)
 * standing.toString();           // -> 2:0:1
 * }</pre>
 *
 * @param seat the seat
 * @param rank 1 for the best; equals share a rank, and the next is left out (Y18)
 * @param prestige what the street counts
 * @param account the money of the seat, in $
 * @param height that of its tallest building, in projects
 * @since 0.1.0
 */
public record Standing(Seat seat, int rank, int prestige, int account, int height) {
    /**
     * Checks that nothing is null.
     *
     * @param seat the seat
     * @param rank 1 for the best; equals share a rank, and the next is left out (Y18)
     * @param prestige what the street counts
     * @param account the money of the seat, in $
     * @param height that of its tallest building, in projects
     */
    public Standing {
        requireNonNull(seat, "seat");
    }

    static final int DOLLARS_PER_POINT = 3;

    Standing withRank(int other) {
        return new Standing(seat, other, prestige, account, height);
    }

    /** {@return prestige, and 1 for every full 3 $ in the account} */
    public int score() {
        return prestige + account / DOLLARS_PER_POINT;
    }

    /** {@return score, height and rank in notation, such as {@code 31:6:1}} */
    @Override
    public String toString() {
        return score() + ":" + height + ":" + rank;
    }
}
