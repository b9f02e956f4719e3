package io.github.uptownrules.base.random;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Unbiased random draws from any generator. They call only {@link RandomGenerator#nextLong()}. Unlike the generator's
 * own methods, they give the same results for the same bits in every release of Java.
 *
 * <p>A draw is repeated until it is unbiased; with random bits, this takes at most two draws on average. A generator
 * that repeats a few bits may cause an endless loop.
 *
 * <pre>{@code
 * List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5));
 * RandomInts.shuffle(new SplitMix64(7), numbers);
 * numbers.toString();                        // -> [4, 5, 3, 1, 2]
 * RandomInts.below(new SplitMix64(7), 6);         // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RandomInts {
    private RandomInts() {}

    /**
     * Returns a random number below a bound; all numbers are equally likely.
     *
     * <p>The method is from Lemire, <i>Fast random integer generation in an interval</i> (ACM Transactions on
     * Modeling and Computer Simulation 29, 2019).
     *
     * @param bound 1 or more
     * @return 0 to {@code bound - 1}
     * @throws IllegalArgumentException if the bound is not positive
     */
    public static int below(RandomGenerator random, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("the bound must be positive, not " + bound);
        }
        long product = (random.nextLong() >>> 32) * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            long unfair = (1L << 32) % bound;
            while ((product & 0xFFFFFFFFL) < unfair) {
                product = (random.nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /**
     * Shuffles a mutable list; all orders are equally likely. The method is the Fisher-Yates shuffle of Durstenfeld,
     * <i>Algorithm 235: Random permutation</i> (Communications of the ACM 7, 1964).
     */
    public static <T> void shuffle(RandomGenerator random, List<T> list) {
        requireNonNull(random, "random");
        for (int last = list.size() - 1; last > 0; last--) {
            int chosen = below(random, last + 1);
            list.set(last, list.set(chosen, list.get(last)));
        }
    }
}
