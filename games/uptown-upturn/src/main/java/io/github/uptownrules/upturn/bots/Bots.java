package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.Quote;

/**
 * The bots of this library, by their names.
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each equally likely;
 *   <li>{@code sensible} looks at its own rack, and takes what suits it best; there is no chance in it;
 *   <li>{@code expert} tries its moves in many possible worlds of its view, and plays each of these to the end. It may be given a
 *       {@link Budget} for each move, as in {@code expert:5000}; else it makes 2,000 playouts, in some hundredths of a second.
 *       It is the strongest;
 *   <li>{@code beginner}, {@code casual} and {@code club} are levels below {@code expert} for people to play against, each
 *       clearly stronger than the one before. The first two play as {@code sensible} does, but overlook some tiles of their
 *       racks each time, the second fewer; {@code club} makes 40 playouts.
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

    /** {@return the names that {@link #parse} knows without anything added: the plain bots, then the levels, the weakest of each first} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /** {@return the bots for people to play against, the weakest first; the last one takes a budget, too} */
    public static ImmutableList<String> levels() {
        return LEVELS;
    }

    /**
     * Whether a name is that of a bot, whatever its budget.
     *
     * @param name any text
     * @return whether {@link #parse} takes it, but for mistakes in a budget
     */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || name.startsWith(PREFIX);
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #names}, or {@code expert:} and a budget
     * @return the bot; its {@code toString()} is the name
     * @throws IllegalArgumentException if there is no such bot, or its budget is malformed; the message names the bots there are
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

    /**
     * The bot {@code expert}.
     *
     * @param budget how long it may think about each move
     * @return the bot
     */
    public static Bot expert(Budget budget) {
        requireNonNull(budget, "budget");
        return new ExpertBot("expert:" + budget, budget);
    }
}
