package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** Tries moves in possible worlds of a view: from there {@code greedy} plays to the end on all seats. For one thread. */
final class Playouts {
    /** How much of a reward is for winning; the rest is for the lead, which says more where few playouts are made. */
    private static final double WINNING = 0.5;

    /** A lead of so many points brings three quarters of the rest. */
    private static final double LEAD = 6;

    private final Piles piles;
    private final MutableTable start;
    private final MutableTable table;
    private final CopyableRandom chance = new CopyableRandom();
    private final GreedyPolicy policy;

    /** What chance begins with in this world, after whatever move. */
    private long bits;

    Playouts(StreetView view, DeckNumbers deck) {
        this.piles = Piles.of(view);
        this.start = new MutableTable(view, deck, piles);
        this.table = new MutableTable(view, deck, piles);
        this.policy = new GreedyPolicy(table, chance);
    }

    /** Goes to a possible world, each equally likely. */
    void deal(RandomGenerator random) {
        piles.deal(random);
        bits = random.nextLong();
    }

    /** Plays a move in the world, and goes on to the end. */
    Playouts play(int move) {
        chance.set(bits);
        table.set(start).play(move);
        while (!table.isOver()) {
            table.play(policy.choose());
        }
        return this;
    }

    /**
     * The reward of the seat that moved, 0 to 1: for its share of the win and for its lead over the seats that do not win with it.
     * Without such a seat, the lead is 0.
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
        // Unlike the logistic function, this is the same on every machine to the last bit.
        return WINNING * winShare() + (1 - WINNING) * (1 + lead / (LEAD + Math.abs(lead))) / 2;
    }

    /** Which part of the victory it has: 1 alone, less with others, 0 without. */
    double winShare() {
        int winners = table.winnerBits();
        return (winners >> start.seat() & 1) / (double) Integer.bitCount(winners);
    }

    /** The score of the seat that moved. */
    int score() {
        return table.score(start.seat());
    }

    /** Tries moves in worlds of the view. */
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
