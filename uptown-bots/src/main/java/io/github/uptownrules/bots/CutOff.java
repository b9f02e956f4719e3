package io.github.uptownrules.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * How many moves a playout has before it is evaluated. The evaluation errs where playing on would not, but playing on takes time and
 * differs by chance: so the more playouts there are, the longer they are.
 */
final class CutOff {
    /** For so many playouts a move, or fewer, the shortest is best. */
    private static final int FEW = 300;

    /** The same where the first moves of a playout are judged: there the shortest takes as much time as others of 60 moves. */
    private static final int FEW_JUDGED = 2_000;

    static final int SHORTEST = 12;

    private static final int LONGEST = 60;

    /** How much longer playouts are with twice as many of them. */
    private static final double PER_DOUBLING = 10;

    /** How long a playout takes but for its moves, in moves. */
    private static final int OVERHEAD = 8;

    /** Which part of the time is for finding out how fast playouts are. */
    private static final int TRIAL_PART = 20;

    /** No more time is needed than this for that. */
    private static final long MOST_TRIAL_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final int few;

    private CutOff(int few) {
        this.few = few;
    }

    static CutOff of(PlayerView view) {
        return new CutOff(EvaluatedMovePolicy.isWorthIt(view) ? FEW_JUDGED : FEW);
    }

    /** How many moves for a number of playouts. */
    int plies(double playouts) {
        double doublings = StrictMath.log(playouts / few) / StrictMath.log(2);
        return (int) Math.max(SHORTEST, Math.min(LONGEST, SHORTEST + PER_DOUBLING * doublings));
    }

    /** How many moves if there is time for a number of the shortest playouts. */
    int pliesInTimeFor(double shortest) {
        int plies = SHORTEST;
        while (plies < LONGEST && plies(shortest * (SHORTEST + OVERHEAD) / (plies + 1 + OVERHEAD)) > plies) {
            plies++;
        }
        return plies;
    }

    /** How many moves within a budget: on a clock, by trying how fast playouts are. */
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
