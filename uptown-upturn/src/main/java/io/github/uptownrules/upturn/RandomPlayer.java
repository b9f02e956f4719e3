package io.github.uptownrules.upturn;

import io.github.uptownrules.random.Draws;
import java.util.random.RandomGenerator;

/** Plays any legal move, each equally likely. */
final class RandomPlayer implements Player {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        MoveList moves = view.legalMoves();
        return moves.get(Draws.below(random, moves.size()));
    }
}
