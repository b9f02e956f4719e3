package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * One of the 140 tiles: a face in a color (R6).
 *
 * <p>Instances are canonical and can be compared with {@code ==}. Canonical order is by color, then by face.
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

    /** Cached, because positions are written tile by tile. */
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

    /** {@return the tile with a color and a face} */
    public static Tile of(Color color, Face face) {
        return ALL.get(color.ordinal() * Face.all().size() + face.ordinal());
    }

    /** {@return all 140 tiles in canonical order; the same list each time} */
    public static ImmutableList<Tile> all() {
        return ALL;
    }

    /**
     * Parses a tile: the letter of its color followed by the character of its face, such as {@code b5}.
     *
     * @throws IllegalArgumentException if the text is not a tile
     */
    public static Tile parse(String text) {
        Optional<Tile> tile = text.length() == 2
                ? Color.ofLetter(text.charAt(0))
                        .flatMap(color -> Face.ofLetter(text.charAt(1)).map(face -> of(color, face)))
                : Optional.empty();
        return tile.orElseThrow(() -> new IllegalArgumentException(
                "not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): " + Quote.of(text)));
    }

    /** {@return the color of this tile} */
    public Color color() {
        return color;
    }

    /** {@return the face of this tile} */
    public Face face() {
        return face;
    }

    /** Returns the index of this tile in canonical order, 0 to 139. It never changes between releases. */
    public int index() {
        return index;
    }

    /** {@return the cells that this tile fits, whether or not they are occupied (R14 to R17); see {@link Face#cells()}} */
    public CellSet cells() {
        return face.cells();
    }

    /** {@return whether this tile fits a cell, whether or not the cell is occupied (R14 to R17)} */
    public boolean fits(Cell cell) {
        return face.fits(cell);
    }

    /** Compares tiles by color, then by face. */
    @Override
    public int compareTo(Tile other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the letter of the color and the character of the face, such as {@code b5}} */
    @Override
    public String toString() {
        return text;
    }
}
