package io.github.uptownrules.effort;

import java.util.List;

/**
 * The effort of the tests. A test states its counts (games, positions, planted errors) at full effort and asks here for the share
 * that this run makes: a tenth in the quick loop, a fifth with {@code -Pfull}, all of them with {@code -Pthorough}, five times as
 * many with {@code -Deffort=5}. {@link EffortHook} scales the tries of jqwik's properties.
 *
 * <p>Every run has a seed. It is fixed, so that the same code gets the same answer. {@code -Pthorough} takes a new seed each time,
 * and {@code -Dseed=...} repeats it.
 *
 * {@snippet :
 * for (int i = 0; i < Effort.of(1_000); i++) {
 *     compareEngines(new SplitMix64(Effort.seed(i)));
 * }
 * }
 */
public final class Effort {
    static final Dial DIAL =
            Dial.parse(System.getProperty("uptown.effort", "0.2"), System.getProperty("uptown.seed", "0"));

    private Effort() {}

    /**
     * Returns the part of a count that this run makes, rounded up.
     *
     * @param full the count at full effort, at least 1
     */
    public static int of(int full) {
        return DIAL.count(full, 1);
    }

    /**
     * Returns the part of a count that this run makes, but no less than a test needs to mean anything.
     *
     * @param full the count at full effort
     * @param least the fewest that will do, from 1 to {@code full}
     */
    public static int of(int full, int least) {
        return DIAL.count(full, least);
    }

    /**
     * Returns the part of some cases that this run looks at: all of them at full effort, else some that lie evenly apart, and
     * which those are is up to the seed.
     *
     * @param all the cases, at least one
     * @param least the fewest that will do, from 1 to the number of cases
     */
    public static <T> List<T> some(List<T> all, int least) {
        return DIAL.some(all, least);
    }

    /** Returns whether this run makes the full counts or more, for what is not a count, such as the depth of a tree. */
    public static boolean isFull() {
        return DIAL.effort() >= 1;
    }

    /**
     * Returns a seed of this run for a generator of a test's own.
     *
     * @param number which one; a normal build returns the number itself
     */
    public static long seed(long number) {
        return DIAL.seed(number);
    }
}
