package io.github.uptownrules.arena.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.upturn.bots.MoveEstimate;
import io.github.uptownrules.upturn.bots.MoveReview;
import io.github.uptownrules.upturn.bots.Review;

/** A review of a record of UP TURN. */
record UpTurnReview(Review review) implements TextReview {
    @Override
    public ImmutableList<Integer> plies() {
        return review.plies();
    }

    @Override
    public JudgedMove move(int ply) {
        MoveReview judged = review.move(ply);
        return new JudgedMove(ply, judged.seat().toString(), text(judged.played()), text(judged.best()));
    }

    static EstimatedMove text(MoveEstimate estimate) {
        return new EstimatedMove(estimate.move().toString(), estimate.winShare(), estimate.standardError());
    }
}
