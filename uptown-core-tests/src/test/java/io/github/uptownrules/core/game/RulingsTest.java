package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import org.junit.jupiter.api.Test;

/** Rulings on cases that are too rare to meet by chance: they are looked for, and have to be found. */
class RulingsTest {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final Ruleset FIVE = JudgedRuleset.shape("five").ruleset();

    @Test
    void q4_whereOnlyCapturesAreLegalOneHasToBeMade() {
        int found = 0;
        for (long seed = 0; seed < 4_000; seed++) {
            GameState game = GameState.of(RandomSetup.of(FIVE, seed));
            CellSet empty = game.board().occupiedCells().complement();
            if (!game.isOver() && game.legalMoves().stream().map(Move::cell).noneMatch(empty::contains)) {
                found++;
                assertThat(game.legalMoves())
                        .isNotEmpty()
                        .allSatisfy(
                                move -> assertThat(game.place(move).captured()).isPresent());
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void q10_tilesOfAFinishedColorMayBeCaptured() {
        int found = 0;
        for (long seed = 0; seed < 100; seed++) {
            for (RandomPlay.Step step : RandomPlay.steps(FOUR, seed)) {
                found +=
                        (int) step
                                .before()
                                .board()
                                .tileAt(step.move().cell())
                                .map(Tile::color)
                                .filter(step.before()::isFinished)
                                .stream()
                                .count();
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void q11_aSeatWithoutATileOnTheBoardHasNoGroups() {
        GameState game = FOUR.deal(1);
        assertThat(game.groupCount(Seat.ONE)).isZero();
        assertThat(game.standings().forSeat(Seat.ONE).groupCount()).isZero();
    }
}
