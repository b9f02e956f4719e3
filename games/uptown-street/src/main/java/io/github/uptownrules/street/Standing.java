package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;

/**
 * The score and rank of a seat (X21, X22).
 *
 * <pre>{@code
 * Standing standing = game.standings().bySeat().get(0);
 * standing.score();              // -> 2 (a point for every full 3 $ of the 6 $ in the account)
 * standing.toString();           // -> 2:0:1
 * }</pre>
 *
 * @param seat the seat
 * @param rank 1 for the best; equal seats share a rank, and the next rank is skipped (Y18)
 * @param prestige the prestige of its street
 * @param account the money in its account, in $
 * @param height the number of projects in its tallest building
 * @since 0.1.0
 */
public record Standing(Seat seat, int rank, int prestige, int account, int height) {
    public Standing {
        requireNonNull(seat, "seat");
    }

    static final int DOLLARS_PER_POINT = 3;

    Standing withRank(int other) {
        return new Standing(seat, other, prestige, account, height);
    }

    /** {@return the prestige, plus 1 for every full 3 $ in the account} */
    public int score() {
        return prestige + account / DOLLARS_PER_POINT;
    }

    /** {@return score, height and rank in notation, such as {@code 31:6:1}} */
    @Override
    public String toString() {
        return score() + ":" + height + ":" + rank;
    }
}
