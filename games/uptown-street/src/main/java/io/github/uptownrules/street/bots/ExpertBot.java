package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.RankedMoves.Prospect;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A bot that tries the most promising moves in many possible worlds, each played to the end.
 *
 * <p>A world is sampled from the view (determinization). Every move is tried in the same world with the same random choices, so
 * differences between worlds cancel out.
 */
final class ExpertBot implements Bot {
    private static final int CANDIDATES = 8;

    private final String name;
    private final Budget budget;

    ExpertBot(String name, Budget budget) {
        this.name = name;
        this.budget = budget;
    }

    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        DeckNumbers deck = new DeckNumbers(view.deck());
        List<Move> candidates = RankedMoves.of(view, deck).stream()
                .limit(CANDIDATES)
                .map(Prospect::move)
                .toList();
        return SequentialHalving.best(
                candidates, budget, random, (moves, chance) -> new Playouts(view, deck).trial(moves, chance));
    }

    @Override
    public String toString() {
        return name;
    }
}
