package io.github.uptownrules.cli.arena;

import com.google.common.math.Stats;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/** A mean and how far to either side its 95 % interval reaches: infinitely far if there is but one value. */
record Estimate(double mean, double margin) {

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
        double quantile = TDistribution.of(values.size() - 1).inverseSurvivalProbability(0.025);
        return new Estimate(stats.mean(), quantile * error);
    }
}
