package io.github.uptownrules.examples.bots;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/** The bots by their names. */
public final class Bots {
    private static final ImmutableMap<String, Bot> BY_NAME =
            ImmutableMap.of("random", new RandomBot(), "greedy", new GreedyBot());

    private Bots() {}

    /** The names that {@link #parse} knows. */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /**
     * The bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Bot parse(String name) {
        if (!BY_NAME.containsKey(name)) {
            throw new IllegalArgumentException(
                    "there is no bot '" + name + "'; the bots are " + String.join(", ", names()));
        }
        return BY_NAME.get(name);
    }
}
