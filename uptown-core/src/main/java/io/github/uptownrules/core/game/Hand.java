package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import java.util.stream.Collectors;

/**
 * What a seat has of one color and has not played: a rack and a pile. Plain data, which need not make sense; see
 * {@link Setup}.
 *
 * @param color the color
 * @param rack the tiles on the rack; their order does not matter
 * @param pile the tiles of the pile, the next to be drawn first
 */
public record Hand(Color color, ImmutableList<Tile> rack, ImmutableList<Tile> pile) {

    /** {@return this hand in notation, the rack in canonical order, such as {@code b=CE25g/1$h4}} */
    @Override
    public String toString() {
        return color + "=" + text(ImmutableList.sortedCopyOf(rack)) + "/" + text(pile);
    }

    private static String text(ImmutableList<Tile> tiles) {
        return tiles.isEmpty() ? "-" : tiles.stream().map(Tile::toString).collect(Collectors.joining());
    }
}
