package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * A program that plays. It receives a view, so it cannot know more of a game than its seat may. It keeps no state between moves,
 * so one bot can play at many tables and on many threads.
 *
 * <p>Your own bot is a lambda or a class:
 *
 * <pre>{@code
 * Bot first = (seen, chance) -> seen.legalMoves().get(0);
 * first.choose(view, random);    // -> b2@A2
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Bot {

    /**
     * Chooses a move.
     *
     * <p>The bots of {@link Bots} that think for long respond to interruption: within 50 milliseconds they return the best move
     * found so far, and leave the thread interrupted.
     *
     * @param view the view of the seat to move
     * @param random the source of randomness: equal views and equal bits give equal moves, unless the bot has a time limit or
     *     is
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if another seat is to move; every bot of {@link Bots} checks this
     * @throws IllegalStateException if the bot notices that the ruleset's scoring contradicts itself
     */
    Move choose(PlayerView view, RandomGenerator random);

    /**
     * Chooses a move from the seat's memory of the game. Most bots look only at its last view; a {@link RememberingBot} uses
     * all of it.
     *
     * @param memory the memory of the seat to move
     * @param random the source of randomness
     * @return a legal move
     * @throws IllegalArgumentException if another seat is to move; every bot of {@link Bots} checks this
     */
    default Move choose(Memory memory, RandomGenerator random) {
        return choose(memory.view(), random);
    }
}
