package io.github.uptownrules.cli.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceLinesTest {
    private static MoveReview<String> judged(int ply) {
        MoveEstimate<String> best = new MoveEstimate<>("best", 1, 1, 0, 0);
        return new MoveReview<>(ply, 1, best, best);
    }

    /** In a game with twice as many moves as columns, a column holds two moves. */
    @Test
    void compressesALongGameEvenly() {
        String top = ChanceLines.draw(List.of(judged(1), judged(2), judged(73), judged(144)), 144)
                .split("\n")[1];
        assertThat(top).isEqualTo(" 100 |1" + " ".repeat(35) + "1" + " ".repeat(34) + "1");
    }
}
