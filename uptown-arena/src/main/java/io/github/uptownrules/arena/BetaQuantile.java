package io.github.uptownrules.arena;

/** Quantiles of the beta distribution, for Clopper-Pearson intervals whose counts need not be whole numbers. */
final class BetaQuantile {
    private static final int BISECTIONS = 45;
    private static final int MOST_TERMS = 10_000;
    private static final double PRECISION = 1e-14;
    private static final double TINY = 1e-300;

    /** The coefficients of Lanczos' approximation of the log-gamma function, from <i>Numerical Recipes</i>, 6.1. */
    private static final double[] LANCZOS = {
        76.18009172947146,
        -86.50532032941677,
        24.01409824083091,
        -1.231739572450155,
        0.1208650973866179e-2,
        -0.5395239384953e-5
    };

    private BetaQuantile() {}

    /**
     * Returns a quantile.
     *
     * @param probability between 0 and 1, exclusive
     * @param a the first shape parameter, above 0
     * @param b the second shape parameter, above 0
     */
    static double of(double probability, double a, double b) {
        double scale = logGamma(a + b) - logGamma(a) - logGamma(b);
        double low = 0;
        double high = 1;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (below(middle, a, b, scale) < probability) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** The regularized incomplete beta function. Its continued fraction converges fast below the mean. */
    private static double below(double x, double a, double b, double scale) {
        return x < (a + 1) / (a + b + 2) ? term(x, a, b, scale) : 1 - term(1 - x, b, a, scale);
    }

    private static double term(double x, double a, double b, double scale) {
        double log = scale + a * StrictMath.log(x) + b * StrictMath.log1p(-x);
        return StrictMath.exp(log) * fraction(x, a, b) / a;
    }

    /** Abramowitz and Stegun, 26.5.8, evaluated by Lentz's method. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / away(1 - (a + b) * x / (a + 1));
        double value = d;
        double factor = 0;
        for (int m = 1; m < MOST_TERMS && Math.abs(factor - 1) > PRECISION; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / away(1 + even * d);
            c = away(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / away(1 + odd * d);
            c = away(1 + odd / c);
            factor = d * c;
            value *= factor;
        }
        return value;
    }

    /** Moves a value away from 0, so that it can be a divisor. */
    private static double away(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double logGamma(double x) {
        double sum = 1.000000000190015;
        for (int i = 0; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x + i + 1);
        }
        double shifted = x + 5.5;
        return (x + 0.5) * StrictMath.log(shifted) - shifted + StrictMath.log(2.5066282746310005 * sum / x);
    }
}
