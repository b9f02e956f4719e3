package io.github.uptownrules.core.game;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Tile;

/**
 * A rack or a pile as plain data: some tiles in order, or only how many there are where they cannot be seen. Immutable.
 *
 * <pre>{@code
 * TileStack.of(ImmutableList.of(Tile.ROW_E, Tile.MONEY)).toString();    // -> E$
 * TileStack.hidden(23).toString();                                      // -> ?23
 * TileStack.hidden(23).size();                                          // -> 23
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TileStack {
    private final ImmutableList<Tile> tiles;
    private final int hidden;

    private TileStack(ImmutableList<Tile> tiles, int hidden) {
        this.tiles = tiles;
        this.hidden = hidden;
    }

    /**
     * Tiles that can be seen.
     *
     * @param tiles the tiles; they need not make sense, and one may be there twice
     * @return the stack
     */
    public static TileStack of(Iterable<Tile> tiles) {
        return new TileStack(ImmutableList.copyOf(tiles), 0);
    }

    /**
     * Tiles that cannot be seen.
     *
     * @param count how many there are, 0 to 28; none can always be seen, so 0 makes an empty stack
     * @return the stack
     * @throws IllegalArgumentException if the count is out of range
     */
    public static TileStack hidden(int count) {
        if (count < 0 || count > Tile.all().size()) {
            throw new IllegalArgumentException(
                    "a color has " + Tile.all().size() + " tiles, so there cannot be " + count + " hidden ones");
        }
        return new TileStack(ImmutableList.of(), count);
    }

    /**
     * The tiles, as far as they can be seen.
     *
     * @return the tiles in order; none if they are hidden
     */
    public ImmutableList<Tile> tiles() {
        return tiles;
    }

    /** {@return whether there are tiles and they cannot be seen} */
    public boolean isHidden() {
        return hidden > 0;
    }

    /**
     * How many tiles there are.
     *
     * @return 0 or more
     */
    public int size() {
        return tiles.size() + hidden;
    }

    /** {@return whether there are no tiles} */
    public boolean isEmpty() {
        return size() == 0;
    }

    TileStack sorted() {
        return new TileStack(ImmutableList.sortedCopyOf(tiles), hidden);
    }

    /**
     * Whether the other object is a stack of the same tiles in the same order, or as many hidden ones.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof TileStack that && tiles.equals(that.tiles) && hidden == that.hidden;
    }

    /** {@return a hash of the tiles, or of their number} */
    @Override
    public int hashCode() {
        return 31 * tiles.hashCode() + hidden;
    }

    /** {@return this stack in notation: its tiles, {@code ?} and their number if they are hidden, {@code -} for none} */
    @Override
    public String toString() {
        return isHidden() ? "?" + hidden : isEmpty() ? "-" : Joiner.on("").join(tiles);
    }
}
