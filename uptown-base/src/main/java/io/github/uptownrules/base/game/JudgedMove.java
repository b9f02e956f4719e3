package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

/**
 * What can be said of a move of a record, as far as the seat that played it could know.
 *
 * <pre>{@code
 * EstimatedMove played = new EstimatedMove("draw", 0.25, 0.03);
 * JudgedMove judged = new JudgedMove(3, "1", played, new EstimatedMove("40", 0.5, 0.04));
 * judged.loss();             // -> 0.25
 * judged.standardError();    // -> 0.05
 * }</pre>
 *
 * @param ply which move of the record, 1 for the first
 * @param seat who played it
 * @param played what the move was worth
 * @param best what the best move was worth; the same as {@code played} where nothing better was found
 * @since 0.1.0
 */
public record JudgedMove(int ply, String seat, EstimatedMove played, EstimatedMove best) {
    /**
     * Checks that nothing is null.
     *
     * @param ply which move of the record, 1 for the first
     * @param seat who played it
     * @param played what the move was worth
     * @param best what the best move was worth; the same as {@code played} where nothing better was found
     */
    public JudgedMove {
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
     * How far the loss may be off.
     *
     * @return the standard error of the loss; 0 where nothing better was found
     */
    public double standardError() {
        return best.equals(played) ? 0 : StrictMath.hypot(best.standardError(), played.standardError());
    }
}
