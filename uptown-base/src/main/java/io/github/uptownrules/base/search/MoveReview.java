package io.github.uptownrules.base.search;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * The value of a move that was played, beside the best one, by what its player could know at the time.
 *
 * <pre>{@code
 * MoveEstimate<String> played = new MoveEstimate<>("draw", 100, 0.25, 0.03, 4);
 * MoveReview<String> review = new MoveReview<>(3, 1, played, new MoveEstimate<>("40", 100, 0.5, 0.04, 2));
 * review.loss();             // -> 0.25
 * review.standardError();    // -> 0.05
 * }</pre>
 *
 * @param <M> the moves of the game, or their texts
 * @param ply the number of the move in its record, 1 for the first
 * @param seat the seat that played it, from 1
 * @param played the move that was played
 * @param best the best move; the same as {@code played} where no better one was found
 * @since 0.1.0
 */
public record MoveReview<M>(int ply, int seat, MoveEstimate<M> played, MoveEstimate<M> best) {
    /**
     * Checks that nothing is null.
     *
     * @param ply the number of the move in its record, 1 for the first
     * @param seat the seat that played it, from 1
     * @param played the move that was played
     * @param best the best move; the same as {@code played} where no better one was found
     */
    public MoveReview {
        requireNonNull(played, "played");
        requireNonNull(best, "best");
    }

    /**
     * Returns this review with its moves in another form.
     *
     * @param <N> the other form
     * @param form makes it, such as the text of the move
     * @return the review
     */
    public <N> MoveReview<N> map(Function<? super M, N> form) {
        return new MoveReview<>(ply, seat, played.map(form), best.map(form));
    }

    /** {@return the share of games that the seat could expect to win after the move it played, 0 to 1} */
    public double chanceOfMove() {
        return played.winShare();
    }

    /** {@return the share of games that the seat could expect to win with the best move, 0 to 1: its chance before it moved} */
    public double chanceOfBest() {
        return best.winShare();
    }

    /** {@return what the seat gave away, {@code chanceOfBest - chanceOfMove}; 0 where no better move was found} */
    public double loss() {
        return best.winShare() - played.winShare();
    }

    /** {@return the standard error of the loss; 0 where no better move was found} */
    public double standardError() {
        if (best.equals(played)) {
            return 0;
        }
        // Not hypot, whose last digit differs between browsers.
        return Math.sqrt(best.standardError() * best.standardError() + played.standardError() * played.standardError());
    }

    /** {@return how far to either side of the loss its 95 % interval reaches} */
    public double margin() {
        return MoveEstimate.margin(standardError());
    }

    /** {@return whether zero is outside of the 95 % interval of the loss} */
    public boolean isSurelyWorse() {
        return loss() > margin();
    }
}
