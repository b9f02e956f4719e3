package io.github.uptownrules.arena;

import com.google.common.math.Stats;
import java.util.List;
import java.util.Locale;

/**
 * A mean over deals, or an Elo rating, with its 95 % interval.
 *
 * <p>Deals are independent, but games on the same deal are not, so each deal contributes one value. The interval of a share
 * stays between 0 and the maximum (Korn and Graubard, <i>Confidence intervals for proportions with small expected number of
 * positive counts</i>, Survey Methodology 24, 1998). It is the Clopper-Pearson interval of the number of independent games that
 * would vary as much as the deals. The variance includes one imaginary deal that is all or nothing, and a deal counts as at
 * least one game. Other values have the symmetric interval of Student's t.
 *
 * <p>With fewer than {@value #FEWEST_DEALS} deals there is only a mean. Even winning all games of five deals would not show
 * that a bot wins more than half of its games: by chance that happens to one of two equal bots in 2 of 32 tournaments.
 *
 * <pre>{@code
 * new Estimate(0.532, 0.511, 0.553);    // -> 0.532 [0.511, 0.553]
 * }</pre>
 *
 * @param mean the mean or the rating
 * @param low the lower end of the interval; negative infinity if there are too few deals
 * @param high the upper end of the interval; infinity if there are too few deals
 * @since 0.1.0
 */
public record Estimate(double mean, double low, double high) {
    /** The fewest deals for which an interval is computed. */
    static final int FEWEST_DEALS = 6;

    /** The probability beyond either end of a 95 % interval. */
    static final double TAIL = 0.025;

    /** The tolerance for rounding errors, as in sums of thirds. */
    private static final double ROUNDING = 1e-9;

    /** Estimates an unbounded number from one value for each deal. If all values are equal, the interval has no width. */
    static Estimate of(List<Double> values) {
        Stats stats = Stats.of(values);
        if (values.size() < FEWEST_DEALS) {
            return withoutInterval(stats.mean());
        }
        double margin =
                StudentT.quantile975(values.size() - 1) * stats.sampleStandardDeviation() / Math.sqrt(values.size());
        return new Estimate(stats.mean(), stats.mean() - margin, stats.mean() + margin);
    }

    /**
     * Estimates a share from one value for each deal.
     *
     * @param most the highest possible share; the lowest is 0
     */
    static Estimate ofShares(List<Double> shares, double most) {
        return ofShares(shares, most, TAIL);
    }

    /**
     * Estimates a share with an interval of another confidence level. The correction for few deals is still the one for 95 %.
     *
     * @param tail the probability beyond either end of the interval
     */
    static Estimate ofShares(List<Double> shares, double most, double tail) {
        Stats stats = Stats.of(shares);
        int deals = shares.size();
        if (deals < FEWEST_DEALS) {
            return withoutInterval(stats.mean());
        }
        double mean = Math.max(0, Math.min(1, stats.mean() / most));
        double worth = Math.max(deals, effectiveGames(deals, mean, stats.populationVariance() / (most * most)));
        double won = mean * worth;
        double lost = worth - won;
        double low = won < ROUNDING ? 0 : BetaQuantile.of(tail, won, lost + 1);
        double high = lost < ROUNDING ? 1 : BetaQuantile.of(1 - tail, won + 1, lost);
        return new Estimate(stats.mean(), most * low, most * high);
    }

    /** Returns the number of independent all-or-nothing games with the same variance of the mean. */
    private static double effectiveGames(int deals, double mean, double variance) {
        double allOrNothing = mean * (1 - mean);
        if (allOrNothing < ROUNDING) {
            return deals;
        }
        double ratio = (variance * deals + allOrNothing) / (deals * allOrNothing);
        double quantiles = StudentT.NORMAL / StudentT.quantile975(deals - 1);
        return deals / ratio * quantiles * quantiles;
    }

    static Estimate withoutInterval(double mean) {
        return new Estimate(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** {@return whether there were enough deals for an interval} */
    public boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /** {@return the mean and the interval, {@code 0.532 [0.511, 0.553]}, or {@code 0.532 (too few deals)}} */
    @Override
    public String toString() {
        return hasInterval()
                ? String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", mean, low, high)
                : String.format(Locale.ROOT, "%.3f (too few deals)", mean);
    }
}
