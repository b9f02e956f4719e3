package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/**
 * A program that plays. It is given a view, so it cannot know more of a game than everybody does; it keeps nothing from one
 * move to the next, so one bot may play on many seats at many tables.
 *
 * <pre>{@code
 * Bot first = (view, chance) -> view.legalMoves().get(0);
 * Playout.of(first).playOut(game, random).isOver();          // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Bot {

    /**
     * Chooses a move.
     *
     * <p>Those of {@link Bots} that think for a while may be interrupted: within 50 milliseconds they choose what looks best by
     * then, and the thread is still interrupted.
     *
     * @param view a game that is not over
     * @param random the source of all chance: equal views and equal bits make equal moves, unless the bot is given time or
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if the game is over; so do those of {@link Bots}
     */
    Move choose(StreetView view, RandomGenerator random);
}
