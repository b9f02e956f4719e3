package io.github.uptownrules.effort;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The effort and the seed of a run.
 *
 * @param effort the share of the full counts, above 0 and at most 1,000
 * @param seed the seed of random choices; 0 in a build with fixed choices
 */
record Dial(double effort, long seed) {
    /** The 64-bit golden ratio, as in SplitMix64: similar seeds give dissimilar numbers. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    Dial {
        if (!(effort > 0 && effort <= 1_000)) {
            throw new IllegalArgumentException("effort must be above 0 and at most 1000, not " + effort);
        }
    }

    static Dial parse(String effort, String seed) {
        double share;
        try {
            share = Double.parseDouble(effort);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("effort must be a number such as 0.2, not '" + effort + "'", e);
        }
        try {
            return new Dial(share, Long.parseLong(seed));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("seed must be a whole number of 64 bits, not '" + seed + "'", e);
        }
    }

    int count(int full, int least) {
        if (full < 1 || least < 1 || least > full) {
            throw new IllegalArgumentException("not a count and the least of it: " + full + ", " + least);
        }
        // Slightly less than the product, because 0.1 * 30 is 3.0000000000000004.
        double count = Math.ceil(full * effort - 1e-9);
        return (int) Math.min(Integer.MAX_VALUE, Math.max(least, count));
    }

    <T> List<T> some(List<T> all, int least) {
        int count = Math.min(all.size(), count(all.size(), least));
        long first = Math.floorMod(seed, (long) all.size()) + (all.size() - 1) / 2;
        return IntStream.range(0, count)
                .mapToObj(i -> all.get((int) ((first + (long) i * all.size() / count) % all.size())))
                .toList();
    }

    long seed(long number) {
        return number ^ seed * GOLDEN_GAMMA;
    }
}
