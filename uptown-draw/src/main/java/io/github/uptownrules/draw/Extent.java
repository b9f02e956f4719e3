package io.github.uptownrules.draw;

/** How much of a position is drawn. */
enum Extent {
    /** The board, and what lies before the seats. */
    TABLE,
    BOARD
}
