package io.github.uptownrules.base.random;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Fair draws from any generator. They ask it for nothing but {@link RandomGenerator#nextLong()}, and so, unlike the
 * generator's own methods, give the same results for the same bits in every release of Java.
 *
 * <p>A draw is repeated until it is fair, which takes two tries at most on average, if the bits are random. A generator that
 * repeats a few bits may never give a number.
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
     * A number below a bound, each equally likely.
     *
     * <p>The method is that of Lemire, <i>Fast random integer generation in an interval</i> (ACM Transactions on Modeling
     * and Computer Simulation 29, 2019).
     *
     * @param random where the bits come from
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
     * Puts a list in random order, each order equally likely: the shuffle of Fisher and Yates, as Durstenfeld gave it in
     * <i>Algorithm 235: Random permutation</i> (Communications of the ACM 7, 1964).
     *
     * @param <T> anything
     * @param random where the bits come from
     * @param list a list that can be changed
     */
    public static <T> void shuffle(RandomGenerator random, List<T> list) {
        requireNonNull(random, "random");
        for (int last = list.size() - 1; last > 0; last--) {
            int chosen = below(random, last + 1);
            list.set(last, list.set(chosen, list.get(last)));
        }
    }
}
