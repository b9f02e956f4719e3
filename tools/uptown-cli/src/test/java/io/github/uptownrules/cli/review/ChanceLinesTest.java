package io.github.uptownrules.cli.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceLinesTest {
    private static JudgedMove judged(int ply) {
        EstimatedMove best = new EstimatedMove("best", 1, 0);
        return new JudgedMove(ply, "1", best, best);
    }

    /** A column stands for two moves of a game of twice as many moves as there are columns. */
    @Test
    void aLongGameIsSqueezedEvenly() {
        String top = ChanceLines.draw(List.of(judged(1), judged(2), judged(73), judged(144)), 144)
                .split("\n")[1];
        assertThat(top).isEqualTo(" 100 |1" + " ".repeat(35) + "1" + " ".repeat(34) + "1");
    }
}
