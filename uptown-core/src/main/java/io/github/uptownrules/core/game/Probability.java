package io.github.uptownrules.core.game;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * An exact probability in lowest terms: the number of favorable cases among equally likely ones.
 *
 * <pre>{@code
 * Probability probability = view.rackProbability(Tile.of(Color.GREEN, Face.MONEY));
 * probability.toString();                                // -> 5/28
 * probability.doubleValue() < 0.2;                       // -> true
 * view.rackProbability(Tile.parse("b$")).isImpossible();          // -> true (it is not on the viewer's own rack)
 * }</pre>
 *
 * @param favorable the number of favorable cases, 0 or more
 * @param possible the number of all cases, 1 or more
 * @since 0.1.0
 */
public record Probability(BigInteger favorable, BigInteger possible) {
    /** The bit length above which messages omit a number. Counts of worlds have about 400 bits. */
    private static final int LONGEST = 1_000;

    /**
     * Reduces the fraction to lowest terms.
     *
     * @throws IllegalArgumentException unless {@code 0 <= favorable <= possible} and {@code possible > 0}
     */
    public Probability {
        if (favorable.signum() < 0 || possible.signum() <= 0 || favorable.compareTo(possible) > 0) {
            throw new IllegalArgumentException(
                    "not a probability: " + words(favorable) + " of " + words(possible) + " cases");
        }
        BigInteger divisor = favorable.gcd(possible);
        favorable = favorable.divide(divisor);
        possible = possible.divide(divisor);
    }

    private static String words(BigInteger number) {
        return number.bitLength() <= LONGEST ? number.toString() : "a number with " + number.bitLength() + " bits";
    }

    static Probability of(long favorable, long possible) {
        return new Probability(BigInteger.valueOf(favorable), BigInteger.valueOf(possible));
    }

    /** {@return whether this probability is 0} */
    public boolean isImpossible() {
        return favorable.signum() == 0;
    }

    /** {@return whether this probability is 1} */
    public boolean isCertain() {
        return favorable.equals(possible);
    }

    /** {@return the nearest {@code double}, 0 to 1} */
    public double doubleValue() {
        return new BigDecimal(favorable)
                .divide(new BigDecimal(possible), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** {@return the fraction, such as {@code 5/23}} */
    @Override
    public String toString() {
        return favorable + "/" + possible;
    }
}
