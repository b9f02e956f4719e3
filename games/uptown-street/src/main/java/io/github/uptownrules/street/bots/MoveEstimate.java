package io.github.uptownrules.street.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.street.Move;

/**
 * How good a move has been in the tries of an {@link Analysis}, for the seat that plays it.
 *
 * <pre>{@code
 * MoveEstimate best = Analysis.of(view, random).run(500).moves().get(0);
 * best.winShare() <= 1;    // -> true
 * best.tries() > 0;        // -> true
 * }</pre>
 *
 * @param move the move
 * @param tries in how many possible worlds it was tried, 1 or more
 * @param winShare the share of these that the seat can expect to win, 0 to 1; joint winners share a win
 * @param standardError how far that may be off: about two times in three it is closer to what it tends to. Two games more,
 *     one won and one lost, are counted in, so that few tries never look sure
 * @param score the final score that the seat can expect, on average
 * @since 0.1.0
 */
public record MoveEstimate(Move move, long tries, double winShare, double standardError, double score) {
    /**
     * Checks that nothing is null.
     *
     * @param move the move
     * @param tries in how many possible worlds it was tried, 1 or more
     * @param winShare the share of these that the seat can expect to win, 0 to 1; joint winners share a win
     * @param standardError how far that may be off: about two times in three it is closer to what it tends to. Two games more,
     *     one won and one lost, are counted in, so that few tries never look sure
     * @param score the final score that the seat can expect, on average
     */
    public MoveEstimate {
        requireNonNull(move, "move");
    }

    /** {@return the move and its share of wins in per cent} */
    @Override
    public String toString() {
        return move + ": " + Math.round(100 * winShare)
                + " %"; // a double as text takes tables that a browser would have to load
    }
}
