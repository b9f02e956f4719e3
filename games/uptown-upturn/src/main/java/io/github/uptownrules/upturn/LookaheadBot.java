package io.github.uptownrules.upturn;

import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Tries its moves in many possible worlds, and lets {@link SensibleBot} play each of these to the end.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried, so that moves are compared and not
 * worlds. After each of some rounds the worse half of the moves is dropped: sequential halving, after Karnin, Koren and Somekh,
 * <i>Almost optimal exploration in multi-armed bandits</i> (ICML 2013).
 */
final class LookaheadBot implements Bot {
    /** A playout that has not ended then is won by no seat. */
    private static final int MOST_MOVES = 300;

    private final Budget budget;
    private final Rollout rollout = Rollout.of(new SensibleBot(), MOST_MOVES);

    LookaheadBot(Budget budget) {
        this.budget = budget;
    }

    /** A move, and how many playouts were won after it; as all that are left were tried equally often, these compare. */
    private record Candidate(Move move, int wins) {}

    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        List<Candidate> candidates = candidates(view);
        int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
        while (candidates.size() > 1) {
            candidates = round(view, candidates, budget.share(rounds), random);
        }
        return candidates.get(0).move();
    }

    /** All moves but those that forget the call, and those that hand tiles out in a way unlike that of a sensible player. */
    private static List<Candidate> candidates(UpTurnView view) {
        Mover mover = view.moverToChoose();
        Map<Integer, HandOuts> toTheFewest = new HashMap<>();
        return view.legalMoves().stream()
                .filter(move -> !mover.missesCall(move))
                .filter(move -> !(move instanceof NumberMove numbers)
                        || isLikely(
                                numbers.handOuts(),
                                toTheFewest.computeIfAbsent(
                                        numbers.handOuts().size(),
                                        tiles -> SensibleBot.toTheFewest(view, mover.seat(), tiles))))
                .map(move -> new Candidate(move, 0))
                .toList();
    }

    /** Whether all is handed to one seat, or each tile to the seat with the fewest. */
    private static boolean isLikely(HandOuts handOuts, HandOuts toTheFewest) {
        return handOuts.equals(toTheFewest)
                || Seat.all().stream().anyMatch(seat -> handOuts.of(seat) == handOuts.size());
    }

    private List<Candidate> round(UpTurnView view, List<Candidate> candidates, Budget share, RandomGenerator random) {
        Seat own = view.turn().orElseThrow();
        int[] wins = new int[candidates.size()];
        long start = System.nanoTime();
        long playouts = 0;
        do {
            UpTurnState world = view.sample(random.nextLong());
            long chance = random.nextLong();
            for (int i = 0; i < wins.length; i++) {
                UpTurnState end = rollout.playOut(world.play(candidates.get(i).move()), new SplitMix64(chance));
                wins[i] += end.tilesLeft(own) == 0 ? 1 : 0;
                playouts++;
            }
        } while (share.isLeft(start, playouts));
        List<Candidate> tried = new ArrayList<>();
        for (int i = 0; i < wins.length; i++) {
            tried.add(new Candidate(candidates.get(i).move(), candidates.get(i).wins() + wins[i]));
        }
        tried.sort(Comparator.comparingInt(Candidate::wins).reversed());
        return tried.subList(0, (tried.size() + 1) / 2);
    }
}
