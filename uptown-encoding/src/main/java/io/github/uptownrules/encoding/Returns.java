package io.github.uptownrules.encoding;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;

/**
 * The result of a game for each seat as a training target, for any scoring. The returns of a game add up to 0, except for
 * rounding.
 *
 * <p>Returns are computed from standings. These may come from a finished game, a record that ended by resignation, a {@link
 * io.github.uptownrules.core.simulation.Rollout}, or a scoring other than the game's: {@code Standings.of(game, scoring)}.
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
     * The share of the win minus <i>1/n</i>, with <i>n</i> seats. Joint winners share the win equally. The range is from <i>1 -
     * 1/n</i> for a sole winner to <i>-1/n</i>.
     */
    WIN_SHARE {
        @Override
        double of(Standing seat, Standings all) {
            double share = seat.rank() == 1 ? 1.0 / all.winners().size() : 0;
            return share - 1.0 / all.bySeat().size();
        }
    },

    /**
     * The mean over the other seats of 1 for a seat behind, 0 for the same rank, and -1 for a seat ahead: from 1, for a sole
     * winner, to -1. With two seats these are a win, a tie and a loss.
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

    /** The score minus the mean score, in points. Tie-breaks and forfeits do not affect it. */
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
     * Returns the returns of all seats, seat 1 first.
     *
     * @param standings the standings at the end of a game, or at any moment of it
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
