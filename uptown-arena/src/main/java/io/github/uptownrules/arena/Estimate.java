package io.github.uptownrules.arena;

import com.google.common.math.Stats;
import java.util.List;
import java.util.Locale;

/**
 * A mean and how far to either side its interval of 95 % reaches.
 *
 * <pre>{@code
 * new Estimate(0.532, 0.0211);    // -> 0.532 +- 0.021
 * }</pre>
 *
 * @param mean the mean
 * @param margin how far the interval reaches: infinitely far if there is but one value
 * @since 0.1.0
 */
public record Estimate(double mean, double margin) {

    /**
     * The interval of Student's t for the mean of independent values. Games on the same deal are not independent, but deals
     * are, so a value has to be what all games of a deal give together. Values that do not differ leave no width to it.
     */
    static Estimate of(List<Double> values) {
        Stats stats = Stats.of(values);
        if (values.size() < 2) {
            return new Estimate(stats.mean(), Double.POSITIVE_INFINITY);
        }
        double error = stats.sampleStandardDeviation() / Math.sqrt(values.size());
        return new Estimate(stats.mean(), StudentT.quantile975(values.size() - 1) * error);
    }

    /** {@return such as {@code 0.532 +- 0.021}} */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.3f +- %.3f", mean, margin);
    }
}
