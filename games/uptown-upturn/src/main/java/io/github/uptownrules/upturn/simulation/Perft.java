package io.github.uptownrules.upturn.simulation;

import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.UpTurnState;

/**
 * Counts move sequences, the customary way to compare two engines: if one move anywhere is wrong, the numbers differ. The
 * name is short for <i>performance test</i>, as chess programmers use it.
 *
 * @since 0.1.0
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of move sequences of a given length. A game that ends earlier adds none. The moves of the last ply are counted,
     * not played.
     *
     * <pre>{@code
     * Perft.count(game, 1);    // -> 12 (the legal moves)
     * Perft.count(game, 2);    // -> 91
     * }</pre>
     *
     * @param game where to start
     * @param depth the length, 0 or more
     * @return how many sequences there are
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    public static long count(UpTurnState game, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("the depth must be 0 or more, not " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        MoveList moves = game.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            count = Math.addExact(count, count(game.play(move), depth - 1));
        }
        return count;
    }
}
