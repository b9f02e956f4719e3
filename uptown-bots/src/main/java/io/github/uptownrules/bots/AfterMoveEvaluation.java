package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;

/** Evaluates the board after each move of a view. */
final class AfterMoveEvaluation {
    private final Evaluation evaluation;
    private final int seat;
    private final int next;
    private final MutableBoard before;
    private final MutableBoard after;

    AfterMoveEvaluation(PlayerView view, Evaluation evaluation) {
        this.evaluation = evaluation;
        this.seat = view.turn().orElseThrow().ordinal();
        this.next = (seat + 1) % view.seats().size();
        this.before = new MutableBoard(view);
        this.after = new MutableBoard(view);
    }

    private MutableBoard after(Move move) {
        int face = move.tile().face().ordinal();
        after.set(before)
                .place(seat, move.tile().color().ordinal(), face, move.cell().ordinal());
        return after;
    }

    /** Returns the value of a move, 0 to 1. */
    double reward(Move move) {
        return evaluation.reward(after(move), seat, next);
    }

    /** Returns the expected lead over the average of the other seats after a move, in points. */
    double lead(Move move) {
        return evaluation.lead(after(move), seat, next);
    }
}
