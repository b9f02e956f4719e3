package io.github.uptownrules.upturn;

import io.github.uptownrules.upturn.tile.Tile;

/** The legal moves with the same last tile, ordered by text. */
sealed interface LaidLast permits LaidLastNumber, LaidLastAction {

    /** Returns the moves that lay this tile of the rack last. The tile must be one that can legally be laid last. */
    static LaidLast of(Mover mover, Tile tile) {
        return tile.isNumber() ? new LaidLastNumber(mover, mover.laidWith(tile)) : new LaidLastAction(mover, tile);
    }

    int moves();

    Move move(int index);
}
