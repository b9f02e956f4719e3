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
 * An immutable multiset of tiles, such as a rack. It iterates in canonical order and stores each tile in one byte.
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

    /** The indices of the tiles, ascending, as unsigned bytes (0 to 194). */
    private final byte[] indices;

    private Tiles(byte[] indices) {
        this.indices = indices;
    }

    /** {@return an empty multiset} */
    public static Tiles none() {
        return NONE;
    }

    /** Returns a multiset of these tiles. */
    public static Tiles of(Iterable<Tile> tiles) {
        requireNonNull(tiles, "tiles");
        ImmutableList<Tile> sorted = ImmutableList.sortedCopyOf(tiles);
        byte[] indices = new byte[sorted.size()];
        for (int place = 0; place < indices.length; place++) {
            indices[place] = (byte) sorted.get(place).index();
        }
        return sorted.isEmpty() ? NONE : new Tiles(indices);
    }

    /** {@return the number of tiles, with repetitions} */
    public int size() {
        return indices.length;
    }

    /** {@return whether the multiset is empty} */
    public boolean isEmpty() {
        return indices.length == 0;
    }

    /** Returns the number of copies of a tile, 0 or more. */
    public int count(Tile tile) {
        requireNonNull(tile, "tile");
        int count = 0;
        for (int i = place(tile); i < indices.length && index(i) == tile.index(); i++) {
            count++;
        }
        return count;
    }

    /** Returns whether a tile occurs at least once. */
    public boolean contains(Tile tile) {
        requireNonNull(tile, "tile");
        int place = place(tile);
        return place < indices.length && index(place) == tile.index();
    }

    /**
     * Returns the tile at an index in canonical order.
     *
     * @param place 0 to {@link #size()} - 1
     * @throws IndexOutOfBoundsException if there are fewer tiles
     */
    public Tile get(int place) {
        return Tile.all().get(index(place));
    }

    private int index(int place) {
        return Byte.toUnsignedInt(indices[place]);
    }

    /**
     * Returns the number of tiles that precede this one in canonical order. A linear search suffices, because racks are
     * short.
     */
    private int place(Tile tile) {
        int place = 0;
        while (place < indices.length && index(place) < tile.index()) {
            place++;
        }
        return place;
    }

    /**
     * Returns the index of the next different tile, or {@link #size()}. Use it to visit each distinct tile once.
     *
     * @param place 0 to {@link #size()} - 1
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

    /** Returns these tiles with one more tile added. */
    public Tiles with(Tile tile) {
        int place = place(tile);
        byte[] more = new byte[indices.length + 1];
        System.arraycopy(indices, 0, more, 0, place);
        more[place] = (byte) tile.index();
        System.arraycopy(indices, place, more, place + 1, indices.length - place);
        return new Tiles(more);
    }

    /**
     * Returns these tiles with one copy of a tile removed.
     *
     * @throws IllegalArgumentException if the tile does not occur
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
        return new IllegalArgumentException("tile " + tile + " is not among these tiles");
    }

    /**
     * Returns these tiles with the others removed.
     *
     * @throws IllegalArgumentException if one of them does not occur, or not often enough
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
            // Both multisets are sorted, so the first tile that was not matched is missing.
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Tiles that && Arrays.equals(indices, that.indices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    /** {@return the tiles in canonical order, joined by {@code ,}; {@code -} if empty} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : stream().map(Tile::toString).collect(Collectors.joining(","));
    }
}
