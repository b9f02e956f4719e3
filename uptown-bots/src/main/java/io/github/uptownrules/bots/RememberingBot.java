package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * A bot that uses everything that its seat has seen of the game, not only the current view. The bot itself still keeps
 * no state: the caller passes the memory, as the arena, the server and {@link Bots#choose} do. With a view alone, the
 * bot knows no earlier moves.
 *
 * <pre>{@code
 * RememberingBot copycat = (memory, chance) -> memory.view().legalMoves().get(memory.outcomes().size() % 2);
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
     * @param memory the memory of the seat to move
     * @param random the source of randomness: equal memories and equal bits give equal moves, unless the bot has a time limit
     *     or is
     *     interrupted
     * @return a legal move
     * @throws IllegalArgumentException if another seat is to move; every bot of {@link Bots} checks this
     */
    @Override
    Move choose(Memory memory, RandomGenerator random);

    /**
     * Chooses a move without knowledge of earlier moves.
     *
     * @param view the view of the seat to move
     * @param random the source of randomness
     * @return a legal move
     */
    @Override
    default Move choose(PlayerView view, RandomGenerator random) {
        requireNonNull(view, "view");
        return choose(Memory.of(view), random);
    }
}
