package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.kinds;
import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.MoveFault.Kind;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The reasons why a move is illegal, one by one and in their order. */
class MoveFaultTest {
    private final UpTurnState game = position("upturn-3 40+ 2L ~ 3,4 1*,2;20,42,51*,55,U;6");
    private final UpTurnState open = position("upturn-3 40= 2L - 3,4,~ 1*,2;20,42,51*,55,U;6");

    private static MoveFault only(UpTurnState state, String move) {
        assertThat(state.faults(Move.parse(move))).hasSize(1);
        return state.faults(Move.parse(move)).asList().get(0);
    }

    @Test
    void theGameIsOver_alone() {
        UpTurnState over = position("upturn-3 40+ - ~ 3,4 1*,2;-;6");
        for (String move : "draw pass 42 UR! 11,22>1111!".split(" ")) {
            assertThat(only(over, move)).hasToString("the game is over");
            assertThat(kinds(over.viewFor(Seat.TWO), move)).containsExactly(Kind.GAME_OVER);
            assertThat(kinds(over.viewFor(Viewer.SPECTATOR), move)).containsExactly(Kind.GAME_OVER);
        }
    }

    @Test
    void aTileIsNotOnTheRack_orNotAsOften() {
        assertThat(only(game, "43")).hasToString("your rack lacks 43");
        assertThat(only(game, "43").tiles()).containsExactly(Tile.of(43));
        assertThat(kinds(game, "DL")).containsExactly(Kind.NOT_ON_RACK);
        assertThat(game.faults(Move.parse("42,42,51*,55>1111")).asList().get(0).tiles())
                .containsExactly(Tile.of(42));
        assertThat(game.faults(Move.parse("46,43,43,55>1111")).asList().get(0)).hasToString("your rack lacks 43,46");
    }

    @Test
    void anActionWhileOpen() {
        assertThat(only(open, "UL")).hasToString("before the first number is laid you may not lay U");
    }

    @Test
    void theLastNumberDoesNotFollow() {
        assertThat(only(game, "20")).hasToString("20 does not follow: the game rises from 40");
        assertThat(only(game, "20").tiles()).containsExactly(Tile.of(20), Tile.of(40));
        assertThat(only(position("upturn-3 40- 2L ~ 3 1*;20,42,43;6"), "43"))
                .hasToString("43 does not follow: the game falls from 40");
        assertThat(kinds(open, "40")).containsExactly(Kind.NOT_ON_RACK, Kind.DOES_NOT_FOLLOW);
        assertThat(open.faults(Move.parse("40")).asList().get(1))
                .hasToString("40 does not follow: the first number must differ from 40");
    }

    @Test
    void anActionAsLastTile_evenIfItIsNotOnTheRack() {
        UpTurnState last = position("upturn-3 40+ 2L ~ 3,4 1*,2;U;6");
        assertThat(only(last, "UR")).hasToString("your last tile must be a number, not U");
        assertThat(kinds(last, "S")).containsExactly(Kind.NOT_ON_RACK, Kind.ACTION_AS_LAST_TILE);
        assertThat(kinds(position("upturn-3 40+ 2L ~ 3,4 1*,2;20;6"), "J+"))
                .containsExactly(Kind.NOT_ON_RACK, Kind.ACTION_AS_LAST_TILE);
    }

    @Test
    void tilesThatDoNotGoTogether() {
        assertThat(only(game, "51*,55>11"))
                .hasToString("with 55 you lay all your numbers between it and 40: 42,51*,55");
        assertThat(only(game, "51*,55>11").tiles()).containsExactly(Tile.of(42), Tile.marked(51), Tile.of(55));
        assertThat(only(game, "42,51*")).hasToString("51* is not a double and takes no other numbers along");
        assertThat(only(game, "42,51*").tiles()).containsExactly(Tile.marked(51));
    }

    @Test
    void rotationRightWithTwoPlayers() {
        assertThat(only(position("upturn-2 40+ 2L ~ 3,4 1*,2;20,U,D"), "DR"))
                .hasToString("with two players the rotation is always left, L");
    }

    @Test
    void wrongHandOuts() {
        assertThat(only(game, "42>1")).hasToString("with 42 you hand out no tiles here");
        assertThat(only(game, "42>1").count()).isEqualTo(OptionalInt.of(0));
        assertThat(only(game, "51*>11")).hasToString("with 51* you hand out at most 1 to other players");
        assertThat(only(game, "42,51*,55>1133")).hasToString("with 55 you hand out 3 to other players");
        assertThat(only(game, "42,51*,55>124").seats()).containsExactly(Seat.TWO, Seat.FOUR);
        assertThat(only(game, "42,51*,55>124").count()).isEqualTo(OptionalInt.of(3));
        // The move leaves no tiles on the rack. Tiles not on the rack are subtracted as well, so the number left here
        // is -1.
        UpTurnState one = position("upturn-3 40+ 2L ~ 3,4 1*,2;44;6");
        assertThat(kinds(one, "42,44>11")).containsExactly(Kind.NOT_ON_RACK, Kind.NOT_TOGETHER);
        assertThat(kinds(one, "42,44")).containsExactly(Kind.NOT_ON_RACK, Kind.NOT_TOGETHER, Kind.WRONG_HAND_OUTS);
        assertThat(kinds(one, "43>1")).containsExactly(Kind.NOT_ON_RACK, Kind.WRONG_HAND_OUTS);
    }

    @Test
    void aCallNotDue() {
        assertThat(only(game, "42!")).hasToString("you call only when one tile is left to you, not 4");
        assertThat(only(game, "42!").count()).isEqualTo(OptionalInt.of(4));
        assertThat(only(position("upturn-3 40+ 2L ~ 3,4 1*,2;42;6"), "42!"))
                .hasToString("you call only when one tile is left to you, not none");
        assertThat(kinds(position("upturn-3 40+ 2L ~ 3,4 1*,2;20,42;6"), "43!")).containsExactly(Kind.NOT_ON_RACK);
        assertThat(only(position("upturn-3 40+ 2L ~ 3,4 1*,2;42;6"), "draw!"))
                .hasToString("you call only when one tile is left to you, not 2");
        assertThat(kinds(game, "pass!")).containsExactly(Kind.CALL_NOT_DUE, Kind.NO_PASSING);
    }

    @Test
    void drawnAlready_nothingToDraw_mustOpen() {
        assertThat(only(game.play(Move.DRAW), "draw")).hasToString("you have drawn in this turn already");
        assertThat(only(position("upturn-2 40+ 1L - - 20,39;~"), "draw")).hasToString("there is nothing to draw");
        assertThat(only(open, "draw")).hasToString("no number has been laid yet, so you must lay one of yours");
        assertThat(kinds(position("upturn-2 40+ 1Ld - - 20,39;~"), "draw"))
                .containsExactly(Kind.DRAWN_ALREADY, Kind.NOTHING_TO_DRAW);
        assertThat(kinds(position("upturn-2 40= 1Ld - - 20,39;~"), "draw"))
                .containsExactly(Kind.DRAWN_ALREADY, Kind.NOTHING_TO_DRAW, Kind.MUST_OPEN);
    }

    @Test
    void noPassingNow() {
        assertThat(only(game, "pass")).hasToString("you may not pass: you have not drawn");
        assertThat(only(position("upturn-2 40+ 1L - - 20,41*;~"), "pass"))
                .hasToString("you may not pass: you have a tile to lay");
    }

    @Test
    void listsAllReasonsInOrder() {
        UpTurnState two = position("upturn-2 40= 1L - ~ U;20");
        assertThat(kinds(two, "B+R"))
                .containsExactly(
                        Kind.NOT_ON_RACK, Kind.ACTION_WHILE_OPEN, Kind.ACTION_AS_LAST_TILE, Kind.ROTATION_OF_TWO);
        assertThat(kinds(two, "B+R!"))
                .containsExactly(
                        Kind.NOT_ON_RACK,
                        Kind.ACTION_WHILE_OPEN,
                        Kind.ACTION_AS_LAST_TILE,
                        Kind.ROTATION_OF_TWO,
                        Kind.CALL_NOT_DUE);
        assertThat(kinds(position("upturn-3 40+ 1L ~ 3 20,42,43;6;9"), "12,11>14!"))
                .containsExactly(Kind.NOT_ON_RACK, Kind.DOES_NOT_FOLLOW, Kind.NOT_TOGETHER, Kind.WRONG_HAND_OUTS)
                .isSubsetOf(Kind.values());
        assertThat(kinds(position("upturn-3 40+ 1L ~ 3 20,42,43,46;6;9"), "12,11>14!"))
                .containsExactly(
                        Kind.NOT_ON_RACK,
                        Kind.DOES_NOT_FOLLOW,
                        Kind.NOT_TOGETHER,
                        Kind.WRONG_HAND_OUTS,
                        Kind.CALL_NOT_DUE);
    }

    @Test
    void theViewOfAnotherSeatHasOnlyTheTurnAsReason() {
        for (Viewer viewer : new Viewer[] {Seat.ONE, Seat.THREE, Viewer.SPECTATOR}) {
            UpTurnView view = game.viewFor(viewer);
            for (String move : "draw pass 42 UR! 11,22>1111!".split(" ")) {
                assertThat(kinds(view, move)).containsExactly(Kind.NOT_YOUR_TURN);
            }
            assertThat(view.faults(Move.PASS)).hasToString("[it is the turn of seat 2]");
            MoveFault fault = view.faults(Move.PASS).asList().get(0);
            assertThat(fault.seats()).containsExactly(Seat.TWO);
            assertThat(fault.code()).isEqualTo("not-your-turn");
            assertThat(fault.message()).isEqualTo("it is the turn of seat 2");
            assertThat(view.isLegal(Move.PASS)).isFalse();
            assertThat(view.legalMoves().isEmpty()).isTrue();
        }
    }

    @Test
    void codesAreTheSameInEveryRelease() {
        assertThat(Stream.of(Kind.values()).map(Kind::code))
                .containsExactly(
                        "game-over",
                        "not-your-turn",
                        "not-on-rack",
                        "action-while-open",
                        "does-not-follow",
                        "action-as-last-tile",
                        "not-together",
                        "rotation-of-two",
                        "wrong-hand-outs",
                        "call-not-due",
                        "drawn-already",
                        "nothing-to-draw",
                        "must-open",
                        "no-passing");
    }

    @Test
    void anIllegalMoveChangesNothingAndListsAllReasons() {
        assertThatThrownBy(() -> game.play(Move.parse("20>1")))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("20 does not follow: the game rises from 40; with 20 you hand out no tiles here")
                .extracting(e -> ((IllegalMoveException) e).faults())
                .isEqualTo(game.faults(Move.parse("20>1")));
        assertThatThrownBy(() -> game.outcome(Move.PASS)).isInstanceOf(IllegalMoveException.class);
    }
}
