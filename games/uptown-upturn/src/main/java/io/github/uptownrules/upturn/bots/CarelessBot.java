package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Plays as a sensible player who overlooks tiles of its rack, each with a probability, anew for each move. What it sees it plays
 * well, it never forgets the call, and it overlooks none while it has to lay one.
 */
final class CarelessBot implements Bot {
    private final String name;
    private final double carelessness;

    /**
     * A bot.
     *
     * @param name its name among {@link Bots}
     * @param carelessness with which probability it overlooks a tile, 0 to 1
     */
    CarelessBot(String name, double carelessness) {
        this.name = name;
        this.carelessness = carelessness;
    }

    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        requireNonNull(random, "random");
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        MutableTable table = TableSetup.toChooseFrom(view);
        MutableTable noticed = TableSetup.toChooseFrom(view);
        if (Options.mayDraw(table) || table.hasDrawn) {
            for (int place = table.racks().size(table.turn) - 1; place >= 0; place--) {
                if ((random.nextLong() >>> 11) * 0x1.0p-53 < carelessness) {
                    noticed.racks().removeAt(table.turn, place);
                }
            }
        }
        return PolicyMoves.of(table, new Policy(Weights.SENSIBLE).choose(noticed));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
