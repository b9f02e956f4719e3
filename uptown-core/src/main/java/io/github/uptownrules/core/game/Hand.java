package io.github.uptownrules.core.game;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * What a seat has of one color and has not played: a rack and a pile. Plain data, which need not make sense; see
 * {@link Setup}.
 *
 * @param color the color
 * @param rack the tiles on the rack, in canonical order
 * @param pile the tiles of the pile, the next to be drawn first
 */
public record Hand(Color color, ImmutableList<Tile> rack, ImmutableList<Tile> pile) {

    /**
     * A hand.
     *
     * @param color the color
     * @param rack the tiles on the rack, in any order
     * @param pile the tiles of the pile, the next to be drawn first
     */
    public Hand {
        rack = ImmutableList.sortedCopyOf(rack);
    }

    /** {@return this hand in notation, such as {@code b=CE25g/1$h4}} */
    @Override
    public String toString() {
        return color + "=" + text(rack) + "/" + text(pile);
    }

    private static String text(ImmutableList<Tile> tiles) {
        return tiles.isEmpty() ? "-" : Joiner.on("").join(tiles);
    }
}
