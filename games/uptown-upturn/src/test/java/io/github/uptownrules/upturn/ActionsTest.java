package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.kinds;
import static io.github.uptownrules.upturn.Texts.legal;
import static io.github.uptownrules.upturn.Texts.lineAndTurn;
import static io.github.uptownrules.upturn.Texts.play;
import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.MoveFault.Kind;
import io.github.uptownrules.upturn.tile.Tile;
import org.junit.jupiter.api.Test;

/** Tests of arrows, skips and jokers, named after the rules. */
class ActionsTest {
    private static final String ACTIONS = " ~ 3 1*,2,U,D,B,S,T,J;";

    private static UpTurnState ofTwo(String lineAndTurn) {
        return position("upturn-2 " + lineAndTurn + ACTIONS + "4,6,8");
    }

    private static UpTurnState ofThree(String lineAndTurn) {
        return position("upturn-3 " + lineAndTurn + ACTIONS + "4,6,8;9,12,14");
    }

    private static UpTurnState ofFour(String lineAndTurn) {
        return position("upturn-4 " + lineAndTurn + ACTIONS + "4,6,8;9,12,14;16,18,19");
    }

    @Test
    void v12_upArrowRises_downArrowFalls_doubleArrowAsTheMoverChooses() {
        assertThat(lineAndTurn(play(ofThree("40- 1L"), "UL"))).isEqualTo("40+ 2L");
        assertThat(lineAndTurn(play(ofThree("40+ 1L"), "DL"))).isEqualTo("40- 2L");
        assertThat(lineAndTurn(play(ofThree("40+ 1L"), "B-L"))).isEqualTo("40- 2L");
        assertThat(lineAndTurn(play(ofThree("40- 1L"), "B+L"))).isEqualTo("40+ 2L");
    }

    @Test
    void v13_theMoverOfAnArrowChoosesTheNextNeighbor() {
        assertThat(lineAndTurn(play(ofThree("40- 1L"), "UR"))).isEqualTo("40+ 3R");
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "UL"))).isEqualTo("40+ 2L");
        assertThat(lineAndTurn(play(ofFour("40- 1L"), "DR"))).isEqualTo("40- 4R");
        assertThat(lineAndTurn(play(ofFour("40- 1R"), "B+R"))).isEqualTo("40+ 4R");
        assertThat(legal(ofThree("40- 1R")).stream().filter(move -> move.matches("[UDB].*")))
                .containsExactly("UL", "UR", "DL", "DR", "B+L", "B+R", "B-L", "B-R");
    }

    @Test
    void v13_theRotationStaysUntilTheNextArrow() {
        UpTurnState game = play(ofFour("40- 1L"), "DR");
        assertThat(lineAndTurn(game)).isEqualTo("40- 4R");
        game = play(game, "draw pass");
        assertThat(lineAndTurn(game)).isEqualTo("40- 3R");
        game = play(game, "14");
        assertThat(lineAndTurn(game)).isEqualTo("14- 2R");
        game = play(game, "8");
        assertThat(lineAndTurn(game)).isEqualTo("8- 1R");
    }

    @Test
    void v14_skipOne_skipTwo() {
        assertThat(lineAndTurn(play(ofFour("40- 1L"), "S"))).isEqualTo("40- 3L");
        assertThat(lineAndTurn(play(ofFour("40- 1L"), "T"))).isEqualTo("40- 4L");
        assertThat(lineAndTurn(play(ofFour("40+ 1R"), "S"))).isEqualTo("40+ 3R");
        assertThat(lineAndTurn(play(ofFour("40+ 1R"), "T"))).isEqualTo("40+ 2R");
        assertThat(lineAndTurn(play(ofThree("40+ 1L"), "S"))).isEqualTo("40+ 3L");
        assertThat(lineAndTurn(play(ofThree("40+ 1R"), "S"))).isEqualTo("40+ 2R");
    }

    @Test
    void v14_theOutcomeListsTheSkippedSeats() {
        assertThat(ofFour("40- 1L").outcome(Move.parse("T")).skipped()).containsExactly(Seat.TWO, Seat.THREE);
        assertThat(ofFour("40- 1R").outcome(Move.parse("T")).skipped()).containsExactly(Seat.FOUR, Seat.THREE);
        assertThat(ofFour("40- 1R").outcome(Move.parse("S")).skipped()).containsExactly(Seat.FOUR);
        assertThat(ofFour("40- 1R").outcome(Move.parse("UL")).skipped()).isEmpty();
    }

    @Test
    void w10_skipTwoWithThreePlayersComesBack() {
        UpTurnState game = ofThree("40- 1L");
        assertThat(lineAndTurn(play(game, "T"))).isEqualTo("40- 1L");
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "T"))).isEqualTo("40- 1R");
        assertThat(game.outcome(Move.parse("T")).skipped()).containsExactly(Seat.TWO, Seat.THREE);
    }

    @Test
    void w10_skipTwoSkipsOneWithTwoPlayers() {
        UpTurnState game = ofTwo("40- 1L");
        assertThat(lineAndTurn(play(game, "T"))).isEqualTo("40- 1L");
        assertThat(lineAndTurn(play(game, "S"))).isEqualTo("40- 1L");
        assertThat(game.outcome(Move.parse("T")).skipped()).containsExactly(Seat.TWO);
        assertThat(game.outcome(Move.parse("S")).skipped()).containsExactly(Seat.TWO);
    }

    @Test
    void v15_jokerRisesOrFalls_andTheMoverPlaysAgain() {
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "J+"))).isEqualTo("40+ 1R");
        assertThat(lineAndTurn(play(ofThree("40+ 1L"), "J-"))).isEqualTo("40- 1L");
        assertThat(lineAndTurn(play(ofTwo("40+ 1L"), "J- 2"))).isEqualTo("2- 2L");
    }

    @Test
    void v16_actionsKeepTheReference() {
        for (String move : "UL DL B+L S T J+".split(" ")) {
            UpTurnState after = play(ofThree("40- 1L"), move);
            assertThat(after.reference()).isEqualTo(Tile.of(40));
            assertThat(after.played().contains(((ActionMove) Move.parse(move)).tile()))
                    .isTrue();
        }
    }

    @Test
    void w8_anArrowOrJokerMayKeepDirectionAndRotation() {
        assertThat(lineAndTurn(play(ofThree("40+ 1L"), "UL"))).isEqualTo("40+ 2L");
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "DR"))).isEqualTo("40- 3R");
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "B-R"))).isEqualTo("40- 3R");
        assertThat(lineAndTurn(play(ofThree("40- 1R"), "J-"))).isEqualTo("40- 1R");
    }

    @Test
    void w9_withTwoPlayersTheRotationIsAlwaysLeft() {
        UpTurnState game = ofTwo("40- 1L");
        assertThat(legal(game))
                .containsExactly("1*", "1*>2", "2", "UL", "DL", "B+L", "B-L", "S", "T", "J+", "J-", "draw");
        for (String move : "UR DR B+R B-R".split(" ")) {
            assertThat(kinds(game, move)).containsExactly(Kind.ROTATION_OF_TWO);
        }
        assertThat(lineAndTurn(play(game, "UL"))).isEqualTo("40+ 2L");
    }

    @Test
    void w11_movingAgainIsANewTurnWithAnotherDraw() {
        UpTurnState joker = play(ofThree("40+ 1L"), "draw J-");
        assertThat(joker.hasDrawn()).isFalse();
        assertThat(legal(joker)).contains("draw").doesNotContain("pass");
        UpTurnState skip = play(ofThree("40+ 1L"), "draw T");
        assertThat(lineAndTurn(skip)).isEqualTo("40+ 1L");
        assertThat(legal(skip)).contains("draw").doesNotContain("pass");
        assertThat(lineAndTurn(play(skip, "draw pass"))).isEqualTo("40+ 2L");
    }
}
