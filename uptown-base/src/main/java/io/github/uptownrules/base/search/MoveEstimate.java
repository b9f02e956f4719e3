package io.github.uptownrules.base.search;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * The value of a move for the seat that plays it, as far as an analysis knows it.
 *
 * <pre>{@code
 * MoveEstimate<String> pass = new MoveEstimate<>("pass", 500, 0.25, 0.01, 3.5);
 * pass.winShare();     // -> 0.25
 * pass.margin();       // -> 0.0196
 * }</pre>
 *
 * @param <M> the moves of the game, or their texts
 * @param move the move
 * @param tries the number of possible worlds in which it was tried, 1 or more
 * @param winShare the share of games that the seat can expect to win after the move, 0 to 1; joint winners share a win
 * @param standardError the standard error of {@code winShare}; two more games, one won and one lost, are counted in it, so that few
 *     tries never look sure
 * @param score the final score that the seat can expect, on average; in UP TURN the number of tiles left
 * @since 0.1.0
 */
public record MoveEstimate<M>(M move, long tries, double winShare, double standardError, double score) {
    /** The number of standard errors to either side of an estimate that make an interval of 95 %. */
    private static final double QUANTILE = 1.96;

    /**
     * Checks that nothing is null.
     *
     * @param move the move
     * @param tries the number of possible worlds in which it was tried, 1 or more
     * @param winShare the share of games that the seat can expect to win after the move, 0 to 1; joint winners share a win
     * @param standardError the standard error of {@code winShare}; two more games, one won and one lost, are counted in it, so that few
     *     tries never look sure
     * @param score the final score that the seat can expect, on average; in UP TURN the number of tiles left
     */
    public MoveEstimate {
        requireNonNull(move, "move");
    }

    /**
     * Returns this estimate of a move in another form.
     *
     * @param <N> the other form
     * @param form makes it, such as the text of the move
     * @return the estimate
     */
    public <N> MoveEstimate<N> map(Function<? super M, N> form) {
        return new MoveEstimate<>(form.apply(move), tries, winShare, standardError, score);
    }

    /** {@return the move and its share of wins in per cent} */
    @Override
    public String toString() {
        return move + ": " + Math.round(100 * winShare)
                + " %"; // a double as text takes tables that a browser would have to load
    }

    /** {@return how far to either side of {@code winShare} its 95 % interval reaches} */
    public double margin() {
        return margin(standardError);
    }

    /**
     * Returns how far an interval of 95 % reaches to either side.
     *
     * @param standardError a standard error
     * @return 1.96 times as much
     */
    public static double margin(double standardError) {
        return QUANTILE * standardError;
    }
}
