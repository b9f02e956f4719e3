package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

/**
 * How good a move is for the seat that plays it, as far as an analysis has found out.
 *
 * <pre>{@code
 * new EstimatedMove("pass", 0.25, 0.01).winShare();    // -> 0.25
 * }</pre>
 *
 * @param move the move
 * @param winShare the share of games that the seat can expect to win after it, 0 to 1; joint winners share a win
 * @param standardError how far that may be off: about two times in three it is closer to what it tends to
 * @since 0.1.0
 */
public record EstimatedMove(String move, double winShare, double standardError) {
    /**
     * Checks that nothing is null.
     *
     * @param move the move
     * @param winShare the share of games that the seat can expect to win after it, 0 to 1; joint winners share a win
     * @param standardError how far that may be off: about two times in three it is closer to what it tends to
     */
    public EstimatedMove {
        requireNonNull(move, "move");
    }
}
