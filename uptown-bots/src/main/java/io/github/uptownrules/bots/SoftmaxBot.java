package io.github.uptownrules.bots;

import io.github.uptownrules.base.math.StableMath;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * A bot that rates moves without looking ahead, and inaccurately. It may choose any move that looks only slightly worse
 * than the best. Better moves are more likely, and much worse ones are never played.
 */
final class SoftmaxBot implements Bot {
    /** A move that looks worse than the best by more than this multiple of the carelessness is never played. */
    private static final double ABSURD = 3;

    private final String name;
    private final double carelessness;

    /**
     * Creates a bot.
     *
     * @param name its name among {@link Bots}
     * @param carelessness the difference in points that reduces the probability of a move to a third; above 0
     */
    SoftmaxBot(String name, double carelessness) {
        this.name = name;
        this.carelessness = carelessness;
    }

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        ToDoubleFunction<Move> lead = Weights.of(view.ruleset())
                .<ToDoubleFunction<Move>>map(weights -> new AfterMoveEvaluation(view, new Evaluation(weights))::lead)
                .orElseGet(() -> GreedyBot.value(view));
        List<RankedMoves.Prospect> prospects = RankedMoves.of(view, lead);
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

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
