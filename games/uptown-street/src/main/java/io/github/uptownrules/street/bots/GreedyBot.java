package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/** Looks one move ahead and takes what looks best by an {@link Appraisal}; among equals, any. */
final class GreedyBot implements Bot {
    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        RankedMoves.choices(view);
        MutableTable table = new MutableTable(view, new DeckNumbers(view.deck()), Piles.of(view));
        CopyableRandom chance = new CopyableRandom();
        chance.set(random.nextLong());
        return table.move(new GreedyPolicy(table, chance).choose());
    }
}
