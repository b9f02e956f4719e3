package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.random.SplitMix64;

/** The random numbers of {@link SplitMix64} from a state that can be copied, so that two moves meet the same randomness. */
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

    /** Returns a uniformly random number, at least 0 and below the bound, from the same bits as a deal. */
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

    /** Shuffles the first tiles of an array, from the same bits as a refill (V22). */
    void shuffle(int[] tiles, int size) {
        for (int last = size - 1; last > 0; last--) {
            int chosen = below(last + 1);
            int tile = tiles[last];
            tiles[last] = tiles[chosen];
            tiles[chosen] = tile;
        }
    }
}
