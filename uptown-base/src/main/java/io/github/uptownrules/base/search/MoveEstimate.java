package io.github.uptownrules.base.search;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * An estimate of the value of a move for its seat.
 *
 * <pre>{@code
 * MoveEstimate<String> pass = new MoveEstimate<>("pass", 500, 0.25, 0.01, 3.5);
 * pass.winShare();     // -> 0.25
 * pass.margin();       // -> 0.0196
 * }</pre>
 *
 * @param <M> the moves of the game, or their texts
 * @param move the move
 * @param tries the number of possible worlds in which the move was tried, 1 or more
 * @param winShare the expected share of wins after the move, 0 to 1; joint winners share a win
 * @param standardError the standard error of {@code winShare}; it counts one more win and one more loss than were
 *     played, so that an estimate from few tries never looks certain
 * @param score the expected final score; in UP TURN, the expected number of tiles left
 * @since 0.1.0
 */
public record MoveEstimate<M>(M move, long tries, double winShare, double standardError, double score) {
    /** The quantile of a 95 % interval, in standard errors. */
    private static final double QUANTILE = 1.96;

    public MoveEstimate {
        requireNonNull(move, "move");
    }

    /** Returns this estimate with its move in another form, such as its text. */
    public <N> MoveEstimate<N> map(Function<? super M, N> form) {
        return new MoveEstimate<>(form.apply(move), tries, winShare, standardError, score);
    }

    /** {@return the move and its share of wins in percent} */
    @Override
    public String toString() {
        return move + ": " + Math.round(100 * winShare)
                + " %"; // rounded, because formatting a double needs large tables in a browser
    }

    /** {@return half the width of the 95 % interval of {@code winShare}} */
    public double margin() {
        return margin(standardError);
    }

    /** Returns half the width of a 95 % interval: 1.96 times the standard error. */
    public static double margin(double standardError) {
        return QUANTILE * standardError;
    }
}
