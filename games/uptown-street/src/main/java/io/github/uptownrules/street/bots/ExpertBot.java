package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.RankedMoves.Prospect;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Tries the moves that look best in many possible worlds, and plays each of these to the end.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried with the same chance after it, so
 * that moves are compared and not worlds.
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

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
