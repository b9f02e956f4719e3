package io.github.uptownrules.arena;

import com.google.common.math.Stats;
import java.util.List;
import java.util.Locale;

/**
 * A mean over deals, or an Elo rating, and its interval of 95 %.
 *
 * <p>Games on the same deal are not independent, but deals are: a value is what all games of a deal give together. A share has the
 * interval of Korn and Graubard (<i>Confidence intervals for proportions with small expected number of positive counts</i>, Survey
 * Methodology 24, 1998), which stays between 0 and the most that can be: that of Clopper and Pearson, for as many independent games
 * as are worth the deals, by how much these vary beside games that are all or nothing. One imagined deal that is all or nothing is
 * counted to the variance, and a deal is worth a game at least. Another number has the interval of Student's t, which is symmetric.
 *
 * <p>Below {@value #FEWEST_DEALS} deals there is no interval, only a mean: not even a bot that won all games of five deals would be
 * shown to win more than half, for by chance that happens to one of two equal bots in 2 of 32 tournaments.
 *
 * <pre>{@code
 * new Estimate(0.532, 0.511, 0.553);    // -> 0.532 [0.511, 0.553]
 * }</pre>
 *
 * @param mean the mean, or the rating
 * @param low where the interval begins; negative infinity if there are too few deals
 * @param high where it ends; infinity if there are too few deals
 * @since 0.1.0
 */
public record Estimate(double mean, double low, double high) {
    /** With fewer deals there is no interval. */
    static final int FEWEST_DEALS = 6;

    private static final double TAIL = 0.025;

    /** By so much are sums of thirds and the like away from what they are. */
    private static final double ROUNDING = 1e-9;

    /** The mean of numbers without bounds, one for each deal. Values that do not differ leave no width to the interval. */
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
     * The mean of shares, one for each deal.
     *
     * @param most the most that a share can be; the least is 0
     */
    static Estimate ofShares(List<Double> shares, double most) {
        Stats stats = Stats.of(shares);
        int deals = shares.size();
        if (deals < FEWEST_DEALS) {
            return withoutInterval(stats.mean());
        }
        double mean = Math.max(0, Math.min(1, stats.mean() / most));
        double worth = Math.max(deals, effectiveGames(deals, mean, stats.populationVariance() / (most * most)));
        double won = mean * worth;
        double lost = worth - won;
        double low = won < ROUNDING ? 0 : BetaQuantile.of(TAIL, won, lost + 1);
        double high = lost < ROUNDING ? 1 : BetaQuantile.of(1 - TAIL, won + 1, lost);
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

    /** {@return whether there were deals enough for an interval} */
    public boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /** {@return such as {@code 0.532 [0.511, 0.553]}, or {@code 0.532 (too few deals)}} */
    @Override
    public String toString() {
        return hasInterval()
                ? String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", mean, low, high)
                : String.format(Locale.ROOT, "%.3f (too few deals)", mean);
    }
}
