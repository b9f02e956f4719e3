package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * A player that is a program. It is given a view, so it cannot know more of a game than its seat may; it keeps nothing from
 * one move to the next, so one bot may play at many tables, on many threads.
 *
 * <p>Yours is a lambda, or a class:
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
     * <p>Those of {@link Bots} that think for a while may be interrupted: within 50 milliseconds they choose what looks best by
     * then, and the thread is still interrupted.
     *
     * @param view the view of the seat to move
     * @param random where all chance comes from: equal views and equal bits make equal moves, but of a bot that is given time or
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if the view is not that of the seat to move, and the bot is one of {@link Bots}
     * @throws IllegalStateException if the ruleset's scoring contradicts itself, and the bot finds out
     */
    Move choose(PlayerView view, RandomGenerator random);

    /**
     * Chooses a move, with all that the seat has seen of the game at hand. A bot that does not remember, as most, looks at the last
     * view only; a {@link RememberingBot} looks at more.
     *
     * @param memory what the seat to move has seen
     * @param random where all chance comes from
     * @return a legal move
     * @throws IllegalArgumentException if the memory is not that of the seat to move, and the bot is one of {@link Bots}
     */
    default Move choose(Memory memory, RandomGenerator random) {
        return choose(memory.view(), random);
    }
}
