package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The cells of the board, {@code A1} to {@code I9}, with their rows, columns, areas and neighbors (R2 to R5, R26). */
final class NaiveCells {

    /** R3-R5: the rows from the top, the columns from the left, and the areas in reading order. */
    static final String ROWS = "ABCDEFGHI";

    static final String COLUMNS = "123456789";

    static final String AREAS = "abcdefghi";

    /** R2: all 81 cells in cell order, row by row. Their names sort the same way. */
    static final List<String> ALL = all();

    private static final Map<String, List<String>> NEIGHBOURS =
            ALL.stream().collect(Collectors.toMap(cell -> cell, NaiveCells::beside));

    private NaiveCells() {}

    private static List<String> all() {
        List<String> cells = new ArrayList<>();
        for (char row : ROWS.toCharArray()) {
            for (char column : COLUMNS.toCharArray()) {
                cells.add(name(row, column));
            }
        }
        return List.copyOf(cells);
    }

    static String name(char row, char column) {
        return "" + row + column;
    }

    static char row(String cell) {
        return cell.charAt(0);
    }

    static char column(String cell) {
        return cell.charAt(1);
    }

    /** R2: the areas are 3x3 cells each, three areas side by side and three below each other. */
    static char area(String cell) {
        int down = ROWS.indexOf(row(cell)) / 3;
        int across = COLUMNS.indexOf(column(cell)) / 3;
        return AREAS.charAt(3 * down + across);
    }

    /** R26: returns the cells that share an edge with this one. Cells that only touch at a corner do not count. */
    static List<String> neighbours(String cell) {
        return NEIGHBOURS.get(cell);
    }

    private static List<String> beside(String cell) {
        char row = row(cell);
        char column = column(cell);
        List<String> neighbours = new ArrayList<>();
        if (row > 'A') {
            neighbours.add(name((char) (row - 1), column));
        }
        if (row < 'I') {
            neighbours.add(name((char) (row + 1), column));
        }
        if (column > '1') {
            neighbours.add(name(row, (char) (column - 1)));
        }
        if (column < '9') {
            neighbours.add(name(row, (char) (column + 1)));
        }
        return neighbours;
    }
}
