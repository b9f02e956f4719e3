package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the best of some moves by trying all equally often, then the better half of them, and so on: sequential halving, after
 * Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013).
 */
final class Halving {
    private Halving() {}

    /** Tries moves. */
    @FunctionalInterface
    interface Trying {
        /** Tries all moves equally often, at least once, and returns the sum of the rewards of each. */
        ImmutableDoubleArray run(ImmutableList<Move> moves, Budget share, SplitMix64 random);
    }

    /** A move, and the sum of the rewards it has had; as all that are left were tried equally often, sums compare. */
    private record Candidate(Move move, double sum) {}

    /** The best of one move or more, the most promising first. */
    static Move best(List<Move> moves, Budget budget, RandomGenerator random, Trying trying) {
        List<Candidate> candidates =
                moves.stream().map(move -> new Candidate(move, 0)).toList();
        int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
        while (candidates.size() > 1) {
            candidates = round(candidates, budget.share(rounds), random, trying);
        }
        return candidates.get(0).move();
    }

    private static List<Candidate> round(
            List<Candidate> candidates, Budget share, RandomGenerator random, Trying trying) {
        ImmutableList<Move> moves = candidates.stream().map(Candidate::move).collect(ImmutableList.toImmutableList());
        // Each thread has its own chance, so what it finds does not depend on the others.
        List<SplitMix64> chances = IntStream.range(0, share.threads())
                .mapToObj(thread -> new SplitMix64(random.nextLong()))
                .toList();
        Stream<SplitMix64> run =
                share.threads() == 1 ? chances.stream() : chances.stream().parallel();
        List<ImmutableDoubleArray> sums =
                run.map(chance -> trying.run(moves, share, chance)).toList();
        List<Candidate> tried = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            int index = i;
            double sum = sums.stream().mapToDouble(array -> array.get(index)).sum();
            tried.add(new Candidate(moves.get(i), candidates.get(i).sum() + sum));
        }
        tried.sort(Comparator.comparingDouble(Candidate::sum).reversed());
        return tried.subList(0, (candidates.size() + 1) / 2);
    }
}
