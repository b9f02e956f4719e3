package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * A player that is a program. It is given a view, so it cannot know more of a game than its seat may; it keeps nothing from one
 * move to the next, so one player may play at many tables. One that always takes the first move of the list:
 *
 * <pre>{@code
 * Bot first = (seen, chance) -> seen.legalMoves().get(0);
 * first.choose(view, random);      // -> 9
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Bot {

    /**
     * Chooses a move.
     *
     * <p>One of {@link Bots} that thinks for a while may be interrupted: within 50 milliseconds it chooses what looks best by
     * then, and the thread is still interrupted.
     *
     * @param view the view of the seat to move
     * @param random where all chance comes from: equal views and equal bits make equal moves, but of a player that is given time or
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if it is not the viewer's turn, and the player is one of {@link Bots}
     */
    Move choose(UpTurnView view, RandomGenerator random);
}
