package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.random.RandomGenerator;

/**
 * A program that chooses moves. It receives a view, so it cannot use hidden cards. It keeps no state between moves, so one bot
 * can play many seats at many tables.
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
     * <p>The searching bots of {@link Bots} can be interrupted. They return the best move so far within 50 milliseconds, and
     * the thread stays interrupted.
     *
     * @param view a view of a game that is not over
     * @param random the source of randomness; equal views and bits give equal moves unless the bot has a time budget or is
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if the game is over; the bots of {@link Bots} check this
     */
    Move choose(StreetView view, RandomGenerator random);
}
