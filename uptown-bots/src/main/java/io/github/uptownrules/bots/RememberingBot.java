package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * A bot that plays by all that its seat has seen of the game, not only by what lies there now. The bot itself still keeps nothing:
 * whoever asks it brings the memory, as the arena, the server and {@link Bots#choose} do. Asked with a view alone, it knows of no
 * move before.
 *
 * <pre>{@code
 * RememberingBot copycat = (memory, chance) -> memory.view().legalMoves().get(memory.placements().size() % 2);
 * copycat.choose(Memory.of(view), random).equals(copycat.choose(view, random));    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface RememberingBot extends Bot {

    /**
     * Chooses a move.
     *
     * @param memory what the seat to move has seen
     * @param random where all chance comes from: equal memories and equal bits make equal moves, but of a bot that is given time or
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if the memory is not that of the seat to move, and the bot is one of {@link Bots}
     */
    @Override
    Move choose(Memory memory, RandomGenerator random);

    /**
     * Chooses a move as if nothing had been played before.
     *
     * @param view the view of the seat to move
     * @param random where all chance comes from
     * @return a legal move
     */
    @Override
    default Move choose(PlayerView view, RandomGenerator random) {
        requireNonNull(view, "view");
        return choose(Memory.of(view), random);
    }
}
