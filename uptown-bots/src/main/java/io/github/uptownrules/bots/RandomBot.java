package io.github.uptownrules.bots;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.random.RandomGenerator;

/** Plays a random legal move; all are equally likely. */
final class RandomBot implements Bot {
    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        MoveList moves = view.legalMoves();
        return moves.get(RandomInts.below(random, moves.size()));
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return "random";
    }
}
