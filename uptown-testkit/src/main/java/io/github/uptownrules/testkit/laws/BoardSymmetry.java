package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;

/** One of the eight ways to turn and mirror the board. Tiles go along with the cells they fit: rows may become columns. */
public enum BoardSymmetry {
    IDENTITY(false, false, false),
    MIRRORED_ROWS(false, true, false),
    MIRRORED_COLUMNS(false, false, true),
    TURNED_180(false, true, true),
    TRANSPOSED(true, false, false),
    TURNED_90(true, true, false),
    TURNED_270(true, false, true),
    ANTITRANSPOSED(true, true, true);

    private final ImmutableMap<Cell, Cell> cells;
    private final ImmutableMap<Face, Face> faces;

    BoardSymmetry(boolean transposed, boolean mirroredRows, boolean mirroredColumns) {
        cells = Maps.toMap(Cell.all(), cell -> {
            int row = transposed ? cell.column() : cell.row();
            int column = transposed ? cell.row() : cell.column();
            return Cell.of(mirroredRows ? 10 - row : row, mirroredColumns ? 10 - column : column);
        });
        faces = Maps.toMap(
                Face.all(),
                face -> Face.all().stream()
                        .filter(image -> image.cells().equals(apply(face.cells())))
                        .findFirst()
                        .orElseThrow());
    }

    public Cell apply(Cell cell) {
        return cells.get(cell);
    }

    public CellSet apply(CellSet set) {
        return set.stream().map(this::apply).collect(CellSet.toCellSet());
    }

    public Face apply(Face face) {
        return faces.get(face);
    }

    public Move apply(Move move) {
        return Move.of(apply(move.tile()), apply(move.cell()));
    }

    public Tile apply(Tile tile) {
        return Tile.of(tile.color(), apply(tile.face()));
    }

    public Setup apply(Setup setup) {
        Setup.Builder image = Setup.builder(setup.ruleset());
        setup.tiles().forEach((cell, tile) -> image.tile(apply(cell), apply(tile)));
        for (Seat seat : Seat.all()) {
            setup.captures(seat).forEach(tile -> image.capture(seat, apply(tile)));
            setup.holdings(seat).forEach(hand -> image.holding(seat, apply(hand)));
        }
        setup.turn().ifPresent(image::turn);
        return image.build();
    }

    private Holding apply(Holding hand) {
        return new Holding(hand.color(), apply(hand.rack()), apply(hand.pile()));
    }

    private FaceStack apply(FaceStack stack) {
        return stack.isHidden()
                ? stack
                : FaceStack.of(stack.faces().stream().map(this::apply).toList());
    }
}
