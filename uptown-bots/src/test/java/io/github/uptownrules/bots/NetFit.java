package io.github.uptownrules.bots;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Trains a {@link SeatNet}. It minimizes the log loss of the winner with Adam (Kingma and Ba, <i>Adam: a method for
 * stochastic optimization</i>, ICLR 2015) and weight decay, on one thread, so that the order of sums is fixed.
 */
final class NetFit {
    private static final int INPUTS = SeatNet.INPUTS;
    private static final int HIDDEN = SeatNet.HIDDEN;

    private static final int BATCH = 128;
    private static final double RATE = 0.002;
    private static final double DECAY = 0.001;
    private static final double MEAN_DECAY = 0.9;
    private static final double SQUARE_DECAY = 0.999;

    /** The number of epochs, in the first round and later. */
    private static final int FIRST_EPOCHS = 6;

    private static final int EPOCHS = 4;

    // Offsets of the parameters in one array.

    /** Indexed by hidden unit and input. */
    private static final int WEIGHTS = 0;

    private static final int BIASES = HIDDEN * INPUTS;
    private static final int OUTPUTS = BIASES + HIDDEN;
    private static final int LINEAR = OUTPUTS + HIDDEN;
    private static final int SIZE = LINEAR + INPUTS;

    private final int seats;
    private final double[] parameters = new double[SIZE];
    private final double[] means = new double[INPUTS];
    private final double[] deviations = new double[INPUTS];
    private final double[] gradient = new double[SIZE];
    private final double[][] scaled;
    private final double[][] hidden;
    private final double[] chances;

    NetFit(int seats) {
        this.seats = seats;
        this.scaled = new double[seats][INPUTS];
        this.hidden = new double[seats][HIDDEN];
        this.chances = new double[seats];
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < BIASES; i++) {
            parameters[WEIGHTS + i] = (2 * random.nextDouble() - 1) * Math.sqrt(3.0 / INPUTS);
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            parameters[OUTPUTS + unit] = (2 * random.nextDouble() - 1) * 0.02;
        }
    }

    void learn(List<NetSample> samples, int round) {
        if (round == 0) {
            scale(samples);
        }
        List<NetSample> shuffled = new ArrayList<>(samples);
        SplitMix64 random = new SplitMix64(round);
        int epochs = round == 0 ? FIRST_EPOCHS : EPOCHS;
        int batches = shuffled.size() / BATCH;
        double[] mean = new double[SIZE];
        double[] square = new double[SIZE];
        for (int step = 1; step <= epochs * batches; step++) {
            int batch = (step - 1) % batches;
            if (batch == 0) {
                RandomInts.shuffle(random, shuffled);
            }
            Arrays.fill(gradient, 0);
            shuffled.subList(batch * BATCH, (batch + 1) * BATCH).forEach(this::addGradient);
            descend(mean, square, step, RATE * (1 - (step - 1.0) / (epochs * batches)));
        }
    }

    /** Scales the inputs to similar size. */
    private void scale(List<NetSample> samples) {
        double[] squares = new double[INPUTS];
        for (NetSample sample : samples) {
            for (float[] inputs : sample.inputs()) {
                for (int i = 0; i < INPUTS; i++) {
                    means[i] += inputs[i];
                    squares[i] += inputs[i] * inputs[i];
                }
            }
        }
        double count = (double) samples.size() * seats;
        for (int i = 0; i < INPUTS; i++) {
            means[i] /= count;
            double variance = squares[i] / count - means[i] * means[i];
            deviations[i] = variance < 1e-6 ? 0 : Math.sqrt(variance);
        }
    }

    private void addGradient(NetSample sample) {
        double top = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = (sample.results()[seat] + output(sample.inputs()[seat], seat)) / sample.spread();
            top = Math.max(top, chances[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = StrictMath.exp(chances[seat] - top);
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            addGradient(seat, (chances[seat] / sum - sample.shares()[seat]) / sample.spread() / BATCH);
        }
    }

    private double output(float[] inputs, int seat) {
        double[] scale = scaled[seat];
        double output = 0;
        for (int i = 0; i < INPUTS; i++) {
            scale[i] = deviations[i] == 0 ? 0 : (inputs[i] - means[i]) / deviations[i];
            output += parameters[LINEAR + i] * scale[i];
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            double sum = parameters[BIASES + unit];
            for (int i = 0; i < INPUTS; i++) {
                sum += parameters[unit * INPUTS + i] * scale[i];
            }
            hidden[seat][unit] = Math.max(0, sum);
            output += parameters[OUTPUTS + unit] * hidden[seat][unit];
        }
        return output;
    }

    /** Adds the gradient for the output of one seat. */
    private void addGradient(int seat, double slope) {
        double[] scale = scaled[seat];
        for (int i = 0; i < INPUTS; i++) {
            gradient[LINEAR + i] += slope * scale[i];
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            gradient[OUTPUTS + unit] += slope * hidden[seat][unit];
            if (hidden[seat][unit] > 0) {
                double inner = slope * parameters[OUTPUTS + unit];
                gradient[BIASES + unit] += inner;
                for (int i = 0; i < INPUTS; i++) {
                    gradient[unit * INPUTS + i] += inner * scale[i];
                }
            }
        }
    }

    private void descend(double[] mean, double[] square, int step, double rate) {
        double meanPart = 1 - StrictMath.pow(MEAN_DECAY, step);
        double squarePart = 1 - StrictMath.pow(SQUARE_DECAY, step);
        for (int i = 0; i < SIZE; i++) {
            mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * gradient[i];
            square[i] = SQUARE_DECAY * square[i] + (1 - SQUARE_DECAY) * gradient[i] * gradient[i];
            double change = mean[i] / meanPart / (Math.sqrt(square[i] / squarePart) + 1e-8);
            parameters[i] -= rate * (change + (i < BIASES ? DECAY * parameters[i] : 0));
        }
    }

    /** Returns the text that {@link SeatNet} reads. */
    String text() {
        StringBuilder text = new StringBuilder();
        line(text, means);
        line(text, deviations);
        line(text, Arrays.copyOfRange(parameters, LINEAR, SIZE));
        for (int unit = 0; unit < HIDDEN; unit++) {
            double[] line = new double[INPUTS + 2];
            line[0] = parameters[BIASES + unit];
            System.arraycopy(parameters, unit * INPUTS, line, 1, INPUTS);
            line[INPUTS + 1] = parameters[OUTPUTS + unit];
            line(text, line);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, double[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            text.append(i == 0 ? "" : " ").append(Math.round(numbers[i] / SeatNet.UNIT));
        }
        text.append('\n');
    }
}
