package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/**
 * A computer player. It receives a view, so it knows no more than its seat may. It keeps no state, so one bot may play at
 * many tables. This bot always plays the first legal move:
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
     * <p>Bots of {@link Bots} may be interrupted while they think. Within 50 milliseconds they choose the best move so far,
     * and the thread stays interrupted.
     *
     * @param view the view of the seat to move
     * @param random the source of randomness: equal views and equal bits give equal moves, except with a time budget or an
     *     interrupt
     * @return a legal move
     * @throws IllegalArgumentException if it is not the viewer's turn and this is one of {@link Bots}
     */
    Move choose(UpTurnView view, RandomGenerator random);
}
