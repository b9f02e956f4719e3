package io.github.uptownrules.draw;

/** The part of a position that is drawn. */
enum Extent {
    /** The board, with the racks, piles and captures of the seats. */
    TABLE,
    BOARD
}
