package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.random.SplitMix64;

/** What {@link SplitMix64} draws, from a state that can be copied, so that two moves can meet the same chance. */
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

    /** A number from 0 on, each as likely as makes no difference for so few. */
    int below(int bound) {
        return (int) ((bits() >>> 32) * bound >>> 32);
    }

    /** From 0 on, below 1. */
    double fraction() {
        return (bits() >>> 11) * 0x1.0p-53;
    }
}
