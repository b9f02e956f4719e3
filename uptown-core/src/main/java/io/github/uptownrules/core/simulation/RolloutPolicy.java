package io.github.uptownrules.core.simulation;

import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * Chooses the moves of a {@link Rollout}. This policy draws a second move if the first one captures:
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
     * Chooses a move for the seat to move. It may try moves on the rollout, but must take them back.
     *
     * @param rollout a game that is not over
     * @param random the source of randomness
     * @return a legal move
     */
    Move choose(Rollout rollout, RandomGenerator random);
}
