package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.math.StableMath;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A bot that estimates moves without looking ahead. It may play any move that looks only slightly worse than the best;
 * better-looking moves are more likely, and much worse ones are never played.
 */
final class SoftmaxBot implements Bot {
    /** The difference, as a multiple of the carelessness, beyond which a move is never played. */
    private static final double ABSURD = 3;

    private final String name;
    private final double carelessness;

    /**
     * Creates a bot.
     *
     * @param name its name in {@link Bots}
     * @param carelessness the difference in points that makes a move a third as likely; above 0
     */
    SoftmaxBot(String name, double carelessness) {
        this.name = name;
        this.carelessness = carelessness;
    }

    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        List<RankedMoves.Prospect> prospects = RankedMoves.of(view, new DeckNumbers(view.deck()));
        double[] sums = new double[prospects.size()];
        double sum = 0;
        for (int i = 0; i < sums.length; i++) {
            double worse = (prospects.get(0).value() - prospects.get(i).value()) / carelessness;
            sum += worse > ABSURD ? 0 : StableMath.exp(-worse);
            sums[i] = sum;
        }
        double at = (random.nextLong() >>> 11) * 0x1.0p-53 * sum;
        int chosen = 0;
        while (sums[chosen] <= at) {
            chosen++;
        }
        return prospects.get(chosen).move();
    }

    @Override
    public String toString() {
        return name;
    }
}
