package io.github.uptownrules.base.random;

import java.util.random.RandomGenerator;

/**
 * The SplitMix64 generator: 64 bits of state, a few additions and multiplications per number, and the same numbers
 * for a seed on every machine and in every release.
 *
 * <p>Deals use it, so that a seed identifies a deal. It is fast and good enough for simulation, but predictable from
 * its output: a server that plays for money must shuffle with a secure source. Not thread-safe.
 *
 * <p>The algorithm and its constants are from Steele, Lea and Flood, <i>Fast splittable pseudorandom number
 * generators</i> (OOPSLA 2014), with the output function published by Vigna as {@code splitmix64.c}.
 *
 * <pre>{@code
 * SplitMix64 random = new SplitMix64(0);
 * Long.toHexString(random.nextLong());    // -> e220a8397b1dcdaf
 * random.nextInt(6);                      // 0 to 5, each equally likely
 * }</pre>
 *
 * @since 0.1.0
 */
public final class SplitMix64 implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** Creates a generator from a seed. */
    public SplitMix64(long seed) {
        this.state = seed;
    }

    /**
     * Scrambles the bits of a number. Inputs that differ in one bit give results that differ in about half of their
     * bits. Different inputs give different results.
     */
    public static long mix(long bits) {
        long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /**
     * Returns the state. A generator created with it as seed continues the sequence of this one. The next number
     * reveals the state.
     */
    public long state() {
        return state;
    }

    /** {@return the next 64 bits} */
    @Override
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /**
     * Returns a random number below a bound; all numbers are equally likely.
     *
     * @param bound 1 or more
     * @return 0 to {@code bound - 1}
     * @throws IllegalArgumentException if the bound is not positive
     */
    @Override
    public int nextInt(int bound) {
        return RandomInts.below(this, bound);
    }
}
