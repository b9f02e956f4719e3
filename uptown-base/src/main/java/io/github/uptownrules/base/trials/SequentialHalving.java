package io.github.uptownrules.base.trials;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Finds the best of several moves by sequential halving: it tries all moves equally often, then the better half of
 * them, and so on. The method is from Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed
 * bandits</i> (ICML 2013). It works for the moves of any game.
 *
 * <pre>{@code
 * import com.google.common.collect.ImmutableList;
 * import io.github.uptownrules.base.trials.SequentialHalving;
 *
 * String best = SequentialHalving.best(ImmutableList.of("a", "b"), Budget.parse("100"), random, (moves, chance) -> sums -> {
 *     for (int i = 0; i < sums.length; i++) {
 *         sums[i] += moves.get(i).equals("b") ? chance.nextInt(3) : chance.nextInt(2);
 *     }
 * });
 * best;     // -> b
 * }</pre>
 *
 * @since 0.1.0
 */
public final class SequentialHalving {
    /**
     * The time between synchronizations of the threads, in nanoseconds. The calling thread checks its interrupt status
     * only at these times, because it cannot do so while it waits for the other threads.
     */
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(10);

    private SequentialHalving() {}

    /**
     * Starts trials on one thread, with an independent random generator, so that the result does not depend on the
     * other threads.
     *
     * @param <M> the moves
     */
    @FunctionalInterface
    public interface Trying<M> {
        /**
         * Starts the trials of some moves.
         *
         * @param random the source of randomness of this thread
         */
        Trial begin(ImmutableList<M> moves, SplitMix64 random);
    }

    /** Trials of moves in successive possible worlds. */
    @FunctionalInterface
    public interface Trial {
        /**
         * Tries all moves in one more world, and adds the reward of each to its sum.
         *
         * @param sums the sum of rewards by index of move
         */
        void run(double[] sums);
    }

    /** A move and the sum of its rewards. Sums are comparable, because the remaining moves were tried equally often. */
    private record Candidate<M>(M move, double sum) {
        @Override
        public String toString() {
            return move.toString(); // without the sum, because formatting a double needs large tables in a browser
        }
    }

    /** The work of one thread in a round. */
    private static final class Share {
        private final Trial trial;
        private final double[] sums;
        private long playoutsLeft;

        Share(Trial trial, int moves, long playouts) {
            this.trial = trial;
            this.sums = new double[moves];
            this.playoutsLeft = playouts;
        }

        boolean isDone() {
            return playoutsLeft <= 0;
        }

        void goOn(long until) {
            while (!isDone() && until - System.nanoTime() > 0) {
                trial.run(sums);
                playoutsLeft -= sums.length;
            }
        }
    }

    /**
     * Returns the move that looks best when the budget is spent or the thread is interrupted. The interrupt status
     * stays set.
     *
     * @param moves one or more moves, the most promising first; the order decides between untried moves
     * @param random the source of randomness; with a budget of playouts, the same bits give the same move
     * @param trying starts the trials on each thread of the budget
     * @throws IllegalArgumentException if there is no move
     */
    public static <M> M best(List<M> moves, Budget budget, RandomGenerator random, Trying<M> trying) {
        requireNonNull(budget, "budget");
        requireNonNull(random, "random");
        requireNonNull(trying, "trying");
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose");
        }
        long start = System.nanoTime();
        List<Candidate<M>> candidates =
                moves.stream().map(move -> new Candidate<>(move, 0)).toList();
        int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
        for (int round = 1; candidates.size() > 1; round++) {
            ImmutableList<M> left = candidates.stream().map(Candidate::move).collect(ImmutableList.toImmutableList());
            List<Share> shares = IntStream.range(0, budget.threads())
                    .mapToObj(thread -> new Share(
                            trying.begin(left, new SplitMix64(random.nextLong())),
                            left.size(),
                            playouts(budget, rounds)))
                    .toList();
            run(shares, start + nanos(budget) / rounds * round);
            candidates = betterHalf(candidates, shares);
        }
        return candidates.get(0).move();
    }

    /** Returns the number of playouts per thread and round, 1 or more. */
    private static long playouts(Budget budget, int rounds) {
        return budget.unit() == Budget.Unit.PLAYOUTS
                ? Math.max(1, budget.amount() / rounds / budget.threads())
                : Long.MAX_VALUE;
    }

    /** Returns the time for a move in nanoseconds. */
    private static long nanos(Budget budget) {
        return budget.unit() == Budget.Unit.PLAYOUTS ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(budget.amount());
    }

    /** Runs all shares until they are done or the time is up. */
    private static void run(List<Share> shares, long end) {
        long now = System.nanoTime();
        while (end - now > 0
                && !Thread.currentThread().isInterrupted()
                && !shares.stream().allMatch(Share::isDone)) {
            long until = now + Math.min(SLICE, end - now);
            (shares.size() == 1 ? shares.stream() : shares.stream().parallel()).forEach(share -> share.goOn(until));
            now = System.nanoTime();
        }
    }

    private static <M> List<Candidate<M>> betterHalf(List<Candidate<M>> candidates, List<Share> shares) {
        List<Candidate<M>> tried = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            int index = i;
            double sum = shares.stream().mapToDouble(share -> share.sums[index]).sum();
            tried.add(
                    new Candidate<>(candidates.get(i).move(), candidates.get(i).sum() + sum));
        }
        tried.sort(Comparator.comparingDouble((Candidate<M> candidate) -> candidate.sum())
                .reversed());
        return tried.subList(0, (candidates.size() + 1) / 2);
    }
}
