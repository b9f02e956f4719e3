package io.github.uptownrules.core.text;

/**
 * Writes a board cell by cell, in reading order: nine rows joined by {@code /}, a digit for so many empty cells side by side,
 * two characters for a tile.
 */
public final class BoardText {
    private static final int LINE = 9;
    private static final int LONGEST = LINE * (2 * LINE + 1);

    /** Datasets have a board for each move, and this takes less time than a {@link StringBuilder}. */
    private final char[] text = new char[LONGEST];

    private int length;
    private int lines;
    private int inLine;
    private int empty;

    /** The next cell, with the text of the tile on it. */
    public void tile(String tile) {
        endRun();
        append(tile.charAt(0));
        append(tile.charAt(1));
        endCell();
    }

    /** The next cell, with nothing on it. */
    public void empty() {
        empty++;
        endCell();
    }

    private void endCell() {
        inLine++;
        if (inLine == LINE) {
            endRun();
            inLine = 0;
            lines++;
            if (lines < LINE) {
                append('/');
            }
        }
    }

    private void endRun() {
        if (empty > 0) {
            append((char) ('0' + empty));
            empty = 0;
        }
    }

    private void append(char character) {
        text[length++] = character;
    }

    /** {@return what was written so far} */
    @Override
    public String toString() {
        return String.valueOf(text, 0, length);
    }
}
