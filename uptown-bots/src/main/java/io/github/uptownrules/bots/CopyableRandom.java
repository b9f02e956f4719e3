package io.github.uptownrules.bots;

import io.github.uptownrules.base.random.SplitMix64;

/**
 * The generator {@link SplitMix64} with copyable state, so that two moves can be tried with the same random numbers.
 */
final class CopyableRandom {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    void set(long bits) {
        state = bits;
    }

    void set(CopyableRandom other) {
        state = other.state;
    }

    private long bits() {
        state += GOLDEN_GAMMA;
        return SplitMix64.mix(state);
    }

    /** Returns a number from 0 to {@code bound - 1}. The bias is negligible for small bounds. */
    int below(int bound) {
        return (int) ((bits() >>> 32) * bound >>> 32);
    }

    /** Returns a number from 0 (inclusive) to 1 (exclusive). */
    double fraction() {
        return (bits() >>> 11) * 0x1.0p-53;
    }
}
