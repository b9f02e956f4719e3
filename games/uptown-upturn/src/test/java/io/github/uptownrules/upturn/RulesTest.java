package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.kinds;
import static io.github.uptownrules.upturn.Texts.legal;
import static io.github.uptownrules.upturn.Texts.lineAndTurn;
import static io.github.uptownrules.upturn.Texts.play;
import static io.github.uptownrules.upturn.Texts.position;
import static io.github.uptownrules.upturn.Texts.racks;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.MoveFault.Kind;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of numbers, turns, drawing and the end, named after the rules. */
class RulesTest {
    @Test
    void v4_theFirstToHaveLaidAllTilesWins() {
        UpTurnState game = position("upturn-3 40+ 2L ~ 3 20;41*;29");
        UpTurnState after = play(game, "41*");
        assertThat(after.isOver()).isTrue();
        assertThat(after.turn()).isEmpty();
        assertThat(after.standings().forSeat(Seat.TWO).rank()).isEqualTo(1);
        assertThat(after.legalMoves().isEmpty()).isTrue();
        assertThat(lineAndTurn(after)).isEqualTo("41*+ -");
    }

    @Test
    void v7_aHigherNumberMakesTheGameRiseALowerOneFall() {
        UpTurnState game = position("upturn-3 40= 1L - ~ 20,41*,U;6,8;9");
        assertThat(lineAndTurn(play(game, "41*"))).isEqualTo("41*+ 2L");
        assertThat(lineAndTurn(play(game, "20"))).isEqualTo("20- 2L");
    }

    @Test
    void v7_thenTheLeftNeighborIsToMove() {
        assertThat(lineAndTurn(play(position("upturn-3 40= 3L - ~ 1*,2;6,8;9,12"), "9")))
                .isEqualTo("9- 1L");
        assertThat(lineAndTurn(play(position("upturn-4 40= 3L - ~ 1*,2;6,8;9,12;14"), "9")))
                .isEqualTo("9- 4L");
        assertThat(lineAndTurn(play(position("upturn-2 40= 2L - ~ 1*,2;6,8"), "8")))
                .isEqualTo("8- 1L");
    }

    @Test
    void v8_aPlayerLaysANumberThatKeepsTheOrderOrAnActionOrDraws() {
        assertThat(legal(position("upturn-3 40+ 1L ~ 3 20,42,98,U,S;29;31*")))
                .containsExactly("42", "98", "UL", "UR", "S", "draw");
    }

    @Test
    void v9_risingAboveTheLastNumber_fallingBelowIt() {
        // The two examples of the rule sheet.
        assertThat(legal(position("upturn-2 40+ 1L ~ 3 39,41*,98;29"))).containsExactly("41*", "41*>2", "98", "draw");
        assertThat(legal(position("upturn-2 32- 1L ~ 3 2,31*,33,34;29"))).containsExactly("2", "31*", "31*>2", "draw");
    }

    @Test
    void v10_theLastNumberStillCountsAfterAnArrow() {
        UpTurnState game = position("upturn-3 32+ 1L ~ 3 9,D;6,31*,33;40,41*");
        assertThat(legal(play(game, "DL!"))).containsExactly("6", "31*", "31*>1", "31*>3", "draw");
    }

    @Test
    void v11_afterDrawingASeatMayLayThatTile_orAnother_orPass() {
        UpTurnState game = position("upturn-2 40+ 1L ~ 41*,42 20,43;29,31*");
        UpTurnState drawn = play(game, "draw");
        assertThat(lineAndTurn(drawn)).isEqualTo("40+ 1Ld");
        assertThat(racks(drawn)).isEqualTo("20,41*,43;29,31*");
        assertThat(legal(drawn)).containsExactly("41*", "41*>2", "43", "pass");
        assertThat(lineAndTurn(play(drawn, "pass"))).isEqualTo("40+ 2L");
        assertThat(racks(play(drawn, "pass"))).isEqualTo("20,41*,43;29,31*");
    }

    @Test
    void v11_oneTileIsDrawnInATurn() {
        assertThat(kinds(play(position("upturn-2 40+ 1L ~ 41*,42 20,43;29"), "draw"), "draw"))
                .containsExactly(Kind.DRAWN_ALREADY);
    }

    @Test
    void v11_aSeatThatCouldLayMayDraw() {
        assertThat(legal(position("upturn-2 40+ 1L ~ 3 42,43;29")))
                .contains("draw")
                .doesNotContain("pass");
    }

    @Test
    void v21_theLastTileLaidMustBeANumber() {
        assertThat(legal(position("upturn-2 40+ 1L ~ 3 U;29"))).containsExactly("draw");
        assertThat(kinds(position("upturn-2 40+ 1L ~ 3 U;29"), "UL")).containsExactly(Kind.ACTION_AS_LAST_TILE);
    }

    @Test
    void w5_whileOpenActionsAreBarred() {
        UpTurnState game = position("upturn-3 40= 1L - ~ 20,U,D,B,S,T,J;29;31*");
        assertThat(legal(game)).containsExactly("20");
        assertThat(kinds(game, "J+")).containsExactly(Kind.ACTION_WHILE_OPEN);
    }

    @Test
    void w5_whileOpenOnlyASeatWithoutANumberDraws_mayThenPass_andTheNextSeatOpens() {
        UpTurnState game = position("upturn-3 40= 1L - 7*,~ U,D;29;31*");
        assertThat(legal(game)).containsExactly("draw");
        UpTurnState drawn = play(game, "draw");
        // A seat may pass even if it drew a number that it could lay.
        assertThat(legal(drawn)).containsExactly("7*", "7*>2", "7*>3", "pass");
        UpTurnState passed = play(drawn, "pass");
        assertThat(lineAndTurn(passed)).isEqualTo("40= 2L");
        assertThat(legal(passed)).containsExactly("29");
        assertThat(kinds(passed, "draw")).containsExactly(Kind.MUST_OPEN);
        assertThat(kinds(passed, "pass")).containsExactly(Kind.NO_PASSING);
    }

    @Test
    void w5_theOpeningTileHasItsUsualPower() {
        UpTurnState game = position("upturn-3 40= 1L - 2,3,4,6,~ 41*,42,44,51*;29;31*");
        assertThat(racks(play(game, "51*>3"))).isEqualTo("41*,42,44;29;2,31*");
        assertThat(racks(play(game, "41*,42,44>223!"))).isEqualTo("51*;2,3,29;4,31*");
    }

    @Test
    void w6_anEqualNumberDoesNotFollow() {
        UpTurnRuleset twice =
                UpTurnRuleset.of(2).withTiles("twice", TileSet.parse("40,40*,41,42,43 ".repeat(6) + "U,U,U,U,U"));
        Notation notation = Notation.of(List.of(twice));
        String rest = " 0000000000000000";
        for (String line : List.of("40+", "40-", "40=", "40*+")) {
            String reference = line.substring(0, line.length() - 1);
            Tiles left = twice.tileSet()
                    .tiles()
                    .without(Tiles.of(List.of(Tile.parse(reference), Tile.of(40), Tile.marked(40), Tile.UP)));
            UpTurnState game = notation.readPosition("twice " + line + " 1L - " + left + " 40;40*,U" + rest);
            assertThat(kinds(game, "40")).containsExactly(Kind.DOES_NOT_FOLLOW);
        }
    }

    @Test
    void w6_theReferenceIsTheLastNumberWhateverCameAfter() {
        UpTurnState game = position("upturn-2 40+ 1L ~ 3 49,U,S,J;29,31*");
        UpTurnState after = play(game.play(Move.DRAW), "J- S UL");
        assertThat(after.reference()).isEqualTo(Tile.of(40));
    }

    @Test
    void w7_linesAreNotPartOfTheState() {
        UpTurnState one = play(position("upturn-2 40+ 1L ~ 3 49,51*,U;52,54,U"), "UL UL");
        UpTurnState other = play(position("upturn-2 40+ 1L ~ 3 49,51*,U;52,54,U"), "UL UL");
        assertThat(one).isEqualTo(other);
        assertThat(one.toString().split(" ")).hasSize(7);
    }

    @Test
    void w19_whenNothingCanBeDrawnASeatMustLayIfItCan_elseItPasses() {
        UpTurnState mayLay = position("upturn-2 40+ 1L - - 20,41*;~");
        assertThat(mayLay.canDraw()).isFalse();
        assertThat(legal(mayLay)).containsExactly("41*", "41*!", "41*>2", "41*>2!");
        assertThat(kinds(mayLay, "draw")).containsExactly(Kind.NOTHING_TO_DRAW);
        assertThat(kinds(mayLay, "pass")).containsExactly(Kind.NO_PASSING);
        UpTurnState mayNot = position("upturn-2 40+ 1L - - 20,39;~");
        assertThat(legal(mayNot)).containsExactly("pass");
        assertThat(lineAndTurn(play(mayNot, "pass"))).isEqualTo("40+ 2L");
    }

    @Test
    void w19_aSeatWithOneActionLeftPassesWhenNothingCanBeDrawn() {
        assertThat(legal(position("upturn-2 40+ 1L - - U;~"))).containsExactly("pass", "pass!");
        assertThat(legal(position("upturn-2 40+ 1L - - 20,39;~"))).containsExactly("pass");
    }

    @Test
    void w19_whenNothingCanBeDrawnAnActionIsLaidIfNoNumberFollows() {
        assertThat(legal(position("upturn-2 40+ 1L - - 20,U;~"))).containsExactly("UL", "UL!");
    }

    @Test
    void w19_whileOpenWithAnEmptyBagASeatThatCannotLayPasses() {
        UpTurnState game = position("upturn-2 40= 1L - - U,D;~");
        assertThat(legal(game)).containsExactly("pass");
        assertThat(lineAndTurn(play(game, "pass"))).isEqualTo("40= 2L");
    }

    @Test
    void w20_theOthersRankByTilesLeft_equalsShareARank() {
        UpTurnState end = play(position("upturn-4 40+ 2L ~ 3 20,24;41*;29,31*;32"), "41*");
        assertThat(end.standings().bySeat().stream().map(Standing::rank)).containsExactly(3, 1, 3, 2);
        assertThat(end.standings().byRank().stream().map(Standing::seat))
                .containsExactly(Seat.TWO, Seat.FOUR, Seat.ONE, Seat.THREE);
        assertThat(end.standings())
                .hasToString("1. seat 2: 0 tiles left; 2. seat 4: 1 tile left; 3. seat 1: 2 tiles left; "
                        + "3. seat 3: 2 tiles left");
    }
}
