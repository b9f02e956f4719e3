package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * One of the 140 tiles: a face in a color (R6).
 *
 * <p>Instances are canonical, so {@code ==} compares them. Canonical order is by color, then by face.
 *
 * <pre>{@code
 * Tile tile = Tile.of(Color.BLUE, Face.COLUMN_5);
 * tile.toString();               // -> b5
 * tile.fits(Cell.E5);            // -> true
 * Tile.parse("b5") == tile;      // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Tile implements Comparable<Tile> {
    private static final ImmutableList<Tile> ALL = enumerate();

    private final Color color;
    private final Face face;
    private final int index;

    /** Kept, for positions are written tile by tile. */
    private final String text;

    private Tile(Color color, Face face, int index) {
        this.color = color;
        this.face = face;
        this.index = index;
        this.text = color.toString() + face;
    }

    private static ImmutableList<Tile> enumerate() {
        ImmutableList.Builder<Tile> tiles = ImmutableList.builder();
        int index = 0;
        for (Color color : Color.all()) {
            for (Face face : Face.all()) {
                tiles.add(new Tile(color, face, index++));
            }
        }
        return tiles.build();
    }

    /**
     * The tile of a color with a face.
     *
     * @param color any color
     * @param face any face
     * @return the canonical instance
     */
    public static Tile of(Color color, Face face) {
        return ALL.get(color.ordinal() * Face.all().size() + face.ordinal());
    }

    /**
     * All 140 tiles in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Tile> all() {
        return ALL;
    }

    /**
     * Reads a tile: the letter of its color, then the character of its face.
     *
     * @param text such as {@code b5}
     * @return the tile
     * @throws IllegalArgumentException if the text is anything else
     */
    public static Tile parse(String text) {
        Optional<Tile> tile = text.length() == 2
                ? Color.ofLetter(text.charAt(0))
                        .flatMap(color -> Face.ofLetter(text.charAt(1)).map(face -> of(color, face)))
                : Optional.empty();
        return tile.orElseThrow(() -> new IllegalArgumentException(
                "not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): " + Quote.of(text)));
    }

    /** {@return the color} */
    public Color color() {
        return color;
    }

    /** {@return what the tile shows} */
    public Face face() {
        return face;
    }

    /**
     * The place of this tile in canonical order. It stays the same in every release.
     *
     * @return 0 to 139
     */
    public int index() {
        return index;
    }

    /**
     * The cells this tile fits, whatever lies there now (R14 to R17).
     *
     * @return those of its {@linkplain Face#cells() face}
     */
    public CellSet cells() {
        return face.cells();
    }

    /**
     * Whether this tile may lie on a cell, whatever lies there now (R14 to R17).
     *
     * @param cell any cell
     * @return whether it fits
     */
    public boolean fits(Cell cell) {
        return face.fits(cell);
    }

    /**
     * Compares by color, then by face.
     *
     * @param other any tile
     * @return negative, zero or positive, as this one comes before, is, or comes after the other
     */
    @Override
    public int compareTo(Tile other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the color's letter and the face's character, such as {@code b5}} */
    @Override
    public String toString() {
        return text;
    }
}
