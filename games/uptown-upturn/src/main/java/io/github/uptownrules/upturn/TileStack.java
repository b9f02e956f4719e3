package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * The tiles of a bag, of a rack, or of the played tiles in a text: visible, or only counted.
 *
 * @param piece the text
 * @param tiles the visible and readable tiles, in the order of the text
 * @param places the piece of each of these tiles
 * @param hidden the number of hidden tiles
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
