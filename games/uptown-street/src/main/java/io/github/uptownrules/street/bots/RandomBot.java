package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** Plays any legal move, each equally likely. */
final class RandomBot implements Bot {
    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        ImmutableList<Move> moves = RankedMoves.choices(view);
        return moves.get(RandomInts.below(random, moves.size()));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return "random";
    }
}
