package io.github.uptownrules.upturn;

import io.github.uptownrules.upturn.tile.Tile;

/** The legal moves that have the same tile laid last, ordered by text. */
sealed interface LaidLast permits LaidLastNumber, LaidLastAction {

    /** The moves that lay a tile of the rack last, which may be laid. */
    static LaidLast of(Mover mover, Tile tile) {
        return tile.isNumber() ? new LaidLastNumber(mover, mover.laidWith(tile)) : new LaidLastAction(mover, tile);
    }

    /** How many moves there are. */
    int moves();

    /** The move at an index, ordered by text. */
    Move move(int index);
}
