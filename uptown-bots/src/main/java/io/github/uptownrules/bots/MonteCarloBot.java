package io.github.uptownrules.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * Tries the most promising moves in many possible worlds, and plays each world to the end.
 *
 * <p>A world is drawn from the view (determinization). All moves are tried in the same world with the same random
 * numbers, so that differences between worlds cancel out. {@link SequentialHalving} drops the worse half of the moves
 * after each round. The candidates come from {@link GreedyBot}.
 */
final class MonteCarloBot implements Bot {
    private static final int CANDIDATES = 6;

    private final String name;
    private final Budget budget;

    MonteCarloBot(String name, Budget budget) {
        this.name = name;
        this.budget = budget;
    }

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        return SequentialHalving.best(
                GreedyBot.best(view, CANDIDATES),
                budget,
                random,
                (moves, chance) -> new FullPlayouts(view, moves, chance));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
