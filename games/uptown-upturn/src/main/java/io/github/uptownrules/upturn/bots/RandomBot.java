package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.random.RandomGenerator;

/** Plays a random legal move; all legal moves are equally likely. */
final class RandomBot implements Bot {
    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        MoveList moves = view.legalMoves();
        return moves.get(RandomInts.below(random, moves.size()));
    }

    @Override
    public String toString() {
        return "random";
    }
}
