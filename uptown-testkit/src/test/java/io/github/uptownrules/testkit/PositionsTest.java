package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionsTest {
    private static final Ruleset THREE = JudgedRuleset.shape("three").ruleset();

    @Test
    void aSeedGivesTheSamePositionsAndTheNextSeedContinues() {
        List<GameState> positions = Positions.of(THREE, 5).limit(9).toList();
        assertThat(positions).doesNotHaveDuplicates();
        assertThat(Positions.of(THREE, 5).limit(9)).isEqualTo(positions);
        assertThat(Positions.of(THREE, 6).limit(6)).isEqualTo(positions.subList(3, 9));
    }

    @Test
    void everyThirdPositionIsLate() {
        for (int seed = 0; seed < 20; seed++) {
            GameState late = Positions.of(THREE, seed).skip(2).findFirst().orElseThrow();
            assertThat(Color.all()).allMatch(color -> late.pileSize(color) <= 1);
        }
    }

    @Test
    void aGameGoesFromTheDealToTheEnd() {
        List<GameState> game = Positions.ofGame(THREE, 1).toList();
        assertThat(game.get(0).board()).isEqualTo(Board.empty());
        for (int ply = 1; ply < game.size(); ply++) {
            GameState after = game.get(ply);
            assertThat(game.get(ply - 1).legalMoves().stream().map(game.get(ply - 1)::play))
                    .contains(after);
            assertThat(after.isOver()).isEqualTo(ply == game.size() - 1);
        }
    }
}
