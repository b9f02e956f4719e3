package io.github.uptownrules.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Tile BLUE_E = Tile.of(Color.BLUE, Face.ROW_E);
    private static final Tile BLUE_5 = Tile.of(Color.BLUE, Face.COLUMN_5);
    private static final Tile BLUE_MONEY = Tile.of(Color.BLUE, Face.MONEY);
    private static final Tile GREEN_SKYLINE = Tile.of(Color.GREEN, Face.SKYLINE);

    /** Blue on D5, E5, F5 and, with money, F6; green on E4. */
    private static final Board BENT = Board.empty()
            .place(Seat.ONE, Move.of(BLUE_5, Cell.D5))
            .place(Seat.ONE, Move.of(BLUE_E, Cell.E5))
            .place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_F), Cell.F5))
            .place(Seat.ONE, Move.of(BLUE_MONEY, Cell.F6))
            .place(Seat.TWO, Move.of(GREEN_SKYLINE, Cell.E4));

    @Test
    void theEmptyBoard() {
        assertThat(Board.empty()).hasToString("9/9/9/9/9/9/9/9/9");
        assertThat(Board.empty().occupiedCells()).isEmpty();
        assertThat(Board.empty().protectedCells()).isEmpty();
        assertThat(Board.empty().openCells(ImmutableList.of(Color.BLUE))).isEqualTo(CellSet.all());
        for (Color color : Color.all()) {
            assertThat(Board.empty().groups(color)).isEmpty();
            assertThat(Board.empty().unplayed(color)).isEqualTo(FaceSet.all());
        }
    }

    @Test
    void tilesStayWhereTheyWerePlaced() {
        for (Tile tile : Tile.all()) {
            for (Cell cell : tile.cells()) {
                Board board = Board.empty().place(Seat.ONE, Move.of(tile, cell));
                assertThat(board.tileAt(cell)).contains(tile);
                assertThat(board.cells(tile.color())).isEqualTo(CellSet.of(cell));
                assertThat(board.occupiedCells()).isEqualTo(CellSet.of(cell));
                assertThat(board.unplayed(tile.color())).isEqualTo(FaceSet.all().without(tile.face()));
                assertThat(board.tiles()).containsOnlyKeys(cell).containsValue(tile);
            }
        }
    }

    @Test
    void r22_aCapturedTileBelongsToItsCaptor() {
        for (Seat captor : Seat.all()) {
            for (Face tile : Face.all()) {
                Cell cell = tile.cells().get(tile.cells().size() - 1);
                Tile captured = Tile.of(Color.RED, tile);
                Board board = Board.empty()
                        .place(Seat.FIVE, Move.of(captured, cell))
                        .place(captor, Move.of(BLUE_MONEY, cell));
                assertThat(board.tileAt(cell)).contains(BLUE_MONEY);
                assertThat(board.captures(captor)).containsExactly(captured);
                assertThat(board.captures(captor, Color.RED)).isEqualTo(FaceSet.of(tile));
                assertThat(board.captures(captor, Color.BLUE)).isEmpty();
                assertThat(board.cells(Color.RED)).isEmpty();
                assertThat(Seat.all().stream().filter(seat -> seat != captor))
                        .allSatisfy(seat -> assertThat(board.captures(seat)).isEmpty());
            }
        }
    }

    @Test
    void r23_aCapturedTileCannotBePlayedAgain() {
        Board board = Board.empty()
                .place(Seat.TWO, Move.of(GREEN_SKYLINE, Cell.E5))
                .place(Seat.ONE, Move.of(BLUE_E, Cell.E5));
        assertThat(board.unplayed(Color.GREEN).contains(Face.SKYLINE)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.place(Seat.TWO, Move.of(GREEN_SKYLINE, Cell.D4)))
                .withMessage("tile ge has been played already");
    }

    @Test
    void r26_r27_r28_groupsConnectAlongEdges() {
        Board board = BENT.place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_C), Cell.C4));
        assertThat(board.groups(Color.BLUE))
                .containsExactly(CellSet.of(Cell.C4), CellSet.of(Cell.D5, Cell.E5, Cell.F5, Cell.F6));
        assertThat(board.groupAt(Cell.F6)).isEqualTo(CellSet.of(Cell.D5, Cell.E5, Cell.F5, Cell.F6));
        assertThat(board.groupAt(Cell.E4)).isEqualTo(CellSet.of(Cell.E4));
        assertThat(board.groupAt(Cell.A1)).isEmpty();
        assertThat(board.groups(Color.GREEN)).containsExactly(CellSet.of(Cell.E4));
    }

    @Test
    void r19_cutVerticesAreProtected() {
        assertThat(BENT.protectedCells()).isEqualTo(CellSet.of(Cell.E5, Cell.F5));
        assertThat(BENT.partsWithout(Cell.E5)).containsExactly(CellSet.of(Cell.D5), CellSet.of(Cell.F5, Cell.F6));
        assertThat(BENT.partsWithout(Cell.D5)).containsExactly(CellSet.of(Cell.E5, Cell.F5, Cell.F6));
        assertThat(BENT.partsWithout(Cell.A1)).isEmpty();
    }

    @Test
    void r20_aSingleTileIsNotProtected() {
        assertThat(BENT.protectedCells().contains(Cell.E4)).isFalse();
        assertThat(BENT.partsWithout(Cell.E4)).isEmpty();
    }

    @Test
    void r18_r21_openCellsAreEmptyOrCapturable() {
        CellSet blue = CellSet.of(Cell.D5, Cell.E5, Cell.F5, Cell.F6);
        assertThat(BENT.openCells(ImmutableList.of(Color.BLUE))).isEqualTo(blue.complement());
        assertThat(BENT.openCells(ImmutableList.of(Color.GREEN)))
                .isEqualTo(CellSet.of(Cell.E4, Cell.E5, Cell.F5).complement());
        assertThat(BENT.openCells(ImmutableList.of(Color.RED)))
                .isEqualTo(CellSet.of(Cell.E5, Cell.F5).complement());
        assertThat(BENT.openCells(ImmutableList.of(Color.GREEN, Color.BLUE)))
                .isEqualTo(blue.with(Cell.E4).complement());
    }

    @Test
    void r18_isOpenMatchesOpenCells() {
        ImmutableList<ImmutableList<Color>> owners = ImmutableList.of(
                ImmutableList.of(Color.BLUE), ImmutableList.of(Color.GREEN), ImmutableList.of(Color.RED, Color.GREEN));
        for (ImmutableList<Color> own : owners) {
            for (Cell cell : Cell.all()) {
                assertThat(BENT.isOpen(cell, own)).isEqualTo(BENT.openCells(own).contains(cell));
            }
        }
    }

    @Test
    void rejectsMisplacedTiles() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BENT.place(Seat.ONE, Move.of(BLUE_E, Cell.E1)))
                .withMessage("tile bE has been played already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BENT.place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_A), Cell.B1)))
                .withMessage("tile bA does not fit cell B1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BENT.place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_D), Cell.D5)))
                .withMessage("cell D5 has a tile of the same color as bD");
        Board.Builder builder = Board.builder().tile(Cell.E5, BLUE_E);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.capture(Seat.TWO, BLUE_E))
                .withMessage("tile bE has been played already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.tile(Cell.E4, BLUE_E))
                .withMessage("tile bE has been played already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.tile(Cell.A1, BLUE_5))
                .withMessage("tile b5 does not fit cell A1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.tile(Cell.E5, GREEN_SKYLINE))
                .withMessage("cell E5 has a tile already");
        assertThat(builder.build()).isEqualTo(Board.empty().place(Seat.ONE, Move.of(BLUE_E, Cell.E5)));
    }

    @Test
    void equalityDependsOnCellsAndCaptures() {
        Board same = Board.empty()
                .place(Seat.TWO, Move.of(GREEN_SKYLINE, Cell.E4))
                .place(Seat.ONE, Move.of(BLUE_MONEY, Cell.F6))
                .place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_F), Cell.F5))
                .place(Seat.ONE, Move.of(BLUE_E, Cell.E5))
                .place(Seat.ONE, Move.of(BLUE_5, Cell.D5));
        assertThat(same).isEqualTo(BENT).hasSameHashCodeAs(BENT);
        assertThat(same.key()).isEqualTo(BENT.key());
        assertThat(BENT).hasSameHashCodeAs(BENT.key());
        Tile redA = Tile.of(Color.RED, Face.ROW_A);
        Board captured = Board.builder().capture(Seat.ONE, redA).build();
        assertThat(captured)
                .isEqualTo(Board.builder().capture(Seat.ONE, redA).build())
                .isNotEqualTo(Board.empty())
                .isNotEqualTo(Board.builder().capture(Seat.TWO, redA).build())
                .isNotEqualTo("other");
        assertThat(captured.captures(Seat.ONE)).containsExactly(redA);
        assertThat(Board.empty().place(Seat.ONE, Move.of(BLUE_MONEY, Cell.A1)))
                .isNotEqualTo(Board.empty().place(Seat.ONE, Move.of(BLUE_MONEY, Cell.A2)));
    }

    @Test
    void isWrittenRowByRow() {
        assertThat(BENT).hasToString("9/9/9/4b54/3gebE4/4bFb$3/9/9/9");
        Board corners = Board.empty()
                .place(Seat.ONE, Move.of(BLUE_MONEY, Cell.I9))
                .place(Seat.ONE, Move.of(Tile.of(Color.BLUE, Face.ROW_A), Cell.A1));
        assertThat(corners).hasToString("bA8/9/9/9/9/9/9/9/8b$");
    }

    /** A board equals any board with the same tiles, whether built at once or by moves. */
    @Test
    void aBuiltBoardEqualsThePlayedBoard() {
        for (long seed = 0; seed < Effort.of(100); seed++) {
            Board board = RandomPlay.position(JudgedRuleset.shape("four").ruleset(), seed)
                    .board();
            Board.Builder builder = Board.builder();
            board.tiles().forEach(builder::tile);
            Seat.all().forEach(seat -> board.captures(seat).forEach(tile -> builder.capture(seat, tile)));
            Board built = builder.build();
            assertThat(built).isEqualTo(board).hasSameHashCodeAs(board).hasToString(board.toString());
            assertThat(built.protectedCells()).isEqualTo(board.protectedCells());
            assertThat(built.key()).isEqualTo(board.key());
        }
    }
}
