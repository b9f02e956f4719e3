package io.github.uptownrules.examples.bots;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.hash.Hashing;

/** The bots by their names. */
public final class Bots {
    /** What {@code mcts} may do when nothing else is said: less than a tenth of a second. */
    private static final String BUDGET = "2000";

    private static final String MONTE_CARLO = "mcts";

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.of(
            "random", new RandomBot(), "greedy", new GreedyBot(), MONTE_CARLO, new MonteCarloBot(Budget.parse(BUDGET)));

    private Bots() {}

    /** The names that {@link #parse} knows without anything added, the weakest bot first. */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /**
     * The seed for the bots of a game whose deal has a seed. It leads nowhere back, and has nothing to do with the numbers by
     * which the tiles were shuffled: a bot must neither tell nor meet them.
     */
    public static long seedBeside(long dealSeed) {
        return Hashing.sha256().hashLong(dealSeed).asLong();
    }

    /** Whether {@link #parse} takes a name. */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || name.startsWith(MONTE_CARLO + ":");
    }

    /**
     * The bot with a name. The one of {@code mcts} may be given a budget for each move: playouts ({@code mcts:5000}), or
     * milliseconds ({@code mcts:100ms}), for several threads together if it says so ({@code mcts:100ms/2}). It is 1,000,000
     * playouts or ten minutes at most.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Bot parse(String name) {
        if (name.startsWith(MONTE_CARLO + ":")) {
            return new MonteCarloBot(Budget.parse(name.substring(MONTE_CARLO.length() + 1)));
        }
        if (!BY_NAME.containsKey(name)) {
            throw new IllegalArgumentException("there is no bot '" + Ascii.truncate(name, 40, "...")
                    + "'; the bots are "
                    + String.join(", ", names()) + ", and " + MONTE_CARLO + " with a budget such as " + MONTE_CARLO
                    + ":5000 or " + MONTE_CARLO + ":100ms");
        }
        return BY_NAME.get(name);
    }
}
