package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** Trials of moves in possible worlds of a view, with {@code greedy} in all seats. Not thread-safe. */
final class Playouts {
    /** The weight of winning in a reward; the rest is for the lead, which is more informative after few playouts. */
    private static final double WINNING = 0.5;

    /** The lead in points that earns three quarters of the reward for the lead. */
    private static final double LEAD = 6;

    private final Piles piles;
    private final MutableTable start;
    private final MutableTable table;
    private final CopyableRandom chance = new CopyableRandom();
    private final GreedyPolicy policy;

    /** The random state after any move in this world. */
    private long bits;

    Playouts(StreetView view, DeckNumbers deck) {
        this.piles = Piles.of(view);
        this.start = new MutableTable(view, deck, piles);
        this.table = new MutableTable(view, deck, piles);
        this.policy = new GreedyPolicy(table, chance);
    }

    /** Deals a possible world; all worlds are equally likely. */
    void deal(RandomGenerator random) {
        piles.deal(random);
        bits = random.nextLong();
    }

    /** Plays a move in the world, and the rest of the game. */
    Playouts play(int move) {
        chance.set(bits);
        table.set(start).play(move);
        while (!table.isOver()) {
            table.play(policy.choose());
        }
        return this;
    }

    /**
     * Returns the reward of the seat that moved, 0 to 1, from its share of the win and its lead over the seats that do not
     * share the win. If all seats share the win, the lead is 0.
     */
    double reward() {
        int winners = table.winnerBits();
        int partners = (winners >> start.seat() & 1) == 0 ? 0 : winners;
        int best = Integer.MIN_VALUE;
        for (int rival = 0; rival < table.seats(); rival++) {
            boolean isRival = rival != start.seat() && (partners >> rival & 1) == 0;
            best = isRival ? Math.max(best, table.score(rival)) : best;
        }
        double lead = best == Integer.MIN_VALUE ? 0 : score() - best;
        // Unlike the logistic function, this gives the same bits on every machine.
        return WINNING * winShare() + (1 - WINNING) * (1 + lead / (LEAD + Math.abs(lead))) / 2;
    }

    /** Returns the seat's share of the win: 1 alone, less if shared, 0 if it lost. */
    double winShare() {
        int winners = table.winnerBits();
        return (winners >> start.seat() & 1) / (double) Integer.bitCount(winners);
    }

    int score() {
        return table.score(start.seat());
    }

    SequentialHalving.Trial trial(ImmutableList<Move> moves, RandomGenerator random) {
        int[] numbers = moves.stream().mapToInt(MutableTable::number).toArray();
        return sums -> {
            deal(random);
            for (int move = 0; move < sums.length; move++) {
                sums[move] += play(numbers[move]).reward();
            }
        };
    }
}
