package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Tries its moves in many possible worlds, and plays each world to the end.
 *
 * <p>Worlds are sampled from the view (determinization). In each world every move is tried with the same later random
 * numbers, so that differences come from the moves. {@link SequentialHalving} drops the worse half of the moves after each
 * round.
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

    @Override
    public String toString() {
        return name;
    }
}
