package io.github.uptownrules.effort;

import java.util.List;

/**
 * The effort of the tests. A test states its counts (games, positions, injected errors) at full effort and asks this class for
 * the share of this run: a tenth in the quick loop, a fifth with {@code -Pfull}, all with {@code -Pthorough}, five times as
 * many with {@code -Deffort=5}. {@link EffortHook} scales the tries of jqwik's properties.
 *
 * <p>Every run has a seed. It is fixed, so that the same code gives the same result. {@code -Pthorough} uses a new seed
 * each time, and {@code -Dseed=...} repeats it.
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
     * Returns the share of a count for this run, rounded up.
     *
     * @param full the count at full effort, at least 1
     */
    public static int of(int full) {
        return DIAL.count(full, 1);
    }

    /**
     * Returns the share of a count for this run, but at least as much as the test needs to be meaningful.
     *
     * @param full the count at full effort
     * @param least the minimum count, from 1 to {@code full}
     */
    public static int of(int full, int least) {
        return DIAL.count(full, least);
    }

    /**
     * Returns the share of some cases for this run: all of them at full effort, otherwise evenly spaced ones that depend on the
     * seed.
     *
     * @param all the cases, at least one
     * @param least the minimum number of cases, from 1 to all
     */
    public static <T> List<T> some(List<T> all, int least) {
        return DIAL.some(all, least);
    }

    /**
     * Returns whether this run uses at least the full counts. Tests use it to choose values that are not counts, such as the
     * depth of a tree.
     */
    public static boolean isFull() {
        return DIAL.effort() >= 1;
    }

    /**
     * Returns a seed of this run for a test's own generator.
     *
     * @param number the number of the seed; a normal build returns this number itself
     */
    public static long seed(long number) {
        return DIAL.seed(number);
    }
}
