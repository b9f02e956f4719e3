package io.github.uptownrules.street;

import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;

/**
 * A player that is a program. It is given a view, so it cannot know more of a game than everybody does; it keeps nothing from
 * one move to the next, so one player may play on many seats at many tables.
 *
 * <pre>{@code
 * Player first = (view, chance) -> view.legalMoves().get(0);
 * game.playOut(first, random).isOver();                      // -> true
 * Player.names();                                            // -> [random, greedy, search]
 * Player.named("search:500").choose(game.view(), random);    // a legal move
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Player {

    /**
     * Chooses a move.
     *
     * <p>One of those of {@link #named} that thinks for a while may be interrupted: within 50 milliseconds it chooses what looks best by
     * then, and the thread is still interrupted.
     *
     * @param view a game that is not over
     * @param random where all chance comes from: equal views and equal bits make equal moves, unless the player is given time or
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if the game is over; so do those of {@link #named}
     */
    Move choose(StreetView view, RandomGenerator random);

    /**
     * The names that {@link #named} knows without anything added, the weakest player first.
     *
     * @return {@code random}, {@code greedy}, {@code search}
     */
    static ImmutableSet<String> names() {
        return Players.NAMES;
    }

    /**
     * The player with a name. {@code random} plays any legal move, each equally likely. {@code greedy} looks one move ahead:
     * at prestige and expected income. {@code search} tries the moves that look best to {@code greedy} in many possible
     * worlds; it may be given a budget for each move: so many trials ({@code search:500}, what it makes when nothing else is
     * said), or milliseconds ({@code search:50ms}), with which its moves differ from run to run.
     *
     * @param name such as {@code greedy} or {@code search:50ms}
     * @return the player
     * @throws IllegalArgumentException if there is none
     */
    static Player named(String name) {
        return Players.named(name);
    }
}
