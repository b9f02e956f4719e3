package io.github.uptownrules.core.simulation;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.Move;
import java.util.stream.Stream;

/**
 * Counts move sequences, the usual way to compare two engines: a single wrong move anywhere changes the numbers. The
 * name is chess jargon, short for <i>performance test</i>. The moves of the last ply are counted, not played (bulk
 * counting).
 *
 * @since 0.1.0
 */
public final class Perft {
    private Perft() {}

    /**
     * Counts the move sequences of a given length. Games that end earlier are not counted.
     *
     * <pre>{@code
     * Perft.count(game, 0);    // -> 1 (the empty sequence)
     * Perft.count(game, 1);    // -> 45 (the legal moves)
     * }</pre>
     *
     * @param depth the length, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the count exceeds {@link Long#MAX_VALUE}
     */
    public static long count(GameState game, int depth) {
        requireNonNull(game, "game");
        checkDepth(depth);
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

    /**
     * Counts like {@link #count}, but on all cores: in the pool of the caller, or else in the common
     * {@link java.util.concurrent.ForkJoinPool}.
     *
     * @param depth the length, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the count exceeds {@link Long#MAX_VALUE}
     */
    public static long countInParallel(GameState game, int depth) {
        checkDepth(depth);
        if (depth < 3) {
            return count(game, depth);
        }
        // Two plies give enough tasks of similar size for any number of cores.
        return game.legalMoves().stream().map(game::play).flatMap(Perft::nextStates).toList().stream()
                .parallel()
                .mapToLong(next -> count(next, depth - 2))
                .reduce(0, Math::addExact);
    }

    private static Stream<GameState> nextStates(GameState game) {
        return game.legalMoves().stream().map(game::play);
    }

    private static void checkDepth(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("the depth must be 0 or more, not " + depth);
        }
    }
}
