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
 * Finds the best of some moves by trying all equally often, then the better half of them, and so on: sequential halving, after
 * Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013). It knows no game: a move is whatever
 * can be tried.
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
     * After this many nanoseconds threads meet, and the one that waits for the move looks whether it was interrupted. It cannot
     * notify the others before: its status cannot be seen while it waits for them.
     */
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(10);

    private SequentialHalving() {}

    /**
     * Begins to try moves, on a thread that has its own chance, so that what it finds does not depend on others.
     *
     * @param <M> what is tried
     */
    @FunctionalInterface
    public interface Trying<M> {
        /**
         * Begins to try some moves.
         *
         * @param moves the moves
         * @param random where all chance of this thread comes from
         * @return what tries them
         */
        Trial begin(ImmutableList<M> moves, SplitMix64 random);
    }

    /** Moves that are tried in one possible world after another. */
    @FunctionalInterface
    public interface Trial {
        /**
         * Tries all moves in one world more, and adds the reward of each to its sum.
         *
         * @param sums by move, what its rewards come to
         */
        void run(double[] sums);
    }

    /** A move, and the sum of the rewards it has had; as all that are left were tried equally often, sums compare. */
    private record Candidate<M>(M move, double sum) {
        @Override
        public String toString() {
            return move.toString(); // a double as text takes tables that a browser would have to load
        }
    }

    /** What one thread does in a round. */
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
     * The best of some moves, as far as it is known when the budget is spent or the thread is interrupted, which then still is.
     *
     * @param moves one move or more, the most promising first: what is never tried is judged by that
     * @param budget how long to try
     * @param random where all chance comes from: the same bits and number of playouts find the same move
     * @param trying what tries moves; it is asked on each thread of the budget
     * @param <M> what is tried
     * @return one of the moves
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

    /** Returns the number of playouts that one thread may make in each round, 1 or more. */
    private static long playouts(Budget budget, int rounds) {
        return budget.unit() == Budget.Unit.PLAYOUTS
                ? Math.max(1, budget.amount() / rounds / budget.threads())
                : Long.MAX_VALUE;
    }

    /** Returns the number of nanoseconds that a move may take. */
    private static long nanos(Budget budget) {
        return budget.unit() == Budget.Unit.PLAYOUTS ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(budget.amount());
    }

    /** Goes on until all is done, or it is too late: one clock for all. */
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
