package io.github.uptownrules.core.board;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.text.BoardText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Arrays;
import java.util.Optional;

/**
 * The face-up tiles: those on the cells, and those captured by each seat (R2, R22). Immutable.
 *
 * <p>A board knows nothing of turns, racks or rulesets, and accepts any placement of a tile that fits; the game decides
 * which placements are legal. It answers the geometric questions of the rules: the groups of a color (R26 to R28), the
 * tiles whose capture would split a group (R19), and the cells open to a player (R18). A placement copies only the
 * colors of the placed and the captured tile.
 *
 * <pre>{@code
 * Board board = Board.empty().place(Seat.ONE, Move.parse("b5@E5"));
 * board.tileAt(Cell.E5);              // -> Optional[b5]
 * board.groups(Color.BLUE);           // -> [E5]
 * board.isOpen(Cell.E5, ImmutableList.of(Color.GREEN));    // -> true (a single tile may be captured)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Board {
    private static final Board EMPTY = new Board(emptyColors(), 0, 0);

    private final ColorTiles[] colors;

    /** The cells of all tiles whose capture would split a group (R19). */
    private final long cutUpper;

    private final long cutLower;

    private Board(ColorTiles[] colors, long cutUpper, long cutLower) {
        this.colors = colors;
        this.cutUpper = cutUpper;
        this.cutLower = cutLower;
    }

    private static ColorTiles[] emptyColors() {
        ColorTiles[] colors = new ColorTiles[Color.all().size()];
        Arrays.fill(colors, ColorTiles.ALL_UNPLAYED);
        return colors;
    }

    /** {@return the board before the first move; the same instance each time} */
    public static Board empty() {
        return EMPTY;
    }

    /** {@return a builder of a board, with no tiles yet} */
    public static Builder builder() {
        return new Builder();
    }

    private ColorTiles tiles(Color color) {
        return colors[color.ordinal()];
    }

    /** {@return the cells with a tile of a color, at most 28} */
    public CellSet cells(Color color) {
        return tiles(color).cells();
    }

    /** {@return the number of groups of a color (R26 to R28), counted without creating them} */
    public int groupCount(Color color) {
        return tiles(color).groupCount();
    }

    /** {@return the number of tiles in the largest group of a color, 0 if the color has no tile on the board} */
    public int largestGroup(Color color) {
        return tiles(color).largestGroup();
    }

    /** {@return the cells with a tile of any color} */
    public CellSet occupiedCells() {
        CellSet occupied = CellSet.none();
        for (ColorTiles tiles : colors) {
            occupied = occupied.union(tiles.cells());
        }
        return occupied;
    }

    /** {@return the tile on a cell, or empty if the cell is empty} */
    public Optional<Tile> tileAt(Cell cell) {
        // Writing a position calls this for every cell, so it avoids lambdas and iterators.
        for (int color = 0; color < colors.length; color++) {
            if (colors[color].covers(cell)) {
                return Optional.of(Tile.of(Color.all().get(color), colors[color].faceOn(cell)));
            }
        }
        return Optional.empty();
    }

    /** {@return the tiles on the board by cell, in reading order} */
    public ImmutableMap<Cell, Tile> tiles() {
        return occupiedCells().stream()
                .collect(ImmutableMap.toImmutableMap(
                        cell -> cell, cell -> tileAt(cell).orElseThrow()));
    }

    private Optional<Color> colorAt(Cell cell) {
        for (Color color : Color.all()) {
            if (tiles(color).covers(cell)) {
                return Optional.of(color);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the faces of a color's unplayed tiles: those on its owner's rack and in the pile. They are public
     * knowledge, because all other tiles lie face up.
     */
    public FaceSet unplayed(Color color) {
        return FaceSet.ofBits(tiles(color).unplayed);
    }

    /** {@return the faces of the tiles of a color that a seat has captured (R22)} */
    public FaceSet captures(Seat captor, Color color) {
        return tiles(color).capturedBy(requireNonNull(captor, "captor"));
    }

    /** {@return the number of tiles of a color that a seat has captured, 0 to 28} */
    public int captureCount(Seat captor, Color color) {
        return tiles(color).countCapturedBy(requireNonNull(captor, "captor"));
    }

    /** {@return all tiles that a seat has captured, in canonical order (R22)} */
    public ImmutableList<Tile> captures(Seat captor) {
        return Color.all().stream()
                .flatMap(color -> captures(captor, color).stream().map(face -> Tile.of(color, face)))
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return the groups of a color, ordered by their first cells (R26 to R28)} */
    public ImmutableList<CellSet> groups(Color color) {
        return cells(color).groups();
    }

    /** {@return the group of the tile on a cell (R26), or the empty set if the cell is empty} */
    public CellSet groupAt(Cell cell) {
        return colorAt(cell).map(color -> cells(color).groupOf(cell)).orElse(CellSet.none());
    }

    /**
     * Returns the groups into which the group on a cell would fall if the tile on the cell were removed: two to four if
     * the tile is {@linkplain #protectedCells() protected}, otherwise at most one. The list is empty if the cell is
     * empty.
     */
    public ImmutableList<CellSet> partsWithout(Cell cell) {
        return groupAt(cell).without(cell).groups();
    }

    /**
     * Returns the cells of all tiles whose capture would split a group of their color (R19). A tile with no neighbor of
     * its color is never protected (R20).
     */
    public CellSet protectedCells() {
        return CellSet.ofWords(cutUpper, cutLower);
    }

    /**
     * Returns the cells where a player may place a fitting tile: the empty cells, and those with an opponent's tile
     * whose capture splits no group (R18 to R21).
     *
     * @param own the colors of the player
     */
    public CellSet openCells(ImmutableList<Color> own) {
        long barredUpper = cutUpper;
        long barredLower = cutLower;
        for (int i = 0; i < own.size(); i++) {
            barredUpper |= tiles(own.get(i)).upper;
            barredLower |= tiles(own.get(i)).lower;
        }
        return CellSet.ofWords(Grid.UPPER_CELLS & ~barredUpper, Grid.LOWER_CELLS & ~barredLower);
    }

    /**
     * Returns whether a cell is one of the {@link #openCells} of a player.
     *
     * @param own the colors of the player
     */
    public boolean isOpen(Cell cell, ImmutableList<Color> own) {
        if ((cutUpper & Grid.upperBit(cell.ordinal()) | cutLower & Grid.lowerBit(cell.ordinal())) != 0) {
            return false;
        }
        for (int i = 0; i < own.size(); i++) {
            if (tiles(own.get(i)).covers(cell)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns this board after a seat placed a tile. A tile on the cell is captured by the seat, even if that splits a
     * group.
     *
     * @param move an unplayed tile, and a cell without a tile of its color
     * @throws IllegalArgumentException if the tile has been played already (captured tiles are never played again,
     *     R23), or the cell has a tile of the same color
     */
    public Board place(Seat seat, Move move) {
        requireNonNull(seat, "seat");
        Tile tile = move.tile();
        Cell cell = move.cell();
        ColorTiles placed = tiles(tile.color());
        if (!placed.isUnplayed(tile.face())) {
            throw playedAlready(tile);
        }
        if (placed.covers(cell)) {
            throw new IllegalArgumentException("cell " + cell + " has a tile of the same color as " + tile);
        }
        ColorTiles[] after = colors.clone();
        for (int color = 0; color < after.length; color++) {
            if (after[color].covers(cell)) {
                after[color] = after[color].capture(cell, seat);
            }
        }
        after[tile.color().ordinal()] = placed.put(tile.face(), cell);
        return after(after);
    }

    private static IllegalArgumentException playedAlready(Tile tile) {
        return new IllegalArgumentException("tile " + tile + " has been played already");
    }

    /**
     * Returns a board with the given tiles. Unchanged colors are shared with this board. No two colors share a cell, so
     * the cut cells of an unchanged color are the known cut cells among its own cells.
     */
    @SuppressWarnings("ReferenceEquality") // unchanged tiles are the same object
    private Board after(ColorTiles[] after) {
        long upper = 0;
        long lower = 0;
        for (int color = 0; color < after.length; color++) {
            ColorTiles tiles = after[color];
            boolean isShared = tiles == colors[color];
            upper |= isShared ? cutUpper & tiles.upper : Grid.cutUpper(tiles.upper, tiles.lower);
            lower |= isShared ? cutLower & tiles.lower : Grid.cutLower(tiles.upper, tiles.lower);
        }
        return new Board(after, upper, lower);
    }

    /**
     * Returns a 64-bit hash of the tiles and captures. Equal boards have equal keys, and different boards have
     * different keys with near certainty. Keys never change between machines or releases.
     */
    public long key() {
        long key = 0;
        for (ColorTiles tiles : colors) {
            key = SplitMix64.mix(key + tiles.key());
        }
        return key;
    }

    /** {@return whether the other object is a board with the same tiles on the same cells and the same captures} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Board that && Arrays.equals(colors, that.colors);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /**
     * Returns the cells in notation, such as {@code 9/9/9/9/4b54/9/9/9/9}: nine rows separated by {@code /}, each with
     * a digit for every run of empty cells and two characters for every tile. Captures are not included.
     */
    @Override
    public String toString() {
        // Filling in color by color is faster than looking up every cell, and data sets write a board for every move.
        int[] onCells = new int[Cell.all().size()];
        for (int color = 0; color < colors.length; color++) {
            colors[color].fill(onCells, Color.all().get(color).letter());
        }
        BoardText cells = new BoardText();
        for (int letters : onCells) {
            if (letters == 0) {
                cells.empty();
            } else {
                cells.tile((char) (letters >>> 16), (char) letters);
            }
        }
        return cells.toString();
    }

    /**
     * Builds a board from tiles on cells and captured tiles, added in any order. Not thread-safe.
     *
     * <pre>{@code
     * Board board = Board.builder().tile(Cell.E5, Tile.parse("b5")).capture(Seat.ONE, Tile.parse("g$")).build();
     * board.captures(Seat.ONE);     // -> [g$]
     * }</pre>
     */
    public static final class Builder {
        private final ColorTiles.Builder[] colors;

        private Builder() {
            colors = new ColorTiles.Builder[Color.all().size()];
            for (int color = 0; color < colors.length; color++) {
                colors[color] = new ColorTiles.Builder(ColorTiles.ALL_UNPLAYED);
            }
        }

        /**
         * Puts a tile on a cell.
         *
         * @throws IllegalArgumentException if the tile has been played already or does not fit the cell, or the cell is
         *     not empty
         */
        public Builder tile(Cell cell, Tile tile) {
            ColorTiles.Builder tiles = unplayed(tile);
            if (!tile.fits(cell)) {
                throw new IllegalArgumentException("tile " + tile + " does not fit cell " + cell);
            }
            for (ColorTiles.Builder other : colors) {
                if (other.covers(cell)) {
                    throw new IllegalArgumentException("cell " + cell + " has a tile already");
                }
            }
            tiles.put(tile.face(), cell);
            return this;
        }

        /**
         * Adds a tile to the captures of a seat.
         *
         * @throws IllegalArgumentException if the tile has been played already
         */
        public Builder capture(Seat captor, Tile tile) {
            unplayed(tile).discard(tile.face(), requireNonNull(captor, "captor"));
            return this;
        }

        private ColorTiles.Builder unplayed(Tile tile) {
            ColorTiles.Builder tiles = colors[tile.color().ordinal()];
            if (!tiles.isUnplayed(tile.face())) {
                throw playedAlready(tile);
            }
            return tiles;
        }

        /** {@return a board with all tiles added so far} */
        public Board build() {
            ColorTiles[] built = new ColorTiles[colors.length];
            for (int color = 0; color < built.length; color++) {
                built[color] = colors[color].build();
            }
            return EMPTY.after(built);
        }
    }
}
