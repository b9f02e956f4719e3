package io.github.uptownrules.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * Tries its most promising moves in many possible worlds, and plays each of these to the end.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried with the same chance after it,
 * so that moves are compared and not worlds. After each of some rounds the worse half of the moves is dropped, as
 * {@link SequentialHalving} allots them. The most promising moves to begin with are those of {@link GreedyBot}.
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
