package io.github.uptownrules.upturn;

import io.github.uptownrules.base.random.RandomInts;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plays any legal move, each equally likely. */
final class RandomBot implements Bot {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        MoveList moves = new MoveList(Optional.of(view.moverToChoose()));
        return moves.get(RandomInts.below(random, moves.size()));
    }
}
