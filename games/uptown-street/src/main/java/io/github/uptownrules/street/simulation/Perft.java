package io.github.uptownrules.street.simulation;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetState;

/**
 * Counts the sequences of moves from a position: two engines that agree on these numbers agree on the rules.
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
     * The number of sequences of exactly that many moves; a game that ends earlier adds none. The time it takes grows with the
     * result.
     *
     * @param game the position
     * @param depth 0 or more
     * @return 0 or more; 1 for a depth of 0
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
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
