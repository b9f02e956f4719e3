package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/**
 * The bots of this library by their names, the weakest first:
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each equally likely;
 *   <li>{@code greedy} looks one move ahead, at prestige and expected income;
 *   <li>{@code search} tries the moves that look best to {@code greedy} in many possible worlds. It may be given a budget for
 *       each move: {@code search:500} for 500 trials, which is what it has by itself, or {@code search:50ms} for 50
 *       milliseconds, with which its moves differ from run to run.
 * </ul>
 *
 * <pre>{@code
 * Bots.names();                                            // -> [random, greedy, search]
 * Bots.parse("search:500").choose(game.view(), random);    // a legal move
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final String SEARCH = "search";

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.of(
            "random", Bots::chooseAny, "greedy", new GreedyBot(), SEARCH, new SearchBot(Budget.parse("500")));

    private Bots() {}

    /**
     * The names of the bots.
     *
     * @return the names, the weakest bot first
     */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #names()}; {@code search} may have a budget, such as {@code search:500} or {@code search:50ms}
     * @return the bot
     * @throws IllegalArgumentException if there is no such bot
     */
    public static Bot parse(String name) {
        Bot bot = BY_NAME.get(name);
        if (bot != null) {
            return bot;
        }
        if (name.startsWith(SEARCH + ":")) {
            return new SearchBot(Budget.parse(name.substring(SEARCH.length() + 1)));
        }
        throw new IllegalArgumentException("unknown bot " + Quote.of(name) + "; known: " + String.join(", ", names())
                + " (with a budget: " + SEARCH + ":500 or " + SEARCH + ":50ms)");
    }

    /** The legal moves, of which there is one at least. */
    static ImmutableList<Move> choices(StreetView view) {
        if (view.isOver()) {
            throw new IllegalArgumentException("the game is over, so there is no move to choose");
        }
        return view.legalMoves();
    }

    private static Move chooseAny(StreetView view, RandomGenerator random) {
        ImmutableList<Move> moves = choices(view);
        return moves.get(RandomInts.below(random, moves.size()));
    }
}
