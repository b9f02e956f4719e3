package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.random.SplitMix64;

/**
 * The sequence of {@link SplitMix64} with a state that can be copied, so that two moves can be tried with the same random
 * choices.
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

    /** Returns a number below a small bound; the bias is negligible. */
    int below(int bound) {
        return (int) ((bits() >>> 32) * bound >>> 32);
    }

    /** Returns a number in [0, 1). */
    double fraction() {
        return (bits() >>> 11) * 0x1.0p-53;
    }
}
