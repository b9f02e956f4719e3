package io.github.uptownrules.arena.program;

import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Rejects counts of move sequences that would not finish, before anything is counted. The number of sequences is estimated from
 * random games (Knuth 1975, <i>Estimating the efficiency of backtrack programs</i>): multiplying the numbers of legal
 * moves along a random game gives a product whose mean is the number of sequences.
 */
public final class SequenceLimit {
    /** Counting this many sequences takes hours in Uptown and days in UP TURN. */
    private static final double MOST = 1e12;

    private static final int GAMES = 64;

    private SequenceLimit() {}

    /**
     * Checks that the sequences of a depth can be counted. Counting visits all shorter sequences, so their number is limited as
     * well. A depth that no game reaches is valid: it has no sequences.
     *
     * @throws IllegalArgumentException if there are too many sequences
     */
    public static void check(PlayedGame.Whole start, int depth) {
        SplitMix64 random = new SplitMix64(1);
        List<PlayedGame.Whole> games = new ArrayList<>(Collections.nCopies(GAMES, start));
        double[] products = new double[GAMES];
        Arrays.fill(products, 1);
        for (int ply = 1; ply <= depth; ply++) {
            double sequences = 0;
            for (int game = 0; game < GAMES; game++) {
                if (products[game] > 0) {
                    List<String> moves = games.get(game).legalMoves();
                    products[game] *= moves.size();
                    sequences += products[game] / GAMES;
                    if (!moves.isEmpty()) {
                        games.set(game, games.get(game).play(moves.get(random.nextInt(moves.size()))));
                    }
                }
            }
            if (sequences > MOST) {
                throw new IllegalArgumentException("sequences of " + depth + " moves cannot be counted: of those of "
                        + ply
                        + " moves alone there are more than 10^" + Math.round(StrictMath.log10(MOST))
                        + "; the greatest depth from here is "
                        + (ply - 1));
            }
            if (sequences == 0) {
                return;
            }
        }
    }
}
