package io.github.uptownrules.base.math;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StableMathTest {
    /** Random bits, so that large, small and subnormal powers and NaN occur. */
    @Property(tries = 10_000)
    void expEqualsStrictMath(@ForAll long bits, @ForAll @DoubleRange(min = -750, max = 715) double power) {
        assertEqual(Double.longBitsToDouble(bits));
        assertEqual(power);
        assertEqual(power / 300);
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                0.0,
                -0.0,
                1,
                -1,
                709.782712893384,
                709.7827128933841,
                -745.1332191019411,
                -745.1332191019412,
                -708.3964185322641,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.NaN,
                Double.MIN_VALUE,
                Double.MAX_VALUE,
                -Double.MAX_VALUE
            })
    void expEqualsStrictMathAtItsLimits(double power) {
        assertEqual(power);
    }

    /** The limits of the cases in the formula, and their neighbors. */
    @ParameterizedTest
    @ValueSource(ints = {0x3e300000, 0x3fd62e42, 0x3fd62e43, 0x3ff0a2b2, 0x40862e42, 0x40874910})
    void expEqualsStrictMathWhereTheFormulaChanges(int highBits) {
        for (long low = -2; low <= 2; low++) {
            double power = Double.longBitsToDouble(((long) highBits << 32) + low);
            assertEqual(power);
            assertEqual(-power);
        }
    }

    private static void assertEqual(double power) {
        assertThat(Double.doubleToLongBits(StableMath.exp(power)))
                .as("exp(%s)", power)
                .isEqualTo(Double.doubleToLongBits(StrictMath.exp(power)));
    }
}
