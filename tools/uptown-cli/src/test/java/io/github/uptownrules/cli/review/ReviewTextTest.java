package io.github.uptownrules.cli.review;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReviewTextTest {
    /**
     * The moves of a seat are judged independently, so the error of the mean is the error of the sum divided by their number.
     */
    @Test
    void theLossOfASeatIsAMeanWithItsError() {
        GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(5));
        while (record.moves().size() < 4) {
            record = record.play(record.end().legalMoves().get(0));
        }
        ReviewedGame game = ReviewedGame.of(new UptownGame().record(record.toString()), Optional.empty(), 50, 1);
        ImmutableList<MoveReview<String>> moves =
                ImmutableList.of(judged(1, 1, 0.1, 0.03), judged(2, 2, 0, 0.05), judged(3, 1, 0.3, 0.04));
        assertThat(new ReviewText(game, moves).draw())
                .contains("seat  moves  loss a move\n   1      2   20.0 +- 4.9\n   2      1    0.0 +- 0.0\n");
    }

    private static MoveReview<String> judged(int ply, int seat, double loss, double standardError) {
        MoveEstimate<String> best = new MoveEstimate<>("best", 1, 0.5, standardError, 0);
        return new MoveReview<>(ply, seat, loss == 0 ? best : new MoveEstimate<>("played", 1, 0.5 - loss, 0, 0), best);
    }
}
