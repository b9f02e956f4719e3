package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The generator of the notation's section 7: SplitMix64, numbers below n, shuffles. */
final class NaiveRandom {
    private long state;
    private int drawn;

    NaiveRandom(long seed) {
        state = seed;
    }

    /** Returns the next 64 bits. */
    private long bits() {
        drawn++;
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Returns a number below n. */
    private int below(int n) {
        long p = (bits() >>> 32) * n;
        while ((p & 0xFFFFFFFFL) < (1L << 32) % n) {
            p = (bits() >>> 32) * n;
        }
        return (int) (p >>> 32);
    }

    /**
     * Returns the cards shuffled: from the last place to the second, the card is swapped with the one at a random place up
     * to its own.
     */
    List<String> shuffled(List<String> cards) {
        List<String> shuffled = new ArrayList<>(cards);
        for (int place = shuffled.size() - 1; place >= 1; place--) {
            Collections.swap(shuffled, place, below(place + 1));
        }
        return shuffled;
    }

    /** Returns the number of draws so far, which exceeds the number of swaps if some were rejected. */
    int drawn() {
        return drawn;
    }
}
