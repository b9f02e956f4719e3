package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * What a seat has of one color and has not played: a rack and a pile. Plain data, which need not make sense; see
 * {@link Setup}.
 *
 * <pre>{@code
 * Hand hand = Hand.of(Color.BLUE, ImmutableList.of(Tile.ROW_E, Tile.COLUMN_5), ImmutableList.of(Tile.MONEY));
 * hand.toString();       // -> b=E5/$
 * }</pre>
 *
 * @param color the color
 * @param rack the tiles on the rack, in canonical order
 * @param pile the tiles of the pile, the next to be drawn first
 * @since 0.1.0
 */
public record Hand(Color color, TileStack rack, TileStack pile) {

    /**
     * A hand.
     *
     * @param color the color
     * @param rack the tiles on the rack, in any order
     * @param pile the tiles of the pile, the next to be drawn first
     */
    public Hand {
        requireNonNull(color, "color");
        requireNonNull(pile, "pile");
        rack = rack.sorted();
    }

    /**
     * A hand that can be seen.
     *
     * @param color the color
     * @param rack the tiles on the rack, in any order
     * @param pile the tiles of the pile, the next to be drawn first
     * @return the hand
     */
    public static Hand of(Color color, Iterable<Tile> rack, Iterable<Tile> pile) {
        return new Hand(color, TileStack.of(rack), TileStack.of(pile));
    }

    /** {@return this hand in notation, such as {@code b=CE25g/1$h4} or {@code b=CE25g/?4}} */
    @Override
    public String toString() {
        return color + "=" + rack + "/" + pile;
    }
}
