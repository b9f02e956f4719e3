package io.github.uptownrules.arena.program;

import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Tells counts of move sequences that end from those that do not, before anything is counted. The number of sequences is estimated
 * from random games (Knuth 1975, Estimating the efficiency of backtrack programs): the product of the numbers of moves on the
 * way of a random game has the number of sequences as its mean.
 */
public final class SequenceLimit {
    /** Hours of work in Uptown, and days in UP TURN. */
    private static final double MOST = 1e12;

    private static final int GAMES = 64;

    private SequenceLimit() {}

    /**
     * Makes sure that sequences can be counted. Those that are shorter are counted on the way, so none of their numbers may be
     * too large either. A depth that no game reaches is fine: there are no sequences.
     *
     * @throws IllegalArgumentException if there are too many
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
