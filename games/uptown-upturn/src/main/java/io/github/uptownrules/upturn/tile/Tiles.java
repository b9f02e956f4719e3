package io.github.uptownrules.upturn.tile;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.collect.UnmodifiableIterator;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Some tiles in no particular order, such as those on a rack: a multiset, read in canonical order. Immutable; it takes one
 * byte for each tile.
 *
 * <pre>{@code
 * Tiles tiles = Tiles.of(List.of(Tile.UP, Tile.of(40), Tile.UP));    // -> 40,U,U
 * tiles.count(Tile.UP);                                              // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Tiles implements Iterable<Tile> {
    private static final Tiles NONE = new Tiles(new byte[0]);

    /** The indices of the tiles, ascending; as tiles have indices up to 194, the bytes are unsigned. */
    private final byte[] indices;

    private Tiles(byte[] indices) {
        this.indices = indices;
    }

    /** {@return no tiles} */
    public static Tiles none() {
        return NONE;
    }

    /**
     * These tiles.
     *
     * @param tiles any tiles, each as often as it is wanted
     * @return the same in canonical order
     */
    public static Tiles of(Iterable<Tile> tiles) {
        requireNonNull(tiles, "tiles");
        ImmutableList<Tile> sorted = ImmutableList.sortedCopyOf(tiles);
        byte[] indices = new byte[sorted.size()];
        for (int place = 0; place < indices.length; place++) {
            indices[place] = (byte) sorted.get(place).index();
        }
        return sorted.isEmpty() ? NONE : new Tiles(indices);
    }

    /** {@return how many tiles there are, equal ones counted each} */
    public int size() {
        return indices.length;
    }

    /** {@return whether there are none} */
    public boolean isEmpty() {
        return indices.length == 0;
    }

    /**
     * How often a tile is there.
     *
     * @param tile any tile
     * @return 0 or more
     */
    public int count(Tile tile) {
        requireNonNull(tile, "tile");
        int count = 0;
        for (int i = place(tile); i < indices.length && index(i) == tile.index(); i++) {
            count++;
        }
        return count;
    }

    /**
     * Whether a tile is there.
     *
     * @param tile any tile
     * @return whether it is there at least once
     */
    public boolean contains(Tile tile) {
        requireNonNull(tile, "tile");
        int place = place(tile);
        return place < indices.length && index(place) == tile.index();
    }

    /**
     * The tile at a place in canonical order.
     *
     * @param place 0 for the first, to one less than {@link #size()}
     * @return the tile
     * @throws IndexOutOfBoundsException if there are fewer tiles
     */
    public Tile get(int place) {
        return Tile.all().get(index(place));
    }

    private int index(int place) {
        return Byte.toUnsignedInt(indices[place]);
    }

    /** How many tiles come before a tile. Racks are short, so they are gone through from the start. */
    private int place(Tile tile) {
        int place = 0;
        while (place < indices.length && index(place) < tile.index()) {
            place++;
        }
        return place;
    }

    /**
     * The place of the next other tile after a place: from one to the next, each tile is met once, however often it is there.
     *
     * @param place 0 for the first tile, to one less than {@link #size()}
     * @return the place of the next other tile, or {@link #size()} if there is none
     * @throws IndexOutOfBoundsException if there are fewer tiles
     */
    public int next(int place) {
        Objects.checkIndex(place, indices.length);
        int next = place + 1;
        while (next < indices.length && indices[next] == indices[place]) {
            next++;
        }
        return next;
    }

    /**
     * These tiles and one more.
     *
     * @param tile any tile
     * @return the tiles; these are unchanged
     */
    public Tiles with(Tile tile) {
        int place = place(tile);
        byte[] more = new byte[indices.length + 1];
        System.arraycopy(indices, 0, more, 0, place);
        more[place] = (byte) tile.index();
        System.arraycopy(indices, place, more, place + 1, indices.length - place);
        return new Tiles(more);
    }

    /**
     * These tiles but one.
     *
     * @param tile a tile that is there
     * @return the tiles; these are unchanged
     * @throws IllegalArgumentException if it is not there
     */
    public Tiles without(Tile tile) {
        requireNonNull(tile, "tile");
        int place = place(tile);
        if (place == indices.length || index(place) != tile.index()) {
            throw absent(tile);
        }
        byte[] less = new byte[indices.length - 1];
        System.arraycopy(indices, 0, less, 0, place);
        System.arraycopy(indices, place + 1, less, place, less.length - place);
        return new Tiles(less);
    }

    private static IllegalArgumentException absent(Tile tile) {
        return new IllegalArgumentException("expected tiles that are there, not " + tile);
    }

    /**
     * These tiles but others.
     *
     * @param others tiles that are there, each as often
     * @return the tiles; these are unchanged
     * @throws IllegalArgumentException if one of them is not there, or not so often
     */
    public Tiles without(Tiles others) {
        byte[] rest = new byte[Math.max(0, indices.length - others.indices.length)];
        int kept = 0;
        int gone = 0;
        for (byte index : indices) {
            if (gone < others.indices.length && index == others.indices[gone]) {
                gone++;
            } else if (kept < rest.length) {
                rest[kept++] = index;
            }
        }
        if (gone < others.indices.length) {
            // Both are in order, so what was not found is the first that is not there.
            throw absent(others.get(gone));
        }
        return kept == 0 ? NONE : new Tiles(rest);
    }

    /** {@return the tiles in canonical order} */
    public ImmutableList<Tile> asList() {
        return ImmutableList.<Tile>builderWithExpectedSize(size()).addAll(this).build();
    }

    /** {@return the tiles in canonical order, as a stream} */
    public Stream<Tile> stream() {
        return Streams.stream(this);
    }

    /** {@return an iterator over the tiles in canonical order} */
    @Override
    public Iterator<Tile> iterator() {
        return new UnmodifiableIterator<>() {
            private int place;

            @Override
            public boolean hasNext() {
                return place < indices.length;
            }

            @Override
            public Tile next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return get(place++);
            }
        };
    }

    /**
     * Whether the other object is the same tiles, each as often.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Tiles that && Arrays.equals(indices, that.indices);
    }

    /** {@return a hash of the tiles} */
    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    /** {@return the tiles in canonical order, joined by {@code ,}; {@code -} if there are none} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : stream().map(Tile::toString).collect(Collectors.joining(","));
    }
}
