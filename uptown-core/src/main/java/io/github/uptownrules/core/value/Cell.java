package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/**
 * One of the 81 cells of the board, in reading order from {@code A1} (top left) to {@code I9} (bottom right) (R2, R3).
 *
 * <p>Rows, columns and areas are numbered from 1. Row 1 is the top row, written {@code A}. Areas are numbered in
 * reading order, so area 5 is in the middle.
 *
 * <pre>{@code
 * Cell cell = Cell.parse("E7");
 * cell.row();                    // -> 5
 * cell.column();                 // -> 7
 * cell.area();                   // -> 6
 * Cell.of(5, 7) == cell;         // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Cell {
    /** Row A, column 1. */
    A1,
    /** Row A, column 2. */
    A2,
    /** Row A, column 3. */
    A3,
    /** Row A, column 4. */
    A4,
    /** Row A, column 5. */
    A5,
    /** Row A, column 6. */
    A6,
    /** Row A, column 7. */
    A7,
    /** Row A, column 8. */
    A8,
    /** Row A, column 9. */
    A9,
    /** Row B, column 1. */
    B1,
    /** Row B, column 2. */
    B2,
    /** Row B, column 3. */
    B3,
    /** Row B, column 4. */
    B4,
    /** Row B, column 5. */
    B5,
    /** Row B, column 6. */
    B6,
    /** Row B, column 7. */
    B7,
    /** Row B, column 8. */
    B8,
    /** Row B, column 9. */
    B9,
    /** Row C, column 1. */
    C1,
    /** Row C, column 2. */
    C2,
    /** Row C, column 3. */
    C3,
    /** Row C, column 4. */
    C4,
    /** Row C, column 5. */
    C5,
    /** Row C, column 6. */
    C6,
    /** Row C, column 7. */
    C7,
    /** Row C, column 8. */
    C8,
    /** Row C, column 9. */
    C9,
    /** Row D, column 1. */
    D1,
    /** Row D, column 2. */
    D2,
    /** Row D, column 3. */
    D3,
    /** Row D, column 4. */
    D4,
    /** Row D, column 5. */
    D5,
    /** Row D, column 6. */
    D6,
    /** Row D, column 7. */
    D7,
    /** Row D, column 8. */
    D8,
    /** Row D, column 9. */
    D9,
    /** Row E, column 1. */
    E1,
    /** Row E, column 2. */
    E2,
    /** Row E, column 3. */
    E3,
    /** Row E, column 4. */
    E4,
    /** Row E, column 5. */
    E5,
    /** Row E, column 6. */
    E6,
    /** Row E, column 7. */
    E7,
    /** Row E, column 8. */
    E8,
    /** Row E, column 9. */
    E9,
    /** Row F, column 1. */
    F1,
    /** Row F, column 2. */
    F2,
    /** Row F, column 3. */
    F3,
    /** Row F, column 4. */
    F4,
    /** Row F, column 5. */
    F5,
    /** Row F, column 6. */
    F6,
    /** Row F, column 7. */
    F7,
    /** Row F, column 8. */
    F8,
    /** Row F, column 9. */
    F9,
    /** Row G, column 1. */
    G1,
    /** Row G, column 2. */
    G2,
    /** Row G, column 3. */
    G3,
    /** Row G, column 4. */
    G4,
    /** Row G, column 5. */
    G5,
    /** Row G, column 6. */
    G6,
    /** Row G, column 7. */
    G7,
    /** Row G, column 8. */
    G8,
    /** Row G, column 9. */
    G9,
    /** Row H, column 1. */
    H1,
    /** Row H, column 2. */
    H2,
    /** Row H, column 3. */
    H3,
    /** Row H, column 4. */
    H4,
    /** Row H, column 5. */
    H5,
    /** Row H, column 6. */
    H6,
    /** Row H, column 7. */
    H7,
    /** Row H, column 8. */
    H8,
    /** Row H, column 9. */
    H9,
    /** Row I, column 1. */
    I1,
    /** Row I, column 2. */
    I2,
    /** Row I, column 3. */
    I3,
    /** Row I, column 4. */
    I4,
    /** Row I, column 5. */
    I5,
    /** Row I, column 6. */
    I6,
    /** Row I, column 7. */
    I7,
    /** Row I, column 8. */
    I8,
    /** Row I, column 9. */
    I9;

    private static final ImmutableList<Cell> ALL = ImmutableList.copyOf(values());

    /** {@return all 81 cells in reading order; the same list each time} */
    public static ImmutableList<Cell> all() {
        return ALL;
    }

    /**
     * Returns the cell at a row and a column.
     *
     * @param row 1 (row A, at the top) to 9 (row I)
     * @param column 1 (leftmost) to 9
     * @throws IllegalArgumentException if the row or the column is out of range
     */
    public static Cell of(int row, int column) {
        if (row < 1 || row > 9 || column < 1 || column > 9) {
            throw new IllegalArgumentException(
                    "rows and columns are numbered 1 to 9, not row " + row + ", column " + column);
        }
        return ALL.get(9 * (row - 1) + column - 1);
    }

    /**
     * Parses a cell: a row letter followed by a column digit, {@code A1} to {@code I9}.
     *
     * @throws IllegalArgumentException if the text is not a cell
     */
    public static Cell parse(String text) {
        if (text.length() != 2
                || text.charAt(0) < 'A'
                || text.charAt(0) > 'I'
                || text.charAt(1) < '1'
                || text.charAt(1) > '9') {
            throw new IllegalArgumentException("not a cell (A1 to I9): " + Quote.of(text));
        }
        return of(text.charAt(0) - 'A' + 1, text.charAt(1) - '0');
    }

    /** {@return the row of this cell, 1 (row A, at the top) to 9 (row I)} */
    public int row() {
        return ordinal() / 9 + 1;
    }

    /** {@return the column of this cell, 1 (leftmost) to 9} */
    public int column() {
        return ordinal() % 9 + 1;
    }

    /** {@return the 3x3 area of this cell, 1 (top left) to 9 (bottom right) in reading order (R5)} */
    public int area() {
        return (row() - 1) / 3 * 3 + (column() - 1) / 3 + 1;
    }
}
