package io.github.uptownrules.bots;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * The bots of this library, by their names.
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each equally likely;
 *   <li>{@code greedy} looks one move ahead: at the score, at room to grow, at chains that cannot be captured;
 *   <li>{@code mcts} tries the moves that look best to {@code greedy} in many possible worlds of its view, and plays each of
 *       these to the end. It may be given a {@link Budget} for each move, as in {@code mcts:5000}; else it makes 2,000
 *       playouts, in less than a tenth of a second.
 * </ul>
 *
 * <pre>{@code
 * Bots.names();                            // -> [random, greedy, mcts]
 * Bot bot = Bots.parse("mcts:100ms/2");    // a tenth of a second for a move, on two threads
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final String BUDGET = "2000";
    private static final String MONTE_CARLO = "mcts";

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.of(
            "random", new RandomBot(), "greedy", new GreedyBot(), MONTE_CARLO, new MonteCarloBot(Budget.parse(BUDGET)));

    private Bots() {}

    /** {@return the names that {@link #parse} knows without anything added, the weakest bot first} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /**
     * Whether a name is that of a bot, whatever its budget.
     *
     * @param name any text
     * @return whether {@link #parse} takes it, but for mistakes in a budget
     */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || name.startsWith(MONTE_CARLO + ":");
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #names}, or {@code mcts:} and a budget
     * @return the bot
     * @throws IllegalArgumentException if there is no such bot, or its budget is none; the message names those there are
     */
    public static Bot parse(String name) {
        if (name.startsWith(MONTE_CARLO + ":")) {
            return monteCarlo(Budget.parse(name.substring(MONTE_CARLO.length() + 1)));
        }
        Bot bot = BY_NAME.get(name);
        if (bot == null) {
            throw new IllegalArgumentException("there is no bot '" + Ascii.truncate(name, 40, "...")
                    + "'; the bots are "
                    + String.join(", ", names()) + ", and " + MONTE_CARLO + " with a budget such as " + MONTE_CARLO
                    + ":5000 or " + MONTE_CARLO + ":100ms");
        }
        return bot;
    }

    /**
     * The bot {@code mcts}.
     *
     * @param budget how long it may think about each move
     * @return the bot
     */
    public static Bot monteCarlo(Budget budget) {
        return new MonteCarloBot(budget);
    }
}
