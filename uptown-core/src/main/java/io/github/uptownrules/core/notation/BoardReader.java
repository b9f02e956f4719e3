package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.ColoredTile;
import java.util.List;
import java.util.Optional;

/** Reads the board of a position: nine rows joined by {@code /}, runs of empty cells and tiles in each. */
final class BoardReader {
    private final List<PositionFault> faults;
    private final TileReader tileReader;
    private final ImmutableMap.Builder<Cell, ColoredTile> tiles = ImmutableMap.builder();

    BoardReader(List<PositionFault> faults) {
        this.faults = faults;
        this.tileReader = new TileReader(faults);
    }

    ImmutableMap<Cell, ColoredTile> read(Piece board) {
        ImmutableList<Piece> rows = board.split('/');
        if (rows.size() != 9) {
            faults.add(board.fault(0, "a board has 9 rows joined by '/', not " + rows.size()));
        } else {
            for (int row = 1; row <= 9; row++) {
                readRow(row, rows.get(row - 1));
            }
        }
        return tiles.buildOrThrow();
    }

    private void readRow(int row, Piece text) {
        int column = 1;
        boolean afterRun = false;
        for (int index = 0; text.has(index); ) {
            char letter = text.charAt(index);
            if (letter >= '1' && letter <= '9') {
                if (afterRun) {
                    faults.add(text.fault(index, "empty cells side by side are written as one number"));
                }
                afterRun = true;
                column += letter - '0';
                index++;
            } else {
                Optional<ColoredTile> tile = tileReader.coloredTile(text, index);
                if (tile.isEmpty()) {
                    return;
                }
                if (column <= 9) {
                    tiles.put(Cell.of(row, column), tile.get());
                }
                afterRun = false;
                column++;
                index += 2;
            }
        }
        if (column != 10) {
            faults.add(text.fault(0, "row " + (char) ('A' + row - 1) + " has " + (column - 1) + " cells, not 9"));
        }
    }
}
