package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The generator of seeded deals and refills: SplitMix64, numbers below n, shuffles (section 7). */
final class NaiveBits {

    private long state;

    NaiveBits(long state) {
        this.state = state;
    }

    long state() {
        return state;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    int below(int n) {
        long twoTo32 = 1L << 32;
        long p = (next() >>> 32) * n;
        while (p % twoTo32 < twoTo32 % n) {
            p = (next() >>> 32) * n;
        }
        return (int) (p / twoTo32);
    }

    List<String> shuffled(List<String> tiles) {
        List<String> shuffled = new ArrayList<>(tiles);
        for (int place = shuffled.size() - 1; place >= 1; place--) {
            Collections.swap(shuffled, place, below(place + 1));
        }
        return shuffled;
    }
}
