package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** Looks one move ahead and takes what looks best by an {@link Appraisal}; among equals, any. */
final class GreedyBot implements Bot {
    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        ImmutableList<Move> moves = Bots.choices(view);
        Appraisal appraisal = new Appraisal(view);
        Move best = moves.get(0);
        double highest = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < moves.size(); i++) {
            double value = appraisal.of(moves.get(i));
            equals = value > highest ? 0 : equals;
            if (value >= highest && RandomInts.below(random, ++equals) == 0) {
                best = moves.get(i);
                highest = value;
            }
        }
        return best;
    }
}
