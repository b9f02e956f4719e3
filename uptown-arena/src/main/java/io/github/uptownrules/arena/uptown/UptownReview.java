package io.github.uptownrules.arena.uptown;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.RecordedGame;

/** A review of a record of Uptown. */
record UptownReview(RecordedGame game, Review review) implements TextReview {
    @Override
    public ImmutableList<Integer> plies() {
        return review.plies();
    }

    @Override
    public JudgedMove move(int ply) {
        MoveReview judged = review.move(ply);
        Position before = game.at(ply - 1);
        return new JudgedMove(
                ply, judged.seat().toString(), text(judged.played(), before), text(judged.best(), before));
    }

    /** An estimate of a move that is written as it would be in a position. */
    static EstimatedMove text(MoveEstimate estimate, Position position) {
        return new EstimatedMove(
                MoveText.of(estimate.move(), position).toString(), estimate.winShare(), estimate.standardError());
    }
}
