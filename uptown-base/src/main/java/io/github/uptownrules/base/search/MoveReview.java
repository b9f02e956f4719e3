package io.github.uptownrules.base.search;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * A comparison of a played move with the best move, based on the information that the player had at the time.
 *
 * <pre>{@code
 * MoveEstimate<String> played = new MoveEstimate<>("draw", 100, 0.25, 0.03, 4);
 * MoveReview<String> review = new MoveReview<>(3, 1, played, new MoveEstimate<>("40", 100, 0.5, 0.04, 2));
 * review.loss();             // -> 0.25
 * review.standardError();    // -> 0.05
 * }</pre>
 *
 * @param <M> the moves of the game, or their texts
 * @param ply the number of the move in its record, counted from 1
 * @param seat the number of the player's seat
 * @param played the move that was played
 * @param best the best move; equal to {@code played} if no better one was found
 * @since 0.1.0
 */
public record MoveReview<M>(int ply, int seat, MoveEstimate<M> played, MoveEstimate<M> best) {
    public MoveReview {
        requireNonNull(played, "played");
        requireNonNull(best, "best");
    }

    /** Returns this review with its moves in another form, such as their texts. */
    public <N> MoveReview<N> map(Function<? super M, N> form) {
        return new MoveReview<>(ply, seat, played.map(form), best.map(form));
    }

    /** {@return the expected share of wins after the played move, 0 to 1} */
    public double chanceOfMove() {
        return played.winShare();
    }

    /** {@return the expected share of wins with the best move, 0 to 1: the seat's chance before its move} */
    public double chanceOfBest() {
        return best.winShare();
    }

    /** {@return the loss, {@code chanceOfBest - chanceOfMove}; 0 if no better move was found} */
    public double loss() {
        return best.winShare() - played.winShare();
    }

    /** {@return the standard error of the loss; 0 if no better move was found} */
    public double standardError() {
        if (best.equals(played)) {
            return 0;
        }
        // Does not use hypot, because its last digit differs between browsers.
        return Math.sqrt(best.standardError() * best.standardError() + played.standardError() * played.standardError());
    }

    /** {@return half the width of the 95 % interval of the loss} */
    public double margin() {
        return MoveEstimate.margin(standardError());
    }

    /** {@return whether the 95 % interval of the loss excludes 0} */
    public boolean isSurelyWorse() {
        return loss() > margin();
    }
}
