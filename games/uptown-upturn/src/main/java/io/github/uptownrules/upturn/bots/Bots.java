package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.Quote;

/**
 * The bots of this library, by name.
 *
 * <ul>
 *   <li>{@code random} plays a random legal move; all are equally likely.
 *   <li>{@code sensible} plays the move that suits its rack best, without randomness.
 *   <li>{@code expert}, the strongest, tries its moves in many possible worlds and plays each world to the end. It takes a
 *       {@link Budget} for each move, as in {@code expert:5000}. The default is 2,000 playouts, which take a few hundredths
 *       of a second.
 *   <li>{@code beginner}, {@code casual} and {@code club} are weaker opponents for people, each clearly stronger than the
 *       one before. The first two play like {@code sensible} but overlook some tiles of their racks, {@code casual} fewer.
 *       {@code club} runs 40 playouts.
 * </ul>
 *
 * <pre>{@code
 * Bots.names();                              // -> [random, sensible, beginner, casual, club, expert]
 * Bots.levels();                             // -> [beginner, casual, club, expert]
 * Bot bot = Bots.parse("expert:100ms/2");    // a tenth of a second for a move, on two threads
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final String PREFIX = "expert:";
    private static final Budget USUAL = Budget.parse("2000");

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.<String, Bot>builder()
            .put("random", new RandomBot())
            .put("sensible", new SensibleBot())
            .put("beginner", new CarelessBot("beginner", 0.5))
            .put("casual", new CarelessBot("casual", 0.25))
            .put("club", new ExpertBot("club", Budget.parse("40")))
            .put("expert", new ExpertBot("expert", USUAL))
            .buildOrThrow();

    private static final ImmutableList<String> LEVELS = ImmutableList.of("beginner", "casual", "club", "expert");

    private Bots() {}

    /** {@return the names without a budget: the plain bots, then the levels, each group starting with the weakest} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /** {@return the bots for people to play against, the weakest first; the last one also takes a budget} */
    public static ImmutableList<String> levels() {
        return LEVELS;
    }

    /** Returns whether this name belongs to a bot. Its budget is not checked. */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || name.startsWith(PREFIX);
    }

    /**
     * Returns the bot with a name. Its {@code toString()} is the name.
     *
     * @param name one of {@link #names}, or {@code expert:} and a budget
     * @throws IllegalArgumentException if the bot is unknown or its budget malformed; the message lists the known bots
     */
    public static Bot parse(String name) {
        if (name.startsWith(PREFIX)) {
            return expert(Budget.parse(name.substring(PREFIX.length())));
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

    /** Returns the bot {@code expert} with a budget. */
    public static Bot expert(Budget budget) {
        requireNonNull(budget, "budget");
        return new ExpertBot("expert:" + budget, budget);
    }
}
