package io.github.uptownrules.base.math;

/**
 * A replacement for {@link StrictMath} with the same results in a browser. Compiled to JavaScript or WebAssembly,
 * {@link StrictMath#exp} becomes the browser's function, which may differ in the last digit. Bots that use it to weigh
 * moves would play differently there.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.math.StableMath;
 *
 * StableMath.exp(1);      // -> 2.7182818284590455
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StableMath {
    // e_exp.c of fdlibm: Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
    // Permission to use, copy, modify, and distribute this software is freely granted,
    // provided that this notice is preserved.

    private static final double LARGEST = 709.782712893384;
    private static final double SMALLEST = -745.1332191019411;

    private static final double LN2_HIGH = 6.93147180369123816490e-01;
    private static final double LN2_LOW = 1.90821492927058770002e-10;
    private static final double INVERSE_LN2 = 1.44269504088896338700e+00;

    private StableMath() {}

    /**
     * Returns e to the power {@code x}, equal to {@link StrictMath#exp} in every bit. The algorithm comes from
     * {@code e_exp.c} in fdlibm.
     *
     * @return the power, 0 or more; NaN for NaN
     */
    public static double exp(double x) {
        if (x > LARGEST) {
            return Double.POSITIVE_INFINITY;
        }
        if (x < SMALLEST) {
            return 0;
        }
        int size = (int) (Double.doubleToRawLongBits(x) >>> 32) & 0x7fffffff;
        if (size < 0x3e300000 || Double.isNaN(x)) { // |x| < 2^-28
            return 1 + x;
        }
        if (size <= 0x3fd62e42) { // |x| <= ln(2) / 2
            double c = remainder(x);
            return 1 - (x * c / (c - 2) - x);
        }
        int sign = x > 0 ? 1 : -1;
        int k = size < 0x3ff0a2b2 ? sign : (int) (INVERSE_LN2 * x + sign * 0.5); // |x| < 1.5 ln(2)
        double high = x - k * LN2_HIGH;
        double low = k * LN2_LOW;
        double rest = high - low;
        double c = remainder(rest);
        return timesPowerOf2(1 - (low - rest * c / (2 - c) - high), k);
    }

    /** Returns a term of a rational approximation of exp, for {@code |x| <= ln(2) / 2}. */
    private static double remainder(double x) {
        double t = x * x;
        return x
                - t
                        * (1.66666666666666019037e-01
                                + t
                                        * (-2.77777777770155933842e-03
                                                + t
                                                        * (6.61375632143793436117e-05
                                                                + t
                                                                        * (-1.65339022054652515390e-06
                                                                                + t * 4.13813679705723846039e-08))));
    }

    private static double timesPowerOf2(double y, int k) {
        return k >= -1021 ? withExponent(y, k) : withExponent(y, k + 1000) * 0x1p-1000;
    }

    private static double withExponent(double y, int k) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(y) + ((long) k << 52));
    }
}
