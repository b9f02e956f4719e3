package io.github.uptownrules.selfplay;

import java.util.Locale;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean over games on different deals, with the margin of its 95 % interval.
 *
 * @param mean the mean
 * @param margin half the width of the interval, by Student's t; infinite for a single game
 */
record MeanWithInterval(double mean, double margin) {
    /** Computes the estimate from the number of values, their mean and their standard deviation. */
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

    /** Returns the difference of two independent estimates. */
    MeanWithInterval minus(MeanWithInterval other) {
        return new MeanWithInterval(mean - other.mean, StrictMath.hypot(margin, other.margin));
    }

    /** Formats the estimate with a number of decimals, such as {@code 28.7 ± 0.9}. */
    String text(int decimals) {
        String number = "%." + decimals + "f";
        return String.format(Locale.ROOT, number + " ± " + number, mean, margin);
    }
}
