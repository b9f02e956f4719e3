package io.github.uptownrules.core.simulation;

import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * Chooses the moves of a {@link Rollout}. One that looks twice and takes the move that captures nothing, if there is one:
 *
 * <pre>{@code
 * RolloutPolicy shy = (rollout, random) -> {
 *     Move move = rollout.randomMove(random);
 *     return rollout.captures(move) ? rollout.randomMove(random) : move;
 * };
 * Rollout end = Rollout.of(game).playOut(shy, random);
 * end.isOver();    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface RolloutPolicy {

    /**
     * Chooses a move for the seat to move. It may try moves on the rollout, but has to take them back.
     *
     * @param rollout a game that is not over
     * @param random where chance comes from
     * @return a legal move
     */
    Move choose(Rollout rollout, RandomGenerator random);
}
