package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Seat;

/**
 * What can be said of a move that was played, as far as the player could know when it was.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).play(Move.parse("b2@A2"));
 * MoveReview first = Review.of(record, 500, 1).move(1);
 * first.seat();                                          // -> 1
 * first.played().move();                                 // -> b2@A2
 * first.loss() >= 0 && first.chance() <= 1;              // -> true
 * }</pre>
 *
 * @param ply which move of the record, 1 for the first
 * @param seat who played it
 * @param played what the move was worth
 * @param best what the best move was worth; the same as {@code played} where nothing better was found
 * @param reasons what is worse after the move than after the best one, as far as it shows at once; none where nothing better was found
 * @since 0.1.0
 */
public record MoveReview(
        int ply, Seat seat, MoveEstimate played, MoveEstimate best, ImmutableList<MoveReason> reasons) {
    /**
     * Checks that nothing is null.
     *
     * @param ply which move of the record, 1 for the first
     * @param seat who played it
     * @param played what the move was worth
     * @param best what the best move was worth; the same as {@code played} where nothing better was found
     * @param reasons what is worse after the move than after the best one, as far as it shows at once; none where nothing better was found
     */
    public MoveReview {
        requireNonNull(seat, "seat");
        requireNonNull(played, "played");
        requireNonNull(best, "best");
        requireNonNull(reasons, "reasons");
    }

    private static final double SURE = 1.96;

    /**
     * What the seat gave away by not playing the best move.
     *
     * @return the difference of the two shares of wins, 0 to 1; 0 where nothing better was found
     */
    public double loss() {
        return best.winShare() - played.winShare();
    }

    /**
     * How far the loss may be off: about two times in three, or more often, it is closer to what it tends to.
     *
     * @return the standard error of the loss; 0 where nothing better was found
     */
    public double standardError() {
        return best.equals(played) ? 0 : StrictMath.hypot(best.standardError(), played.standardError());
    }

    /**
     * Whether the move was surely worse than the best: zero is not in the 95 % interval of the loss.
     *
     * @return whether the loss is more than 1.96 standard errors
     */
    public boolean isSurelyWorse() {
        return loss() > SURE * standardError();
    }

    /**
     * What the seat could hope for before it moved.
     *
     * @return the share of wins of the best move, 0 to 1
     */
    public double chance() {
        return best.winShare();
    }
}
