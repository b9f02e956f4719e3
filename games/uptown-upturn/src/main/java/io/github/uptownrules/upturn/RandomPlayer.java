package io.github.uptownrules.upturn;

import io.github.uptownrules.base.random.Draws;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plays any legal move, each equally likely. */
final class RandomPlayer implements Player {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        MoveList moves = new MoveList(Optional.of(view.moverToChoose()));
        return moves.get(Draws.below(random, moves.size()));
    }
}
