package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Finds the best of some moves by trying all equally often, then the better half of them, and so on: sequential halving, after
 * Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013).
 */
final class SequentialHalving {
    /**
     * After this many nanoseconds threads meet, and the one that waits for the move looks whether it was interrupted. It cannot
     * notify the others before: its status cannot be seen while it waits for them.
     */
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(10);

    private SequentialHalving() {}

    /** Begins to try moves, on a thread that has its own chance, so that what it finds does not depend on others. */
    @FunctionalInterface
    interface Trying {
        Trial begin(ImmutableList<Move> moves, SplitMix64 random);
    }

    /** Moves that are tried in one possible world after another. */
    @FunctionalInterface
    interface Trial {
        /** Tries all moves in one world more, and adds the reward of each to its sum. */
        void run(double[] sums);
    }

    /** A move, and the sum of the rewards it has had; as all that are left were tried equally often, sums compare. */
    private record Candidate(Move move, double sum) {}

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
     * The best of one move or more, the most promising first, as far as it is known when the budget is spent or the thread is
     * interrupted, which then still is.
     */
    static Move best(List<Move> moves, Budget budget, RandomGenerator random, Trying trying) {
        long start = System.nanoTime();
        List<Candidate> candidates =
                moves.stream().map(move -> new Candidate(move, 0)).toList();
        int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
        for (int round = 1; candidates.size() > 1; round++) {
            ImmutableList<Move> left =
                    candidates.stream().map(Candidate::move).collect(ImmutableList.toImmutableList());
            List<Share> shares = IntStream.range(0, budget.threads())
                    .mapToObj(thread -> new Share(
                            trying.begin(left, new SplitMix64(random.nextLong())),
                            left.size(),
                            budget.playouts(rounds)))
                    .toList();
            run(shares, start + budget.nanos() / rounds * round);
            candidates = betterHalf(candidates, shares);
        }
        return candidates.get(0).move();
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

    private static List<Candidate> betterHalf(List<Candidate> candidates, List<Share> shares) {
        List<Candidate> tried = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            int index = i;
            double sum = shares.stream().mapToDouble(share -> share.sums[index]).sum();
            tried.add(new Candidate(candidates.get(i).move(), candidates.get(i).sum() + sum));
        }
        tried.sort(Comparator.comparingDouble(Candidate::sum).reversed());
        return tried.subList(0, (candidates.size() + 1) / 2);
    }
}
