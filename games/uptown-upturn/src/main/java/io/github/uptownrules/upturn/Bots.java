package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Quote;

/**
 * The bots of this library by their names, the weakest first:
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each equally likely;
 *   <li>{@code sensible} looks at its own rack, and takes what suits it best; there is no chance in it;
 *   <li>{@code lookahead} tries its moves in worlds that may be the true one, and lets {@code sensible} play on. How much it may
 *       try for a move is written behind its name: {@code lookahead:500} for 500 playouts, {@code lookahead:50ms} for 50
 *       milliseconds. With playouts, the same view and bits make the same move on every machine.
 * </ul>
 *
 * <pre>{@code
 * Bots.names();                                          // -> [random, sensible, lookahead]
 * Bots.parse("lookahead:100").choose(view, random);      // a legal move
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final String LOOKAHEAD = "lookahead";

    /** What {@code lookahead} may do when nothing else is said: less than a tenth of a second. */
    private static final Budget BUDGET = new Budget(500, Budget.Unit.PLAYOUTS);

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.of(
            "random", new RandomBot(), "sensible", new SensibleBot(), LOOKAHEAD, new LookaheadBot(BUDGET));

    private Bots() {}

    /**
     * The names that {@link #parse} knows without anything added.
     *
     * @return the names, the weakest bot first
     */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #names()}; {@code lookahead} may have a budget behind it, such as {@code :500} or {@code :50ms}
     * @return the bot
     * @throws IllegalArgumentException if there is no such bot
     */
    public static Bot parse(String name) {
        if (BY_NAME.containsKey(name)) {
            return BY_NAME.get(name);
        }
        String prefix = LOOKAHEAD + ":";
        if (name.startsWith(prefix)) {
            return new LookaheadBot(Budget.parse(name.substring(prefix.length())));
        }
        throw new IllegalArgumentException("unknown bot " + Quote.of(name) + "; known: " + String.join(", ", names())
                + " (with a budget: " + prefix + "500 or " + prefix + "50ms)");
    }
}
