package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;

/**
 * One of the 140 physical tiles: a color and what stands on its face (R6).
 *
 * <p>Instances are canonical, so {@code ==} compares them. Canonical order is by color, then by tile.
 *
 * <pre>{@code
 * ColoredTile tile = ColoredTile.of(Color.BLUE, Tile.COLUMN_5);
 * tile.toString();               // -> b5
 * tile.tile().fits(Cell.E5);     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ColoredTile implements Comparable<ColoredTile> {
    private static final ImmutableList<ColoredTile> ALL = Color.all().stream()
            .flatMap(color -> Tile.all().stream().map(tile -> new ColoredTile(color, tile)))
            .collect(ImmutableList.toImmutableList());

    private final Color color;
    private final Tile tile;

    private ColoredTile(Color color, Tile tile) {
        this.color = color;
        this.tile = tile;
    }

    /**
     * The tile of this color and face.
     *
     * @param color any color
     * @param tile any tile
     * @return the canonical instance
     */
    public static ColoredTile of(Color color, Tile tile) {
        return ALL.get(color.ordinal() * Tile.all().size() + tile.ordinal());
    }

    /**
     * All 140 tiles in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<ColoredTile> all() {
        return ALL;
    }

    /** {@return the color} */
    public Color color() {
        return color;
    }

    /** {@return what stands on the face} */
    public Tile tile() {
        return tile;
    }

    /**
     * Compares by color, then by tile.
     *
     * @param other any tile
     * @return negative, zero or positive, as this one comes before, is, or comes after the other
     */
    @Override
    public int compareTo(ColoredTile other) {
        return color == other.color ? tile.compareTo(other.tile) : color.compareTo(other.color);
    }

    /** {@return the color's letter and the tile's character, such as {@code b5}} */
    @Override
    public String toString() {
        return color.toString() + tile;
    }
}
