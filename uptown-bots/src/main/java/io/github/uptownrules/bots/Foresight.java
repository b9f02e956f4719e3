package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.random.SplitMix64;
import java.util.Optional;

/**
 * Tries moves in possible worlds of a view, on one thread: plays on for a while, and then asks an
 * {@link Evaluation}; or, if none is known, to the end.
 */
final class Foresight {
    /** How far it plays on: to the end is worse, and not at all, too. */
    private static final int PLIES = 12;

    private final PlayerView view;
    private final int seat;
    private final Optional<Evaluation> evaluation;
    private final int plies;

    Foresight(PlayerView view, Optional<Weights> weights) {
        this.view = view;
        this.seat = view.turn().orElseThrow().ordinal();
        this.evaluation = weights.map(Evaluation::new);
        this.plies = weights.isPresent() ? PLIES : Integer.MAX_VALUE;
    }

    /** Tries all moves equally often, at least once, and returns the sum of the rewards of each. */
    ImmutableDoubleArray run(ImmutableList<Move> moves, Budget share, SplitMix64 random) {
        double[] sums = new double[moves.size()];
        Field field = new Field(view);
        Playout world = new Playout(view);
        Playout playout = new Playout(view);
        long start = System.nanoTime();
        long playouts = 0;
        do {
            world.deal(field, random);
            for (int move = 0; move < sums.length; move++) {
                boolean isOpen = playout.set(world).play(moves.get(move)).playOn(plies);
                sums[move] += isOpen
                        ? evaluation.orElseThrow().reward(playout.field, seat, playout.turn())
                        : Evaluation.rewardAtEnd(playout.field, seat);
                playouts++;
            }
        } while (share.isLeft(start, playouts));
        return ImmutableDoubleArray.copyOf(sums);
    }
}
