package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.kinds;
import static io.github.uptownrules.upturn.Texts.legal;
import static io.github.uptownrules.upturn.Texts.lineAndTurn;
import static io.github.uptownrules.upturn.Texts.play;
import static io.github.uptownrules.upturn.Texts.position;
import static io.github.uptownrules.upturn.Texts.racks;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.upturn.MoveFault.Kind;
import org.junit.jupiter.api.Test;

/** Tests of the call "Upturn", named after the rules. */
class CallTest {
    @Test
    void v20_aMissedCallCostsThreeTiles() {
        UpTurnState game = position("upturn-2 40+ 1L ~ 3,4,6,8 20,42;1*,2");
        assertThat(racks(play(game, "42!"))).isEqualTo("20;1*,2");
        assertThat(racks(play(game, "42"))).isEqualTo("3,4,6,20;1*,2");
        assertThat(lineAndTurn(play(game, "42"))).isEqualTo("42+ 2L");
    }

    @Test
    void w17_theCallIsPartOfEveryMoveThatLeavesOneTile() {
        assertThat(legal(position("upturn-3 40+ 1L ~ 3 20,42;1*,2;9"))).containsExactly("42", "42!", "draw");
        assertThat(legal(position("upturn-3 40+ 1L ~ 3 51*,U;1*,2;9")))
                .containsExactly("51*", "51*!", "51*>2", "51*>2!", "51*>3", "51*>3!", "UL", "UL!", "UR", "UR!", "draw");
        assertThat(legal(position("upturn-3 40+ 1L ~ 3 42,44,B;1*,2;9")))
                .containsExactly(
                        "42",
                        "42,44>22",
                        "42,44>22!",
                        "42,44>23",
                        "42,44>23!",
                        "42,44>33",
                        "42,44>33!",
                        "B+L",
                        "B+R",
                        "B-L",
                        "B-R",
                        "draw");
        assertThat(legal(position("upturn-3 40+ 1L ~ 3 20,J;1*,2;9")))
                .containsExactly("J+", "J+!", "J-", "J-!", "draw");
    }

    @Test
    void w17_theCallIsDueEachTime() {
        UpTurnState game = position("upturn-2 40+ 1L ~ 3,4,6,8 20,42;1*,2");
        UpTurnState again = play(game, "42! draw pass draw");
        assertThat(racks(again)).isEqualTo("4,20;1*,2,3");
        assertThat(legal(again)).containsExactly("pass");
        UpTurnState third = play(position("upturn-2 40+ 1L ~ 43,4,6,8 20,42;1*,2"), "42! draw pass draw");
        assertThat(legal(third)).containsExactly("pass");
        UpTurnState fourth = play(position("upturn-2 40+ 1L ~ 3,98,6,8 20,42;1*,2"), "42! draw pass draw");
        assertThat(legal(fourth)).containsExactly("98", "98!", "pass");
    }

    @Test
    void w17_aCallThatIsNotDueIsIllegal() {
        UpTurnState three = position("upturn-2 40+ 1L ~ 3 20,42,U;1*,2");
        assertThat(kinds(three, "42!")).containsExactly(Kind.CALL_NOT_DUE);
        assertThat(kinds(three, "UL!")).containsExactly(Kind.CALL_NOT_DUE);
        UpTurnState last = position("upturn-2 40+ 1L ~ 3 42;1*,2");
        assertThat(kinds(last, "42!")).containsExactly(Kind.CALL_NOT_DUE);
    }

    @Test
    void w17_w19_aPassWithOneTileNeedsACall_butAMissedCallCostsNothing() {
        UpTurnState game = position("upturn-2 40+ 1L - - U;~");
        assertThat(legal(game)).containsExactly("pass", "pass!");
        assertThat(game.play(Move.parse("pass!"))).isEqualTo(game.play(Move.PASS));
        assertThat(racks(game.play(Move.PASS))).startsWith("U;");
        assertThat(game.outcome(Move.PASS).call()).isEqualTo(Outcome.Call.MISSED);
        assertThat(game.outcome(Move.PASS).drawings()).isEmpty();
        assertThat(game.outcome(Move.parse("pass!")).call()).isEqualTo(Outcome.Call.MADE);
        assertThat(legal(position("upturn-2 40+ 1L - - 20,39;~"))).containsExactly("pass");
    }

    @Test
    void w17_aCallWithADrawIsNeverDue() {
        UpTurnState one = position("upturn-2 40+ 1L ~ 3 20;1*,2");
        assertThat(legal(one)).containsExactly("draw");
        assertThat(kinds(one, "draw!")).containsExactly(Kind.CALL_NOT_DUE);
        assertThat(one.outcome(Move.DRAW).call()).isEqualTo(Outcome.Call.NOT_DUE);
        assertThat(kinds(one, "pass!")).containsExactly(Kind.NO_PASSING);
        assertThat(kinds(play(one, "draw"), "pass!")).containsExactly(Kind.CALL_NOT_DUE);
        assertThat(kinds(play(one, "draw"), "draw!")).containsExactly(Kind.CALL_NOT_DUE, Kind.DRAWN_ALREADY);
        assertThat(kinds(position("upturn-2 40+ 1L - - U;~"), "draw!"))
                .containsExactly(Kind.CALL_NOT_DUE, Kind.NOTHING_TO_DRAW);
    }

    @Test
    void w17_thePenaltyIsDrawnAfterHandOuts() {
        UpTurnState game = position("upturn-3 40+ 1L ~ 3,4,6,8,9 20,51*;1*,2;12");
        Outcome outcome = game.outcome(Move.parse("51*>3"));
        assertThat(racks(outcome.after())).isEqualTo("4,6,8,20;1*,2;3,12");
        assertThat(outcome.call()).isEqualTo(Outcome.Call.MISSED);
        assertThat(outcome.drawings().stream().map(Drawing::cause))
                .containsExactly(
                        Drawing.Cause.HAND_OUT,
                        Drawing.Cause.MISSED_CALL,
                        Drawing.Cause.MISSED_CALL,
                        Drawing.Cause.MISSED_CALL);
        assertThat(game.outcome(Move.parse("51*>3!")).call()).isEqualTo(Outcome.Call.MADE);
    }

    @Test
    void w17_thePenaltyIsSmallerIfTilesRunOut() {
        // All tiles but 40 are on the racks, so once another number is laid, 40 is the only tile to draw.
        UpTurnState game = position("upturn-2 40+ 1L - - 20,42;~");
        assertThat(racks(play(game, "42"))).startsWith("20,40;");
        UpTurnState two = position("upturn-2 40+ 1L 3 - 20,42;~");
        assertThat(racks(play(two, "42"))).startsWith("3,20,40;");
        // The hand-out takes the only tile first, so the mover draws nothing.
        UpTurnState handed = position("upturn-2 40+ 1L - - 20,51*;~");
        assertThat(racks(play(handed, "51*>2"))).startsWith("20;").contains(",40,");
        assertThat(handed.outcome(Move.parse("51*>2")).call()).isEqualTo(Outcome.Call.MISSED);
    }

    @Test
    void w17_theCallIsAlsoDueWithActions() {
        assertThat(racks(play(position("upturn-2 40+ 1L ~ 3,4,6,8 20,U;1*,2"), "UL")))
                .isEqualTo("3,4,6,20;1*,2");
        assertThat(racks(play(position("upturn-2 40+ 1L ~ 3,4,6,8 20,S;1*,2"), "S")))
                .isEqualTo("3,4,6,20;1*,2");
        UpTurnState joker = play(position("upturn-2 40+ 1L ~ 3,4,6,8 20,J;1*,2"), "J-");
        assertThat(racks(joker)).isEqualTo("3,4,6,20;1*,2");
        assertThat(lineAndTurn(joker)).isEqualTo("40- 1L");
        assertThat(play(position("upturn-2 40+ 1L ~ 3,4,6,8 20,J;1*,2"), "J-! 20")
                        .isOver())
                .isTrue();
    }
}
