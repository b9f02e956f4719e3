package io.github.uptownrules.arena.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.street.bots.MoveEstimate;
import io.github.uptownrules.street.bots.MoveReview;
import io.github.uptownrules.street.bots.Review;

/** A review of a record of the street game. */
record StreetReview(Review review) implements TextReview {
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
