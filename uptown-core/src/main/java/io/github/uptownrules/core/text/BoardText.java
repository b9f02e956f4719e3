package io.github.uptownrules.core.text;

/**
 * Writes a board cell by cell, in reading order: nine rows joined by {@code /}, a digit for so many empty cells side by side,
 * two characters for a tile.
 */
public final class BoardText {
    private static final int LINE = 9;

    private final StringBuilder text;
    private int lines;
    private int inLine;
    private int empty;

    /** Writes behind what stands there already. */
    public BoardText(StringBuilder text) {
        this.text = text;
    }

    /** The next cell, with the text of the tile on it. */
    public void tile(String tile) {
        endRun();
        text.append(tile);
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
                text.append('/');
            }
        }
    }

    private void endRun() {
        if (empty > 0) {
            text.append((char) ('0' + empty));
            empty = 0;
        }
    }
}
