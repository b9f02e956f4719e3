package io.github.uptownrules.core.simulation;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.Move;

/**
 * Counts move sequences, the customary way to compare two engines: if one move anywhere is wrong, the numbers differ.
 * The name is short for <i>performance test</i>, as chess programmers use it.
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of move sequences of a given length. A game that ends earlier adds none.
     *
     * <pre>{@code
     * Perft.count(game, 0);    // -> 1 (the empty sequence)
     * Perft.count(game, 1);    // -> 45 (the legal moves)
     * }</pre>
     *
     * @param game where to start
     * @param depth the length, 0 or more
     * @return how many sequences there are
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    public static long count(GameState game, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("the depth must not be negative, as " + depth + " is");
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
