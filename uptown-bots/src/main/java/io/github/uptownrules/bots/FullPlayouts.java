package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;

/** Tries moves in possible worlds of a view, each played to the end, on one thread. */
final class FullPlayouts implements SequentialHalving.Trial {
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
            sums[move] += reward();
        }
    }

    /**
     * Returns the reward at the end: the share of the win, as in tournaments, plus the lead over the seats that do
     * not win with it. So partners who win together do not compete for points.
     */
    private double reward() {
        int ranks = 0;
        for (Seat each : rollout.seats()) {
            ranks |= rollout.rank(each) << Evaluation.RANK_BITS * each.ordinal();
        }
        int winners = Evaluation.winnerBits(view.ruleset(), ranks);
        boolean isWinner = (winners >> seat.ordinal() & 1) != 0;
        int best = Integer.MIN_VALUE;
        for (Seat other : rollout.seats()) {
            boolean isRival = !isWinner || (winners >> other.ordinal() & 1) == 0;
            best = isRival && other != seat ? Math.max(best, rollout.score(other)) : best;
        }
        double win = isWinner ? 1.0 / Integer.bitCount(winners) : 0;
        return Evaluation.reward(win, best == Integer.MIN_VALUE ? 0 : rollout.score(seat) - best);
    }
}
