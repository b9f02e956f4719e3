package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Reads the board of a position: nine rows joined by {@code /}, each of tiles and runs of empty cells. */
final class BoardReader {
    private static final int LINE = 9;

    private final Faults faults;
    private final TileReader tileReader;
    private final BiConsumer<Cell, Tile> tiles;

    BoardReader(Faults faults, BiConsumer<Cell, Tile> tiles) {
        this.faults = faults;
        this.tileReader = new TileReader(faults);
        this.tiles = tiles;
    }

    void read(Piece board) {
        ImmutableList<Piece> rows = board.split('/');
        if (rows.size() != LINE) {
            faults.add(board, "a board has " + LINE + " rows joined by '/', not " + rows.size());
            return;
        }
        for (int row = 1; row <= LINE; row++) {
            readRow(row, rows.get(row - 1));
        }
    }

    private void readRow(int row, Piece text) {
        int column = 1;
        boolean afterRun = false;
        for (int index = 0; text.has(index); ) {
            char letter = text.charAt(index);
            if (letter >= '1' && letter <= '9') {
                if (afterRun) {
                    faults.add(text.from(index), "adjacent empty cells are written as one number");
                }
                afterRun = true;
                column += letter - '0';
                index++;
            } else {
                Optional<Tile> tile = tileReader.tile(text, index);
                if (tile.isEmpty()) {
                    return;
                }
                if (column <= LINE) {
                    tiles.accept(Cell.of(row, column), tile.get());
                }
                afterRun = false;
                column++;
                index += 2;
            }
        }
        if (column != LINE + 1) {
            faults.add(
                    text,
                    "row " + (char) ('A' + row - 1) + " has " + Quantity.of(column - 1, "cell") + ", not " + LINE);
        }
    }
}
