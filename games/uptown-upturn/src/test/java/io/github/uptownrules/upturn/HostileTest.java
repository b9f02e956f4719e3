package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid calls are rejected at once, without side effects. */
class HostileTest {
    private final UpTurnState game = UpTurnRuleset.of(3).deal(42);

    /** Returns null, as passed by callers without a null checker. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T nullValue() {
        return null;
    }

    @Test
    void rejectsANullMove() {
        Move none = nullValue();
        assertThatNullPointerException().isThrownBy(() -> game.faults(none));
        assertThatNullPointerException().isThrownBy(() -> game.legalMoves().contains(none));
        assertThatNullPointerException().isThrownBy(() -> game.viewFor(Seat.ONE).faults(none));
        assertThatNullPointerException().isThrownBy(() -> game.play(none));
        assertThatNullPointerException().isThrownBy(() -> game.outcome(none));
    }

    @Test
    void rejectsANullViewer() {
        Viewer nullViewer = nullValue();
        assertThatNullPointerException().isThrownBy(() -> game.viewFor(nullViewer));
        assertThatNullPointerException()
                .isThrownBy(() -> game.outcome(Move.parse("9")).seenBy(nullViewer));
    }

    @Test
    void rejectsHandOutsToNull() {
        assertThatNullPointerException().isThrownBy(() -> HandOuts.to(Seat.ONE, nullValue()));
        assertThatNullPointerException().isThrownBy(() -> HandOuts.to(nullValue(), Seat.ONE));
        NumberMove move = NumberMove.of(Tile.of(25), Tile.of(33));
        assertThatNullPointerException().isThrownBy(() -> move.handingOut(nullValue()));
        assertThatNullPointerException()
                .isThrownBy(() -> NumberMove.of(Tile.of(25)).handingOut(nullValue()));
    }

    @Test
    void rejectsNullTiles() {
        assertThatNullPointerException().isThrownBy(() -> UpTurnRuleset.of(2).withTiles("mine", nullValue()));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 5, Integer.MAX_VALUE})
    void v1_rejectsTablesOfAnotherSize(int seats) {
        for (Rotation rotation : Rotation.values()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> rotation.next(Seat.ONE, seats))
                    .withMessage("there are 2 to 4 seats at a table, not " + seats);
        }
    }

    @Test
    void v13_rejectsANeighborOfASeatThatIsNotAtTheTable() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rotation.RIGHT.next(Seat.THREE, 2))
                .withMessage("there is no seat 3 at a table of 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "sensible", "expert:5"})
    void playersMoveOnlyWhenItIsTheirTurn(String name) {
        Bot player = Bots.parse(name);
        UpTurnState over = Texts.position("upturn-2 40+ - ~ 3 20;-");
        for (UpTurnView view :
                List.of(game.viewFor(Seat.TWO), game.viewFor(Viewer.SPECTATOR), over.viewFor(Seat.ONE))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> player.choose(view, new SplitMix64(1)))
                    .withMessageMatching("it is the turn of seat 1, but this is the view of (seat 2|a spectator)"
                            + "|the game is over: there is no move to choose");
        }
    }

    @Test
    void rejectsViewsOfSeatsThatAreNotAtTheTable() {
        assertThatIllegalArgumentException().isThrownBy(() -> game.viewFor(Seat.FOUR));
        assertThatIllegalArgumentException().isThrownBy(() -> game.tilesLeft(Seat.FOUR));
        assertThatIllegalArgumentException().isThrownBy(() -> game.rack(Seat.FOUR));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.viewFor(Seat.ONE).tilesLeft(Seat.FOUR));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.outcome(Move.parse("9")).seenBy(Seat.FOUR));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpTurnRuleset.of(3).deal(1, Seat.FOUR));
    }

    @Test
    void rejectsDigitsOfOtherScriptsAndInvisibleCharacters() {
        for (String text : List.of(
                "\uff14\uff10",
                "\u0664\u0660",
                "40\u0000",
                "40>\uff11",
                "\ufeff40",
                "U\u0130",
                "4\ud83d\ude00",
                "\ud800",
                "40\u200b",
                "-40",
                "+40",
                "40>-1",
                " 40",
                "40\n",
                "dra\u0301w")) {
            assertThatThrownBy(() -> Move.parse(text))
                    .isInstanceOf(NotationException.class)
                    .message()
                    .matches("[ -~]{1,400}");
        }
    }

    @Test
    void reportsAMoveOfAMillionTilesBriefly() {
        Move move = Move.parse("1,".repeat(1_000_000) + "1>" + "1".repeat(1_000_000) + "!");
        assertThat(move.laid()).hasSize(1_000_001);
        assertThat(game.faults(move)).hasSize(4);
        assertThatThrownBy(() -> game.play(move)).message().hasSizeLessThan(400);
        for (String text : List.of(
                "1,".repeat(1_000_000),
                "40>" + "1".repeat(1_000_000) + "5",
                "\ud800".repeat(1_000_000),
                "4".repeat(1_000_000))) {
            assertThatThrownBy(() -> Move.parse(text))
                    .isInstanceOf(NotationException.class)
                    .message()
                    .hasSizeLessThan(500);
        }
    }
}
