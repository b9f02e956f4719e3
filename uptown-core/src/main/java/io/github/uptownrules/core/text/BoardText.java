package io.github.uptownrules.core.text;

import java.util.Optional;

/**
 * Writes a board cell by cell, in reading order: nine rows joined by {@code /}, a digit for so many empty cells side by side,
 * two characters for a tile.
 */
public final class BoardText {
    private static final int LINE = 9;

    private final StringBuilder text;
    private int cells;
    private int empty;

    /** Writes behind what stands there already. */
    public BoardText(StringBuilder text) {
        this.text = text;
    }

    /** The next cell, with the tile on it. */
    public void add(Optional<?> tile) {
        if (cells > 0 && cells % LINE == 0) {
            endRun();
            text.append('/');
        }
        cells++;
        if (tile.isPresent()) {
            endRun();
            text.append(tile.get());
        } else {
            empty++;
        }
        if (cells == LINE * LINE) {
            endRun();
        }
    }

    private void endRun() {
        if (empty > 0) {
            text.append(empty);
            empty = 0;
        }
    }
}
