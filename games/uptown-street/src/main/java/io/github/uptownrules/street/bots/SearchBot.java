package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Tries its most promising moves in many possible worlds, and lets {@link GreedyBot} go on for three rounds in each.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried with the same chance after it,
 * so that moves are compared and not worlds. Again and again the worse half of the moves is dropped: sequential
 * halving, after Karnin, Koren and Somekh, <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013). The most
 * promising moves to begin with are those of {@link Appraisal}.
 */
final class SearchBot implements Bot {
    private static final int CANDIDATES = 8;

    /** How many rounds are played before what has come of a move is judged. */
    private static final int ROUNDS = 3;

    private static final Bot POLICY = new GreedyBot();

    private final Budget budget;

    SearchBot(Budget budget) {
        this.budget = budget;
    }

    /** A move and what its trials brought together; those still in the running were tried equally often. */
    private static final class Candidate {
        private final Move move;
        private double reward;

        Candidate(Move move) {
            this.move = move;
        }

        double reward() {
            return reward;
        }
    }

    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        List<Candidate> candidates =
                Appraisal.best(view, CANDIDATES).stream().map(Candidate::new).toList();
        int halvings = Integer.SIZE - Integer.numberOfLeadingZeros(candidates.size() - 1);
        while (candidates.size() > 1) {
            tryAll(view, candidates, halvings, random);
            candidates = ImmutableList.sortedCopyOf(
                            Comparator.comparingDouble(Candidate::reward).reversed(), candidates)
                    .subList(0, (candidates.size() + 1) / 2);
        }
        return candidates.get(0).move;
    }

    /** Tries all moves equally often, at least once. */
    private void tryAll(StreetView view, List<Candidate> candidates, int halvings, RandomGenerator random) {
        Seat seat = view.turn().orElseThrow().seat();
        long start = System.nanoTime();
        int trials = 0;
        do {
            StreetState world = view.sample(random);
            long chance = random.nextLong();
            for (Candidate candidate : candidates) {
                StreetState game = goOn(world.play(candidate.move), new SplitMix64(chance));
                candidate.reward += Reward.of(game.view(), seat);
                trials++;
            }
        } while (budget.isLeft(start, trials, halvings));
    }

    /** Plays on for some rounds, or to the end. */
    private static StreetState goOn(StreetState game, RandomGenerator random) {
        StreetState now = game;
        for (int turns = ROUNDS * game.seats().size(); turns > 0 && !now.isOver(); turns--) {
            Seat seat = now.turn().orElseThrow().seat();
            do {
                now = now.play(POLICY.choose(now.view(), random));
            } while (now.turn().filter(turn -> turn.seat() == seat).isPresent());
        }
        return now;
    }
}
