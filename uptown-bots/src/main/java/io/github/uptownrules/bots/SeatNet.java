package io.github.uptownrules.bots;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * By how many points a seat is better off than the sum of its {@link Features} says, judged by these and by how it stands beside the
 * others: a net with one hidden layer of rectified units, beside a linear part. It was trained by rounds of its own play.
 */
final class SeatNet {
    /** What a seat is judged by. */
    static final int INPUTS = Features.COUNT + SeatSurvey.BESIDE;

    static final int HIDDEN = 32;

    /** Numbers are kept as whole numbers of this part. */
    static final double UNIT = 1.0 / 1_000;

    private static final Splitter LINES = Splitter.on('\n').omitEmptyStrings();
    private static final Splitter WORDS = Splitter.on(' ');

    private static final ImmutableMap<String, SeatNet> LEARNED = LearnedNets.all().entrySet().stream()
            .collect(ImmutableMap.toImmutableMap(Map.Entry::getKey, entry -> parse(entry.getValue())));

    private final double[] means;

    /** By input, one through its standard deviation. */
    private final double[] scales;

    private final double[] linear;

    /** By input and hidden unit, in this order: so that a processor can do several units at once. */
    private final double[] weights;

    private final double[] biases;

    /** By hidden unit, what it adds to the output. */
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

    /** That learned for a ruleset, or for the one most like it, if there is one. */
    static Optional<SeatNet> of(Ruleset ruleset) {
        return ScoringKind.of(ruleset).map(kind -> kind.closest(ruleset)).map(LEARNED::get);
    }

    /**
     * Reads by line: the means of the inputs, their standard deviations, the weights of the linear part; and for each hidden unit its bias,
     * its weights, and what it adds.
     */
    static SeatNet parse(String text) {
        double[][] lines = LINES.splitToStream(text)
                .map(line -> Weights.numbers(WORDS.splitToList(line), UNIT))
                .toArray(double[][]::new);
        return new SeatNet(lines[0], lines[1], lines[2], Arrays.copyOfRange(lines, 3, lines.length));
    }

    /** What it says; the second array is one of {@link #HIDDEN} for its own use, so that nothing is made. */
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
