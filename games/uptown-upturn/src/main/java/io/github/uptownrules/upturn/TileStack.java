package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * The tiles of a bag, of a rack, or of those played, as a text has them: shown, or only counted.
 *
 * @param piece where they stand
 * @param tiles the tiles in the order of the text, as far as they are shown and could be read
 * @param places where each of them stands
 * @param hidden how many are not shown
 * @param isRead whether the whole text could be read
 */
record TileStack(Piece piece, ImmutableList<Tile> tiles, ImmutableList<Piece> places, int hidden, boolean isRead) {

    int size() {
        return tiles.size() + hidden;
    }

    boolean isEmpty() {
        return piece.isDash();
    }
}
