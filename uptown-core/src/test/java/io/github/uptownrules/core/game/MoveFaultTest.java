package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.testkit.StuckPositions;
import io.github.uptownrules.core.testkit.Texts;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import org.junit.jupiter.api.Test;

/** Every reason why a move may be illegal, alone and together. */
class MoveFaultTest {
    /** Blue has a chain E4 E5 E6, green a single tile on A1; it is green's turn. */
    private static final GameState CHAIN = Texts.position("three gA8/9/9/9/3b4beb63/9/9/9/9 2 -;-;- "
            + "b=ABCDE/FGHI1235789abcdfghi$;g=BCDE5/FGHI12346789abcdefghi$;o=ABCDE/FGHI123456789abcdefghi$");

    private static final GameState OVER = Texts.position(StuckPositions.get("two-players-final"), "two-by-two");

    @Test
    void aLegalMoveHasNone() {
        assertThat(CHAIN.faults(Move.parse("g5@A5"))).isEmpty();
        assertThat(CHAIN.faults(Move.parse("gE@E4"))).isEmpty();
    }

    @Test
    void aMoveIsRefusedExactlyWhenItHasOne() {
        for (GameState game : ImmutableList.of(CHAIN, OVER)) {
            for (Move move : Move.all()) {
                ImmutableSet<MoveFault> faults = game.faults(move);
                if (faults.isEmpty()) {
                    assertThat(game.play(move).board().tileAt(move.cell()))
                            .contains(ColoredTile.of(move.color(), move.tile()));
                } else {
                    assertThatExceptionOfType(IllegalMoveException.class)
                            .as(move.toString())
                            .isThrownBy(() -> game.play(move))
                            .satisfies(e -> assertThat(e.faults()).isEqualTo(faults));
                }
            }
        }
    }

    @Test
    void theGameIsOver() {
        assertThat(OVER.faults(Color.BLUE, Tile.ROW_E, Cell.E1))
                .contains(new MoveFault.GameOver())
                .noneMatch(MoveFault.NotYourTurn.class::isInstance);
        assertThat(new MoveFault.GameOver()).hasToString("the game is over");
    }

    @Test
    void r12_notYourTurn() {
        assertThat(CHAIN.faults(Move.parse("oA@A5")))
                .containsExactly(new MoveFault.NotYourTurn(Color.ORANGE, Seat.THREE, Seat.TWO));
        assertThat(new MoveFault.NotYourTurn(Color.ORANGE, Seat.THREE, Seat.TWO))
                .hasToString("it is the turn of seat 2, and orange belongs to seat 3");
    }

    @Test
    void theColorIsNotInPlay() {
        assertThat(CHAIN.faults(Move.parse("yE@E5"))).containsExactly(new MoveFault.ColorNotInPlay(Color.YELLOW));
        assertThat(new MoveFault.ColorNotInPlay(Color.YELLOW)).hasToString("yellow is not in play");
    }

    @Test
    void r43_theColorIsFinished() {
        assertThat(OVER.faults(Color.ORANGE, Tile.COLUMN_1, Cell.I1))
                .contains(new MoveFault.ColorFinished(Color.ORANGE))
                .noneMatch(MoveFault.NotOnRack.class::isInstance);
        assertThat(new MoveFault.ColorFinished(Color.ORANGE)).hasToString("orange is finished");
    }

    @Test
    void r13_theTileIsNotOnTheRack() {
        ColoredTile tile = ColoredTile.of(Color.GREEN, Tile.MONEY);
        assertThat(CHAIN.faults(Move.parse("g$@B1"))).containsExactly(new MoveFault.NotOnRack(tile));
        assertThat(new MoveFault.NotOnRack(tile)).hasToString("tile g$ is not on the rack");
    }

    @Test
    void r14_r15_r16_theTileDoesNotFit() {
        assertThat(CHAIN.faults(Color.GREEN, Tile.COLUMN_5, Cell.B6))
                .containsExactly(new MoveFault.DoesNotFit(Tile.COLUMN_5, Cell.B6));
        assertThat(new MoveFault.DoesNotFit(Tile.COLUMN_5, Cell.B6)).hasToString("tile 5 does not fit cell B6");
    }

    @Test
    void r21_theTileThereIsOnesOwn() {
        ColoredTile lying = ColoredTile.of(Color.GREEN, Tile.ROW_A);
        assertThat(CHAIN.faults(Color.GREEN, Tile.COLUMN_1, Cell.A1)).contains(new MoveFault.OwnTile(Cell.A1, lying));
        assertThat(new MoveFault.OwnTile(Cell.A1, lying)).hasToString("cell A1 holds the mover's own tile gA");
    }

    @Test
    void r41_notEvenOneOfTheOtherOwnColor() {
        GameState game = Texts.position(StuckPositions.get("two-players-after-91"), "two-by-two");
        assertThat(game.board().tileAt(Cell.E6)).contains(ColoredTile.of(Color.ORANGE, Tile.COLUMN_6));
        assertThat(game.faults(Move.parse("bE@E6")))
                .contains(new MoveFault.OwnTile(Cell.E6, ColoredTile.of(Color.ORANGE, Tile.COLUMN_6)));
    }

    @Test
    void r19_theCaptureWouldSplitAGroup() {
        MoveFault splits = new MoveFault.SplitsGroup(
                Cell.E5,
                ColoredTile.of(Color.BLUE, Tile.SKYLINE),
                CellSet.of(Cell.E4, Cell.E5, Cell.E6),
                ImmutableList.of(CellSet.of(Cell.E4), CellSet.of(Cell.E6)));
        assertThat(CHAIN.faults(Move.parse("gE@E5"))).containsExactly(splits);
        assertThat(splits).hasToString("capturing be on E5 would split the blue group E4 E5 E6 into E4 and E6");
    }

    @Test
    void allReasonsAreToldAtOnce() {
        assertThat(CHAIN.faults(Color.ORANGE, Tile.MAN, Cell.E5).stream().map(Object::getClass))
                .isEqualTo(ImmutableList.of(
                        MoveFault.NotYourTurn.class,
                        MoveFault.NotOnRack.class,
                        MoveFault.DoesNotFit.class,
                        MoveFault.SplitsGroup.class));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> CHAIN.play(Move.parse("oe@E5")))
                .withMessage("it is the turn of seat 2, and orange belongs to seat 3; tile oe is not on the rack; "
                        + "capturing be on E5 would split the blue group E4 E5 E6 into E4 and E6");
    }
}
