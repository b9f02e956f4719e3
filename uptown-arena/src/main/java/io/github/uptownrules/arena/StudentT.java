package io.github.uptownrules.arena;

/** Student's t distribution, as needed for a 95 % interval. */
final class StudentT {
    /** The 97.5 % quantile of the normal distribution, which the quantile of t approaches. */
    static final double NORMAL = 1.959963984540054;

    /** The degrees of freedom from which a series in their reciprocal is exact to ten digits. */
    private static final int MANY = 100;

    private static final double HIGHEST = 13;
    private static final int BISECTIONS = 60;

    private StudentT() {}

    /**
     * Returns the 97.5 % quantile.
     *
     * @param degrees the degrees of freedom, at least 1
     */
    static double quantile975(int degrees) {
        return degrees < MANY ? bisected(degrees) : expanded(degrees);
    }

    private static double bisected(int degrees) {
        double low = NORMAL;
        double high = HIGHEST;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (central(middle, degrees) < 0.95) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /**
     * The probability that a value is between -t and t: Abramowitz and Stegun, <i>Handbook of Mathematical
     * Functions</i>, 26.7.3 and 26.7.4.
     */
    private static double central(double t, int degrees) {
        double angle = StrictMath.atan(t / Math.sqrt(degrees));
        double cosine = StrictMath.cos(angle);
        double square = cosine * cosine;
        boolean isOdd = degrees % 2 == 1;
        double term = isOdd ? cosine : 1;
        double sum = degrees == 1 ? 0 : term;
        for (int k = isOdd ? 3 : 2; k <= degrees - 2; k += 2) {
            term *= square * (k - 1) / k;
            sum += term;
        }
        double sine = StrictMath.sin(angle);
        return isOdd ? 2 / Math.PI * (angle + sine * sum) : sine * sum;
    }

    /** Abramowitz and Stegun, 26.7.5. */
    private static double expanded(int degrees) {
        double x = NORMAL;
        double x2 = x * x;
        double first = x * (x2 + 1) / 4;
        double second = x * ((5 * x2 + 16) * x2 + 3) / 96;
        double third = x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384;
        double fourth = x * ((((79 * x2 + 776) * x2 + 1482) * x2 - 1920) * x2 - 945) / 92160;
        double n = degrees;
        return x + (first + (second + (third + fourth / n) / n) / n) / n;
    }
}
