package io.github.uptownrules.encoding;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;

/**
 * What a game was worth to each seat, as a number to learn from, whatever the scoring. What one seat wins the others lose: the
 * returns of a game add up to 0, but for rounding.
 *
 * <p>Standings know all that is needed: those of a finished game, of a record that ended by resignation, of a {@link
 * io.github.uptownrules.core.simulation.Rollout}, or of another scoring than the game's, {@code Standings.of(game, scoring)}.
 *
 * <pre>{@code
 * Standings standings = game.play(move).standings();           // seat 1 has a group, the others have none
 * Arrays.toString(Returns.PLACES.bySeat(standings));           // -> [-1.0, 0.3333333333333333, 0.3333333333333333, 0.3333333333333333]
 * Arrays.toString(Returns.MARGIN.bySeat(standings));           // -> [-0.75, 0.25, 0.25, 0.25]
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Returns {
    /**
     * The share of the win, which joint winners share equally, less what everybody would have if all shared it: from <i>1 -
     * 1/n</i> for a sole winner to <i>-1/n</i>, with <i>n</i> seats.
     */
    WIN_SHARE {
        @Override
        double of(Standing seat, Standings all) {
            double share = seat.rank() == 1 ? 1.0 / all.winners().size() : 0;
            return share - 1.0 / all.bySeat().size();
        }
    },

    /**
     * The mean over the other seats of 1 for each that is behind, 0 for each of the same rank, -1 for each that is ahead: from 1
     * for a sole winner to -1. With two seats these are a win, a tie and a loss.
     */
    PLACES {
        @Override
        double of(Standing seat, Standings all) {
            int sum = 0;
            for (Standing other : all.bySeat()) {
                sum += Integer.compare(other.rank(), seat.rank());
            }
            return (double) sum / (all.bySeat().size() - 1);
        }
    },

    /** The score less the mean score, in points. Ties that the scoring breaks, and forfeits, make no difference to it. */
    MARGIN {
        @Override
        double of(Standing seat, Standings all) {
            double sum = 0;
            for (Standing other : all.bySeat()) {
                sum += other.score();
            }
            return seat.score() - sum / all.bySeat().size();
        }
    };

    abstract double of(Standing seat, Standings all);

    /**
     * The returns of all seats.
     *
     * @param standings who is ahead, and by what; before the end of a game, as the board stands
     * @return as many numbers as there are seats, seat 1 first
     */
    public double[] bySeat(Standings standings) {
        ImmutableList<Standing> bySeat = standings.bySeat();
        double[] returns = new double[bySeat.size()];
        for (int i = 0; i < returns.length; i++) {
            returns[i] = of(bySeat.get(i), standings);
        }
        return returns;
    }
}
