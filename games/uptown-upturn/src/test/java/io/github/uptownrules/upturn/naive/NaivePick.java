package io.github.uptownrules.upturn.naive;

import java.util.List;
import java.util.random.RandomGenerator;

/** Random choices from lists. */
final class NaivePick {

    private NaivePick() {}

    static <T> T one(RandomGenerator random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** Removes a random element from a list and returns it. */
    static <T> T take(RandomGenerator random, List<T> list) {
        return list.remove(random.nextInt(list.size()));
    }

    static boolean oneIn(RandomGenerator random, int n) {
        return random.nextInt(n) == 0;
    }
}
