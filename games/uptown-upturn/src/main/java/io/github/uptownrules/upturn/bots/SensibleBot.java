package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Plays like a thoughtful beginner, without randomness: lays as many numbers at once as possible, prefers the direction that
 * suits its rack, saves jokers for the winning turn, hands tiles to the seat with the fewest, and never misses a call. Its
 * weights were tuned in games between bots.
 */
final class SensibleBot implements Bot {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        requireNonNull(random, "random");
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        MutableTable table = TableSetup.toChooseFrom(view);
        return PolicyMoves.of(table, new Policy(Weights.SENSIBLE).choose(table));
    }

    @Override
    public String toString() {
        return "sensible";
    }
}
