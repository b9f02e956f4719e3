package io.github.uptownrules.core.value;

import com.google.common.collect.UnmodifiableIterator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collector;
import java.util.stream.Stream;

/**
 * An immutable set of the 28 tiles of one color, in canonical order; 16 bytes, whatever it holds.
 *
 * <p>It does not know its color. A rack is such a set, and so is what a color has not yet played.
 *
 * <pre>{@code
 * TileSet rack = TileSet.of(Tile.COLUMN_5, Tile.ROW_C, Tile.ROW_E);
 * rack.toString();                // -> CE5
 * rack.without(Tile.ROW_C).size();   // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TileSet implements Iterable<Tile> {
    private static final TileSet NONE = new TileSet(0);
    private static final TileSet ALL = new TileSet((1 << Tile.all().size()) - 1);

    private final int bits;

    private TileSet(int bits) {
        this.bits = bits;
    }

    /**
     * The empty set.
     *
     * @return the same set each time
     */
    public static TileSet none() {
        return NONE;
    }

    /**
     * All 28 tiles.
     *
     * @return the same set each time
     */
    public static TileSet all() {
        return ALL;
    }

    /**
     * The set of these tiles.
     *
     * @param tiles any tiles; naming one twice changes nothing
     * @return the set
     */
    public static TileSet of(Tile... tiles) {
        return Stream.of(tiles).collect(toTileSet());
    }

    /**
     * A collector of tiles into a set.
     *
     * @return the collector
     */
    public static Collector<Tile, ?, TileSet> toTileSet() {
        return Collector.of(
                () -> new int[1],
                (word, tile) -> word[0] |= 1 << tile.ordinal(),
                (left, right) -> new int[] {left[0] | right[0]},
                word -> new TileSet(word[0]),
                Collector.Characteristics.UNORDERED);
    }

    /**
     * The set with these bits; the inverse of {@link #bits()}.
     *
     * @param bits bit <i>i</i> stands for the <i>i</i>-th tile in canonical order, from 0
     * @return the set
     * @throws IllegalArgumentException if a bit that stands for no tile is set
     */
    public static TileSet ofBits(int bits) {
        if ((bits & ~ALL.bits) != 0) {
            throw new IllegalArgumentException("a bit beyond the 28 tiles is set: 0x" + Integer.toHexString(bits));
        }
        return new TileSet(bits);
    }

    /**
     * This set as bits. The layout stays the same in every release.
     *
     * @return bit <i>i</i> for the <i>i</i>-th tile in canonical order, from 0
     */
    public int bits() {
        return bits;
    }

    /**
     * The number of tiles.
     *
     * @return 0 to 28
     */
    public int size() {
        return Integer.bitCount(bits);
    }

    /** {@return whether there is no tile in this set} */
    public boolean isEmpty() {
        return bits == 0;
    }

    /**
     * Whether a tile is in this set.
     *
     * @param tile any tile
     * @return whether it is
     */
    public boolean contains(Tile tile) {
        return (bits >>> tile.ordinal() & 1) != 0;
    }

    /**
     * Whether some tile of this set fits some cell of another set (R14 to R17).
     *
     * @param cells any cells
     * @return whether there is such a tile
     */
    public boolean fitsInto(CellSet cells) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            if (Tile.all().get(Integer.numberOfTrailingZeros(rest)).cells().intersects(cells)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The tiles that are in this set or the other.
     *
     * @param other any set
     * @return the union
     */
    public TileSet union(TileSet other) {
        return new TileSet(bits | other.bits);
    }

    /**
     * The tiles that are in this set and the other.
     *
     * @param other any set
     * @return the intersection
     */
    public TileSet intersection(TileSet other) {
        return new TileSet(bits & other.bits);
    }

    /**
     * The tiles of this set that are not in the other.
     *
     * @param other any set
     * @return the difference
     */
    public TileSet minus(TileSet other) {
        return new TileSet(bits & ~other.bits);
    }

    /**
     * This set and one tile.
     *
     * @param tile any tile
     * @return a set that contains it
     */
    public TileSet with(Tile tile) {
        return new TileSet(bits | 1 << tile.ordinal());
    }

    /**
     * This set without one tile.
     *
     * @param tile any tile
     * @return a set that does not contain it
     */
    public TileSet without(Tile tile) {
        return new TileSet(bits & ~(1 << tile.ordinal()));
    }

    /**
     * The tiles in canonical order, as a stream.
     *
     * @return a stream of {@link #size()} tiles
     */
    public Stream<Tile> stream() {
        return Tile.all().stream().filter(this::contains);
    }

    /** {@return an iterator over the tiles in canonical order} */
    @Override
    public Iterator<Tile> iterator() {
        return new UnmodifiableIterator<>() {
            private int rest = bits;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public Tile next() {
                if (rest == 0) {
                    throw new NoSuchElementException();
                }
                Tile next = Tile.all().get(Integer.numberOfTrailingZeros(rest));
                rest &= rest - 1;
                return next;
            }
        };
    }

    /**
     * Whether the other object is a set of the same tiles.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof TileSet that && bits == that.bits;
    }

    /** {@return a hash of the tiles} */
    @Override
    public int hashCode() {
        return bits;
    }

    /** {@return the tiles' characters in canonical order, or {@code -} if there is none} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : String.join("", stream().map(Tile::toString).toList());
    }
}
