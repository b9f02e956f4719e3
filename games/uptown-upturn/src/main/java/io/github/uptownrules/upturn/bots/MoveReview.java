package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.upturn.Seat;

/**
 * What can be said of a move that was played, as far as the player could know when it was.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).play(Move.parse("67*>2"));
 * MoveReview first = Review.of(record, 500, 1).move(1);
 * first.seat();                                          // -> 1
 * first.played().move();                                 // -> 67*>2
 * first.loss() >= 0 && first.chance() <= 1;              // -> true
 * }</pre>
 *
 * @param ply which move of the record, 1 for the first
 * @param seat who played it
 * @param played what the move was worth
 * @param best what the best move was worth; the same as {@code played} where nothing better was found
 * @since 0.1.0
 */
public record MoveReview(int ply, Seat seat, MoveEstimate played, MoveEstimate best) {
    /**
     * Checks that nothing is null.
     *
     * @param ply which move of the record, 1 for the first
     * @param seat who played it
     * @param played what the move was worth
     * @param best what the best move was worth; the same as {@code played} where nothing better was found
     */
    public MoveReview {
        requireNonNull(seat, "seat");
        requireNonNull(played, "played");
        requireNonNull(best, "best");
    }

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
     * What the seat could hope for before it moved.
     *
     * @return the share of wins of the best move, 0 to 1
     */
    public double chance() {
        return best.winShare();
    }
}
