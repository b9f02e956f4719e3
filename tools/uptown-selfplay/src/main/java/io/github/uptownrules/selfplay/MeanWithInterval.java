package io.github.uptownrules.selfplay;

import java.util.Locale;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean over games on different deals, and how far to either side its 95 % interval reaches.
 *
 * @param mean the mean
 * @param margin half the width, by Student's t; infinite for a single game
 */
record MeanWithInterval(double mean, double margin) {
    /** The estimate from a number of values, their mean and their standard deviation. */
    static MeanWithInterval of(double mean, double deviation, long count) {
        return new MeanWithInterval(
                mean,
                count < 2
                        ? Double.POSITIVE_INFINITY
                        : TDistribution.of(count - 1).inverseSurvivalProbability(0.025) * deviation / Math.sqrt(count));
    }

    MeanWithInterval times(double factor) {
        return new MeanWithInterval(factor * mean, factor * margin);
    }

    /** The value of a difference of two that have nothing to do with each other. */
    MeanWithInterval minus(MeanWithInterval other) {
        return new MeanWithInterval(mean - other.mean, StrictMath.hypot(margin, other.margin));
    }

    /** With a number of decimals, such as {@code 28.7 ± 0.9}. */
    String text(int decimals) {
        String number = "%." + decimals + "f";
        return String.format(Locale.ROOT, number + " ± " + number, mean, margin);
    }
}
