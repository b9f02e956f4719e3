package io.github.uptownrules.examples.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/**
 * A player that is a program. It is given a view, so it cannot know more of a game than its seat may; it keeps nothing from
 * one move to the next, so one bot may play at many tables.
 */
public interface Bot {

    /**
     * Chooses a move.
     *
     * @param view the view of the seat to move
     * @param random where all chance comes from: equal views and equal bits make equal moves
     * @return a legal move
     */
    Move choose(PlayerView view, RandomGenerator random);
}
