package io.github.uptownrules.base.random;

import java.util.random.RandomGenerator;

/**
 * The SplitMix64 generator: 64 bits of state, a few additions and multiplications a number, the same numbers for a seed
 * on every machine and in every release.
 *
 * <p>Deals are made with it, so that a seed names a deal in every release. It is fast and good enough for simulation, and it can
 * be predicted from its output: a server that plays for money shuffles with a secure source instead. Not thread-safe.
 *
 * <p>The algorithm and its constants are those of Steele, Lea and Flood, <i>Fast splittable pseudorandom number
 * generators</i> (OOPSLA 2014), with the output function that Vigna published as {@code splitmix64.c}.
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

    /**
     * A generator that starts from a seed.
     *
     * @param seed any number
     */
    public SplitMix64(long seed) {
        this.state = seed;
    }

    /**
     * Scatters the bits of a number: two inputs that differ in a single bit differ in about half the bits of their
     * results. No two inputs have the same result.
     *
     * @param bits any number
     * @return the scattered number
     */
    public static long mix(long bits) {
        long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /**
     * Where this generator stands: one that is made with this number as its seed goes on as this one would.
     *
     * @return 64 bits, of which the next number gives away all
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
     * A number below a bound, each equally likely.
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
