package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;

/** Tries moves in possible worlds of a view, on one thread. */
final class FullPlayouts implements SequentialHalving.Trial {
    /** How much of a reward is for winning; the rest is for being ahead by many points. */
    private static final double WINNING = 0.7;

    /** By how many points one is ahead, or behind, for all or nothing of the rest. */
    private static final double FAR = 6;

    private static final GroupingPolicy POLICY = new GroupingPolicy();

    private final PlayerView view;
    private final Seat seat;
    private final ImmutableList<Move> moves;
    private final SplitMix64 random;
    private final Rollout world;
    private final Rollout rollout;

    FullPlayouts(PlayerView view, ImmutableList<Move> moves, SplitMix64 random) {
        this.view = view;
        this.seat = view.turn().orElseThrow();
        this.moves = moves;
        this.random = random;
        this.world = Rollout.of(view.sample(random));
        this.rollout = Rollout.of(view.sample(random));
    }

    @Override
    public void run(double[] sums) {
        world.set(view.sample(random));
        long chance = random.nextLong();
        for (int move = 0; move < sums.length; move++) {
            rollout.set(world).play(moves.get(move)).playOut(POLICY, new SplitMix64(chance));
            sums[move] += reward(rollout);
        }
    }

    private double reward(Rollout rollout) {
        int winners = rollout.winnerBits();
        double win = (winners >> seat.ordinal() & 1) / (double) Integer.bitCount(winners);
        int best = Integer.MIN_VALUE;
        for (Seat rival : rollout.seats()) {
            best = rival == seat ? best : Math.max(best, rollout.score(rival));
        }
        double lead = Math.max(-FAR, Math.min(FAR, rollout.score(seat) - best));
        return WINNING * win + (1 - WINNING) * (lead + FAR) / (2 * FAR);
    }
}
