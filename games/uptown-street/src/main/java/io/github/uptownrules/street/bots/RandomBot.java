package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** A bot that plays a random legal move; all legal moves are equally likely. */
final class RandomBot implements Bot {
    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        ImmutableList<Move> moves = RankedMoves.choices(view);
        return moves.get(RandomInts.below(random, moves.size()));
    }

    @Override
    public String toString() {
        return "random";
    }
}
