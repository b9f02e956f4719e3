package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.kinds;
import static io.github.uptownrules.upturn.Texts.legal;
import static io.github.uptownrules.upturn.Texts.lineAndTurn;
import static io.github.uptownrules.upturn.Texts.play;
import static io.github.uptownrules.upturn.Texts.position;
import static io.github.uptownrules.upturn.Texts.racks;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.MoveFault.Kind;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of marks and doubles, named after the rules. */
class HandOutsTest {
    private static final String NO_BITS = " 0000000000000000";

    @Test
    void v17_aMarkedTileIsLaidLikeAPlainOne_andLetsTheMoverMakeAPlayerDraw() {
        UpTurnState game = position("upturn-4 40+ 2L ~ 3,4 1*;2,20,51*;6;7*");
        assertThat(legal(game)).containsExactly("51*", "51*>1", "51*>3", "51*>4", "draw");
        assertThat(racks(play(game, "51*"))).isEqualTo("1*;2,20;6;7*");
        assertThat(racks(play(game, "51*>4"))).isEqualTo("1*;2,20;6;3,7*");
        assertThat(lineAndTurn(play(game, "51*>4"))).isEqualTo("51*+ 3L");
    }

    @Test
    void w12_theMarkIsUsedAgainstAnotherPlayerOnceOrNotAtAll() {
        UpTurnState game = position("upturn-3 40+ 2L ~ 3,4 1*;2,20,51*;6");
        assertThat(kinds(game, "51*>2")).containsExactly(Kind.WRONG_HAND_OUTS);
        assertThat(kinds(game, "51*>4")).containsExactly(Kind.WRONG_HAND_OUTS);
        assertThat(kinds(game, "51*>13")).containsExactly(Kind.WRONG_HAND_OUTS);
        assertThat(kinds(game, "51*>1")).isEmpty();
    }

    @Test
    void v18_aDoubleIsLaidWithAllNumbersInBetween() {
        // The rule sheet gives no text for its third example, so these examples are our own.
        UpTurnState rising = position("upturn-2 20+ 1L ~ 3,4,6 19,21*,24,29,32,34,U;1*,2");
        assertThat(legal(rising).stream().filter(move -> move.contains(","))).isEmpty();
        UpTurnState withDouble = position("upturn-2 20+ 1L ~ 3,4,6,8 19,21*,24,29,33,34,U;1*,2");
        assertThat(legal(withDouble))
                .containsExactly("21*", "21*>2", "24", "29", "21*,24,29,33>2222", "34", "UL", "draw");
        assertThat(racks(play(withDouble, "21*,24,29,33>2222"))).isEqualTo("19,34,U;1*,2,3,4,6,8");
        assertThat(lineAndTurn(play(withDouble, "21*,24,29,33>2222"))).isEqualTo("33+ 2L");
    }

    @Test
    void w13_tilesDescendWhenTheGameFalls() {
        UpTurnState game = position("upturn-2 40- 1L ~ 3,4,6,8 19,21*,22,24,29,34,U;1*,2");
        assertThat(legal(game)).contains("34,29,24,22>2222").doesNotContain("22>2", "24,29,34,22>2222");
        assertThat(lineAndTurn(play(game, "34,29,24,22>2222"))).isEqualTo("22- 2L");
    }

    @Test
    void w13_whileOpenTheTilesGoFromTheReferenceToTheDouble() {
        UpTurnState game = position("upturn-2 40= 1L - 3,4,6,8,~ 19,22,24,29,44,48,55;1*,2");
        assertThat(legal(game)).containsExactly("19", "29,24,22>222", "24", "29", "44>2", "48", "48,55>22");
        assertThat(lineAndTurn(play(game, "29,24,22>222"))).isEqualTo("22- 2L");
        assertThat(lineAndTurn(play(game, "48,55>22"))).isEqualTo("55+ 2L");
    }

    @Test
    void w13_strictlyBetween_neitherTheReferenceNorBeyondTheDouble() {
        UpTurnState game = position("upturn-2 20+ 1L ~ 3,4,6,8 19,23,32,33,34,U;1*,2");
        assertThat(legal(game)).contains("23,32,33>222");
        assertThat(kinds(game, "19,23,32,33>2222")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "23,32,34,33>2222")).containsExactly(Kind.NOT_TOGETHER);
    }

    @Test
    void w13_otherDoublesStay_oneDoubleAtATime() {
        UpTurnState game = position("upturn-2 20+ 1L ~ 3,4,6,8 22,24,33,34,44,U;1*,2");
        assertThat(legal(game)).contains("22>2", "24,33>22", "24,34,44>222");
        assertThat(kinds(game, "22,24,33>222")).containsExactly(Kind.NOT_TOGETHER);
    }

    @Test
    void w13_allNumbersGoAlong_inOrder_theDoubleLast() {
        UpTurnState game = position("upturn-2 20+ 1L ~ 3,4,6,8 23,32,33,U;1*,2");
        assertThat(kinds(game, "33>2")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "23,33>22")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "32,23,33>222")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "33,32,23")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "23,32")).containsExactly(Kind.NOT_TOGETHER);
        assertThat(kinds(game, "23,32,33>222")).isEmpty();
    }

    @Test
    void w13_marksLaidWithADoubleDoNothing() {
        UpTurnState game = position("upturn-3 20+ 1L ~ 3,4,6,8 21*,22,98,U;1*,2;9,12");
        assertThat(kinds(game, "21*,22>223")).containsExactly(Kind.WRONG_HAND_OUTS);
        assertThat(kinds(game, "21*,22>23")).isEmpty();
    }

    @Test
    void w13_aDoubleAloneHandsOutOneTile() {
        assertThat(legal(position("upturn-3 20+ 3L ~ 3,4,6,8 1*,2;9,12;22,98,U")))
                .contains("22>1", "22>2")
                .doesNotContain("22");
    }

    @Test
    void w13_amongEqualNumbersThoseWithoutAMarkAreLaidFirstRising_lastFalling() {
        UpTurnRuleset twins = UpTurnRuleset.of(2)
                .withTiles("twins", TileSet.parse("20 21 21* 22 23 23* 24 ".repeat(5) + "U U U U U"));
        Notation notation = Notation.of(List.of(twins));
        String rising = "21,21,21*,22,U;24";
        assertThat(legal(notation.readPosition(
                        "twins 20+ 1L - " + rest(twins, "20;" + rising) + " " + rising + NO_BITS)))
                .contains("21,21,21*,22>2222");
        String falling = "21,22,23,23*,23*,U;20";
        assertThat(legal(notation.readPosition(
                        "twins 24- 1L - " + rest(twins, "24;" + falling) + " " + falling + NO_BITS)))
                .contains("23*,23*,23,22>2222");
    }

    private static String rest(UpTurnRuleset ruleset, String shown) {
        return ruleset.tileSet()
                .tiles()
                .without(Tiles.of(
                        List.of(shown.split("[,;]")).stream().map(Tile::parse).toList()))
                .toString();
    }

    @Test
    void v19_theMoverHandsOutAsManyTilesAsWereLaid() {
        UpTurnState game = position("upturn-4 20+ 2L ~ 3,4,6,8 1*,2;21*,22,98,U;9,12;14");
        assertThat(legal(game).stream().filter(move -> move.startsWith("21*,")))
                .containsExactly("21*,22>11", "21*,22>13", "21*,22>14", "21*,22>33", "21*,22>34", "21*,22>44");
        assertThat(racks(play(game, "21*,22>14"))).isEqualTo("1*,2,3;98,U;9,12;4,14");
        assertThat(racks(play(game, "21*,22>33"))).isEqualTo("1*,2;98,U;3,4,9,12;14");
    }

    @Test
    void w14_allTilesDueAreHandedOut_toOthersAtTheTable() {
        UpTurnState game = position("upturn-3 20+ 2L ~ 3,4,6,8 1*,2;21*,22,98,U;9,12");
        for (String move : List.of("21*,22", "21*,22>1", "21*,22>113", "21*,22>12", "21*,22>34")) {
            assertThat(kinds(game, move)).as(move).containsExactly(Kind.WRONG_HAND_OUTS);
        }
    }

    @Test
    void handOutsAreDrawnSeatBySeatInTheOrderOfTheText() {
        UpTurnState game = position("upturn-4 20+ 2L ~ 3,4,6,8 1*,2;21*,22,23,33,U;9,12;14");
        assertThat(racks(play(game, "21*,23,33>114"))).isEqualTo("1*,2,3,4;22,U;9,12;6,14");
    }

    @Test
    void w15_tilesHandedOutGoUnseenFromBagToRack() {
        Outcome outcome = position("upturn-3 40+ 2L ~ 3,4 1*;2,20,51*;6").outcome(Move.parse("51*>3"));
        assertThat(outcome.seenBy(Seat.THREE).drawings()).hasToString("[seat 3 gets 3]");
        assertThat(outcome.seenBy(Seat.TWO).drawings()).hasToString("[seat 3 gets a tile]");
        assertThat(outcome.seenBy(Viewer.SPECTATOR).drawings()).hasToString("[seat 3 gets a tile]");
        assertThat(outcome.seenBy(Seat.TWO).after().toString()).contains(" ?1;2,20;?2 ?");
    }

    @Test
    void w16_aWinningMoveHandsOutNothing() {
        UpTurnState withDouble = position("upturn-3 20+ 2L ~ 3,4 1*;21*,22;6");
        assertThat(legal(withDouble))
                .containsExactly("21*", "21*!", "21*>1", "21*>1!", "21*>3", "21*>3!", "21*,22", "draw");
        assertThat(kinds(withDouble, "21*,22>13")).containsExactly(Kind.WRONG_HAND_OUTS);
        UpTurnState won = play(withDouble, "21*,22");
        assertThat(won.isOver()).isTrue();
        assertThat(racks(won)).isEqualTo("1*;-;6");
        UpTurnState withMark = position("upturn-3 20+ 2L ~ 3,4 1*;21*;6");
        assertThat(legal(withMark)).containsExactly("21*", "draw");
        assertThat(kinds(withMark, "21*>1")).containsExactly(Kind.WRONG_HAND_OUTS);
    }
}
