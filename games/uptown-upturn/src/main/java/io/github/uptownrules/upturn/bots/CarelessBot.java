package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * Plays like {@code sensible}, but at each move it overlooks each tile of its rack with some probability. It never misses
 * the call, and overlooks nothing if it must lay.
 */
final class CarelessBot implements Bot {
    private final String name;
    private final double carelessness;

    /**
     * Creates a bot.
     *
     * @param name its name among {@link Bots}
     * @param carelessness the probability of overlooking a tile, 0 to 1
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

    @Override
    public String toString() {
        return name;
    }
}
