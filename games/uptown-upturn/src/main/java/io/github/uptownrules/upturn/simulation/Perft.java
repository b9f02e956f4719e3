package io.github.uptownrules.upturn.simulation;

import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.UpTurnState;

/**
 * Counts move sequences, the usual way to compare two engines: a single wrong move anywhere changes the counts. Chess
 * programmers call this a <i>performance test</i>.
 *
 * @since 0.1.0
 */
public final class Perft {
    private Perft() {}

    /**
     * Returns the number of move sequences of a given length. Games that end earlier are not counted. The moves of the last
     * ply are counted without being played.
     *
     * <pre>{@code
     * Perft.count(game, 1);    // -> 12 (the legal moves)
     * Perft.count(game, 2);    // -> 91
     * }</pre>
     *
     * @param depth the length, 0 or more
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
