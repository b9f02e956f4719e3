package io.github.uptownrules.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Computes the length of a playout, in moves before its evaluation. Longer playouts reduce the error of the
 * evaluation, but take more time and increase the variance. So the length grows with the number of playouts.
 */
final class CutOff {
    /** Up to this many playouts per move, the shortest length is best. */
    private static final int FEW = 300;

    /**
     * The same limit as {@link #FEW}, but for playouts whose first moves are judged. The shortest playouts then take as
     * long as unjudged playouts of 60 moves.
     */
    private static final int FEW_JUDGED = 2_000;

    static final int SHORTEST = 12;

    private static final int LONGEST = 60;

    /** The number of moves by which the length grows when the number of playouts doubles. */
    private static final double PER_DOUBLING = 10;

    /** The fixed cost of a playout, in moves. */
    private static final int OVERHEAD = 8;

    /** About one part in this many of the thinking time, at most, is spent on measuring the speed of playouts. */
    private static final int TRIAL_PART = 20;

    private static final long MOST_TRIAL_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final int few;

    private CutOff(int few) {
        this.few = few;
    }

    static CutOff of(PlayerView view) {
        return new CutOff(EvaluatedMovePolicy.isWorthIt(view) ? FEW_JUDGED : FEW);
    }

    int plies(double playouts) {
        double doublings = StrictMath.log(playouts / few) / StrictMath.log(2);
        return (int) Math.max(SHORTEST, Math.min(LONGEST, SHORTEST + PER_DOUBLING * doublings));
    }

    /** Returns the length of a playout, given the number of shortest playouts that there is time for. */
    int pliesInTimeFor(double shortest) {
        int plies = SHORTEST;
        while (plies < LONGEST && plies(shortest * (SHORTEST + OVERHEAD) / (plies + 1 + OVERHEAD)) > plies) {
            plies++;
        }
        return plies;
    }

    /** Returns the length for a budget. For a time budget, measures the speed of playouts first. */
    int plies(Budget budget, Supplier<SequentialHalving.Trial> shortest, int moves) {
        if (budget.unit() == Budget.Unit.PLAYOUTS) {
            return plies(budget.amount());
        }
        long nanos = TimeUnit.MILLISECONDS.toNanos(budget.amount());
        SequentialHalving.Trial trial = shortest.get();
        long start = System.nanoTime();
        double[] sums = new double[moves];
        long playouts = 0;
        long taken = 0;
        while (taken < Math.min(MOST_TRIAL_NANOS, nanos / TRIAL_PART)) {
            trial.run(sums);
            playouts += moves;
            taken = System.nanoTime() - start;
        }
        return pliesInTimeFor((double) nanos * budget.threads() / taken * playouts);
    }
}
