package io.github.uptownrules.street.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Function;

/**
 * The bots of this library, by name.
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each with equal probability;
 *   <li>{@code greedy} looks one move ahead, at prestige and expected income;
 *   <li>{@code expert}, the strongest, takes the moves that look best to {@code greedy} and tries them in many possible worlds,
 *       each played to the end by {@code greedy}. It runs 2,000 playouts per move, in less than a tenth of a second, or as
 *       many as its {@link Budget} allows, as in {@code expert:5000};
 *   <li>{@code beginner}, {@code casual} and {@code club} are levels below {@code expert} for people, each clearly stronger
 *       than the one before. {@code beginner} and {@code casual} play any move that looks almost as good as the best, and
 *       {@code club} runs 30 playouts.
 * </ul>
 *
 * <pre>{@code
 * Bots.names();                              // -> [random, greedy, beginner, casual, club, expert]
 * Bots.levels();                             // -> [beginner, casual, club, expert]
 * Bot bot = Bots.parse("expert:100ms/2");    // a tenth of a second for a move, on two threads
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final Budget USUAL = Budget.parse("2000");

    /** The bots that accept a budget. */
    private static final ImmutableMap<String, Function<Budget, Bot>> BY_BUDGET =
            ImmutableMap.of("expert", Bots::expert);

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.<String, Bot>builder()
            .put("random", new RandomBot())
            .put("greedy", new GreedyBot())
            .put("beginner", new SoftmaxBot("beginner", 3))
            .put("casual", new SoftmaxBot("casual", 1))
            .put("club", new ExpertBot("club", Budget.parse("30")))
            .put("expert", new ExpertBot("expert", USUAL))
            .build();

    private static final ImmutableList<String> LEVELS = ImmutableList.of("beginner", "casual", "club", "expert");

    private Bots() {}

    /** {@return the names that {@link #parse} knows: the plain bots, then the levels, the weakest of each first} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /** {@return the bots for people to play against, weakest first; the last one also accepts a budget} */
    public static ImmutableList<String> levels() {
        return LEVELS;
    }

    /** Returns whether {@link #parse} knows a name. The budget after a colon is not checked. */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || withBudget(name).isPresent();
    }

    /** Returns the constructor of the bot named before a colon. */
    private static Optional<Function<Budget, Bot>> withBudget(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? Optional.empty() : Optional.ofNullable(BY_BUDGET.get(name.substring(0, colon)));
    }

    /**
     * Returns the bot with a name.
     *
     * @param name one of {@link #names}, or {@code expert:} and a budget
     * @return the bot, whose {@code toString()} is the name
     * @throws IllegalArgumentException if no bot has that name, or its budget is malformed; the message lists the bots
     */
    public static Bot parse(String name) {
        Optional<Function<Budget, Bot>> patient = withBudget(name);
        if (patient.isPresent()) {
            return patient.get().apply(Budget.parse(name.substring(name.indexOf(':') + 1)));
        }
        Bot bot = BY_NAME.get(name);
        if (bot == null) {
            throw new IllegalArgumentException("unknown bot " + Quote.of(name)
                    + "; known: "
                    + String.join(", ", names())
                    + " (expert also with a budget: expert:5000 or expert:100ms)");
        }
        return bot;
    }

    /** Returns the bot {@code expert} with a budget for each move. */
    public static Bot expert(Budget budget) {
        requireNonNull(budget, "budget");
        return new ExpertBot("expert:" + budget, budget);
    }
}
