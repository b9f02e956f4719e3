package io.github.uptownrules.core.text;

/**
 * Writes a board cell by cell, in reading order: nine rows joined by {@code /}, a digit for a run of empty cells, two
 * letters for a tile.
 */
public final class BoardText {
    private static final int LINE = 9;
    private static final int LONGEST = LINE * (2 * LINE + 1);

    /** An array, because it is faster than a {@link StringBuilder}, and datasets contain a board per move. */
    private final char[] text = new char[LONGEST];

    private int length;
    private int inLine;
    private int empty;

    /** Writes the next cell, with the letters of a color and a face. */
    public void tile(char color, char face) {
        endRun();
        text[length++] = color;
        text[length++] = face;
        endCell();
    }

    /** Writes the next cell, which is empty. */
    public void empty() {
        empty++;
        endCell();
    }

    private void endCell() {
        inLine++;
        if (inLine == LINE) {
            endRun();
            text[length++] = '/';
            inLine = 0;
        }
    }

    private void endRun() {
        if (empty > 0) {
            text[length++] = (char) ('0' + empty);
            empty = 0;
        }
    }

    /** {@return the board, once all cells are written} */
    @Override
    public String toString() {
        return String.valueOf(text, 0, length - 1);
    }
}
