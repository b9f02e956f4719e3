package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Tries its moves in many possible worlds, and plays each of these to the end.
 *
 * <p>A world is drawn from the view (determinization), and in one world every move is tried with the same chance after it, so
 * that moves are compared and not worlds. After each of some rounds the worse half of the moves is dropped, as {@link
 * SequentialHalving} allots them.
 */
final class ExpertBot implements Bot {
    private final String name;
    private final Budget budget;

    ExpertBot(String name, Budget budget) {
        this.name = name;
        this.budget = budget;
    }

    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        return SequentialHalving.best(
                Candidates.of(view), budget, random, (moves, chance) -> Playouts.trial(view, moves, chance));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
