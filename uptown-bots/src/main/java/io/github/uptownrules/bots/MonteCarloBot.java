package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tries its most promising moves in many possible worlds, and plays each of these to the end.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried with the same chance after it,
 * so that moves are compared and not worlds. After each of some rounds the worse half of the moves is dropped: sequential
 * halving, after Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013). The most
 * promising moves to begin with are those of {@link GreedyBot}.
 */
final class MonteCarloBot implements Bot {
    private static final int CANDIDATES = 6;

    private final Budget budget;

    MonteCarloBot(Budget budget) {
        this.budget = budget;
    }

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        List<Candidate> candidates = GreedyBot.best(view, CANDIDATES).stream()
                .map(move -> new Candidate(move, 0))
                .toList();
        int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
        while (candidates.size() > 1) {
            candidates = round(view, candidates, budget.share(rounds), random);
        }
        return candidates.get(0).move();
    }

    /** A move, and the sum of the rewards it has had; as all that are left were tried equally often, sums compare. */
    private record Candidate(Move move, double sum) {}

    private static List<Candidate> round(
            PlayerView view, List<Candidate> candidates, Budget share, RandomGenerator random) {
        ImmutableList<Move> moves = candidates.stream().map(Candidate::move).collect(ImmutableList.toImmutableList());
        // Each thread has its own chance, so what it finds does not depend on the others.
        List<Trials> trials = IntStream.range(0, share.threads())
                .mapToObj(thread -> new Trials(view, moves, new SplitMix64(random.nextLong())))
                .toList();
        Stream<Trials> run =
                share.threads() == 1 ? trials.stream() : trials.stream().parallel();
        List<ImmutableDoubleArray> sums = run.map(trial -> trial.run(share)).toList();
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
