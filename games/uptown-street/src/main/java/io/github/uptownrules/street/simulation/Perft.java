package io.github.uptownrules.street.simulation;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetState;

/**
 * Counts of the move sequences from a position. Two engines with equal counts very likely implement the same rules.
 *
 * <pre>{@code
 * Perft.count(StreetRuleset.of(2).deal(Deck.sample1(), 1), 3);    // -> 1120
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Perft {
    private Perft() {}

    /**
     * Returns the number of sequences of exactly this many moves. Games that end earlier are not counted. The time grows
     * with the result.
     *
     * @param depth 0 or more; the result for 0 is 1
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the count exceeds {@link Long#MAX_VALUE}
     */
    public static long count(StreetState game, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("the depth is 0 or more, not " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return game.legalMoves().size();
        }
        long count = 0;
        for (Move move : game.legalMoves()) {
            count = Math.addExact(count, count(game.play(move), depth - 1));
        }
        return count;
    }
}
