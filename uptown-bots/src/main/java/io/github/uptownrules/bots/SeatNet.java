package io.github.uptownrules.bots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * Corrects the result predicted from a seat's {@link Features}, in points. Its inputs are the features and a
 * comparison with the other seats. It is a net with one hidden layer of rectified units plus a linear part, trained
 * in rounds of self-play.
 */
final class SeatNet {
    static final int INPUTS = Features.COUNT + SeatSurvey.BESIDE;

    static final int HIDDEN = 32;

    /** The unit of the stored whole numbers. */
    static final double UNIT = 1.0 / 1_000;

    private static final Splitter LINES = Splitter.on('\n').omitEmptyStrings();
    private static final Splitter WORDS = Splitter.on(' ');

    private static final ImmutableMap<String, SeatNet> LEARNED = LearnedNets.all().entrySet().stream()
            .collect(ImmutableMap.toImmutableMap(Map.Entry::getKey, entry -> parse(entry.getValue())));

    private final double[] means;

    /** The reciprocal of each input's standard deviation. */
    private final double[] scales;

    private final double[] linear;

    /** By input, then hidden unit, so that a processor can handle several units at once. */
    private final double[] weights;

    private final double[] biases;

    /** The output weight of each hidden unit. */
    private final double[] outputs;

    private SeatNet(double[] means, double[] deviations, double[] linear, double[][] units) {
        this.means = means;
        this.scales = new double[deviations.length];
        Arrays.setAll(scales, input -> deviations[input] == 0 ? 0 : 1 / deviations[input]);
        this.linear = linear;
        this.weights = new double[INPUTS * HIDDEN];
        this.biases = new double[HIDDEN];
        this.outputs = new double[HIDDEN];
        for (int unit = 0; unit < HIDDEN; unit++) {
            biases[unit] = units[unit][0];
            for (int input = 0; input < INPUTS; input++) {
                weights[input * HIDDEN + unit] = units[unit][1 + input];
            }
            outputs[unit] = units[unit][1 + INPUTS];
        }
    }

    /** Returns the net learned for a ruleset, or for the most similar one, if any. */
    static Optional<SeatNet> of(Ruleset ruleset) {
        return ScoringKind.of(ruleset).map(kind -> kind.closest(ruleset)).map(LEARNED::get);
    }

    /**
     * Parses a net. The lines are: the means of the inputs, their standard deviations, the weights of the linear
     * part; then for each hidden unit its bias, its weights, and its weight in the output.
     */
    static SeatNet parse(String text) {
        double[][] lines = LINES.splitToStream(text)
                .map(line -> Weights.numbers(WORDS.splitToList(line), UNIT))
                .toArray(double[][]::new);
        return new SeatNet(lines[0], lines[1], lines[2], Arrays.copyOfRange(lines, 3, lines.length));
    }

    /**
     * Returns the output of the net. The second array, of length {@link #HIDDEN}, is scratch space that avoids
     * allocation.
     */
    double value(double[] inputs, double[] hidden) {
        double value = 0;
        System.arraycopy(biases, 0, hidden, 0, HIDDEN);
        for (int input = 0; input < INPUTS; input++) {
            double scaled = (inputs[input] - means[input]) * scales[input];
            value += linear[input] * scaled;
            int first = input * HIDDEN;
            for (int unit = 0; unit < HIDDEN; unit++) {
                hidden[unit] += weights[first + unit] * scaled;
            }
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            value += outputs[unit] * Math.max(0, hidden[unit]);
        }
        return value;
    }
}
