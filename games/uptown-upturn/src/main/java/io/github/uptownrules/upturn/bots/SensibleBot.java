package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Plays as a thoughtful beginner does, with no chance in it: lays as many numbers at once as it can, keeps the direction that
 * suits its rack, saves jokers for the turn in which it wins, hands tiles to the seat with the fewest, and never forgets the call.
 * The weights were found by letting players with others play against each other.
 */
final class SensibleBot implements Bot {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        requireNonNull(random, "random");
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        MutableTable table = TableSetup.toChooseFrom(view);
        return PolicyMoves.of(table, new Policy(Weights.SENSIBLE).choose(table));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return "sensible";
    }
}
