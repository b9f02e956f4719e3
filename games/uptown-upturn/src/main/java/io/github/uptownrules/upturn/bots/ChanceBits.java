package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.random.SplitMix64;

/** What {@link SplitMix64} draws, from a state that can be copied, so that two moves can meet the same chance. */
final class ChanceBits {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    void set(long bits) {
        state = bits;
    }

    long state() {
        return state;
    }

    long bits() {
        state += GOLDEN_GAMMA;
        return SplitMix64.mix(state);
    }

    /** A number from 0 on, each equally likely, from the same bits as the deal takes. */
    int below(int bound) {
        long product = (bits() >>> 32) * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            long unfair = (1L << 32) % bound;
            while ((product & 0xFFFFFFFFL) < unfair) {
                product = (bits() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /** Shuffles the first tiles of an array, from the same bits as a refill takes (V22). */
    void shuffle(int[] tiles, int size) {
        for (int last = size - 1; last > 0; last--) {
            int chosen = below(last + 1);
            int tile = tiles[last];
            tiles[last] = tiles[chosen];
            tiles[chosen] = tile;
        }
    }
}
