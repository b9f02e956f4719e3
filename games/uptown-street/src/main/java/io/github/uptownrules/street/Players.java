package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.random.Draws;
import io.github.uptownrules.base.text.Quote;
import java.util.random.RandomGenerator;

/** The players by their names. */
final class Players {
    private static final String SEARCH = "search";

    private static final ImmutableMap<String, Player> BY_NAME = ImmutableMap.of(
            "random", Players::chooseAny, "greedy", new GreedyPlayer(), SEARCH, new SearchPlayer(Budget.parse("500")));

    static final ImmutableSet<String> NAMES = BY_NAME.keySet();

    private Players() {}

    static Player named(String name) {
        Player player = BY_NAME.get(name);
        if (player != null) {
            return player;
        }
        if (name.startsWith(SEARCH + ":")) {
            return new SearchPlayer(Budget.parse(name.substring(SEARCH.length() + 1)));
        }
        throw new IllegalArgumentException("the players are " + String.join(", ", NAMES) + ", and " + SEARCH
                + " with a budget such as search:500 or search:50ms, not " + Quote.of(name));
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
        return moves.get(Draws.below(random, moves.size()));
    }
}
