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
 * Every tile that lies face up: on the cells, and captured before the seats (R2, R22). Immutable.
 *
 * <p>A board knows no turns, racks or rulesets, and places a tile wherever it fits; what a player may do is the game's
 * affair. But it answers what the rules ask of it: the groups of a color (R26 to R28), the tiles whose capture would
 * split one (R19), and the cells open to a player (R18). These answers are kept, not worked out anew; a placement shares
 * all colors but the one placed and the one captured with the board before it.
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

    /**
     * The board before the first move.
     *
     * @return the same board each time
     */
    public static Board empty() {
        return EMPTY;
    }

    /**
     * Starts a board with no tile on it.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    private ColorTiles tiles(Color color) {
        return colors[color.ordinal()];
    }

    /**
     * The cells with a tile of a color.
     *
     * @param color any color
     * @return at most 28 cells
     */
    public CellSet cells(Color color) {
        return tiles(color).cells();
    }

    /**
     * How many groups the tiles of a color form (R26 to R28); the same as {@code cells(color).groupCount()}, with no set made.
     *
     * @param color any color
     * @return 0 if no tile of it lies on the board, or more
     */
    public int groupCount(Color color) {
        return tiles(color).groupCount();
    }

    /**
     * How many tiles the largest group of a color has.
     *
     * @param color any color
     * @return 0 if none of its tiles is on the board, else 1 or more
     */
    public int largestGroup(Color color) {
        return tiles(color).largestGroup();
    }

    /**
     * The cells with any tile.
     *
     * @return the union of {@link #cells} over all colors
     */
    public CellSet occupiedCells() {
        CellSet occupied = CellSet.none();
        for (ColorTiles tiles : colors) {
            occupied = occupied.union(tiles.cells());
        }
        return occupied;
    }

    /**
     * The tile on a cell.
     *
     * @param cell any cell
     * @return the tile, or empty if there is none
     */
    public Optional<Tile> tileAt(Cell cell) {
        // Asked for every cell when a position is written, hence without what a lambda or an iterator costs.
        for (int color = 0; color < colors.length; color++) {
            if (colors[color].covers(cell)) {
                return Optional.of(Tile.of(Color.all().get(color), colors[color].faceOn(cell)));
            }
        }
        return Optional.empty();
    }

    /**
     * All tiles on the board.
     *
     * @return the tiles by their cells, in reading order
     */
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
     * The tiles of a color that have not been played: those on its owner's rack and in the pile. As all others lie face
     * up, everybody knows which they are.
     *
     * @param color any color
     * @return the faces of the tiles neither on a cell nor captured
     */
    public FaceSet unplayed(Color color) {
        return FaceSet.ofBits(tiles(color).unplayed);
    }

    /**
     * The tiles of a color that a seat has captured (R22).
     *
     * @param captor any seat
     * @param color any color
     * @return the faces of the tiles
     */
    public FaceSet captures(Seat captor, Color color) {
        return tiles(color).capturedBy(requireNonNull(captor, "captor"));
    }

    /**
     * How many tiles of a color a seat has captured, without making the set of {@link #captures(Seat, Color)}.
     *
     * @param captor any seat
     * @param color any color
     * @return 0 to 28
     */
    public int captureCount(Seat captor, Color color) {
        return tiles(color).countCapturedBy(requireNonNull(captor, "captor"));
    }

    /**
     * All tiles that a seat has captured (R22).
     *
     * @param captor any seat
     * @return the tiles in canonical order
     */
    public ImmutableList<Tile> captures(Seat captor) {
        return Color.all().stream()
                .flatMap(color -> captures(captor, color).stream().map(face -> Tile.of(color, face)))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * The groups of a color (R26 to R28).
     *
     * @param color any color
     * @return the groups, ordered by their first cells
     */
    public ImmutableList<CellSet> groups(Color color) {
        return cells(color).groups();
    }

    /**
     * The group of the tile on a cell (R26).
     *
     * @param cell any cell
     * @return the group, or the empty set if no tile lies there
     */
    public CellSet groupAt(Cell cell) {
        return colorAt(cell).map(color -> cells(color).groupOf(cell)).orElse(CellSet.none());
    }

    /**
     * What would become of the group of the tile on a cell without that tile.
     *
     * @param cell any cell
     * @return the groups that would remain: two to four if the tile is {@linkplain #protectedCells() protected}, else one,
     *     or none if the tile is alone or there is none
     */
    public ImmutableList<CellSet> partsWithout(Cell cell) {
        return groupAt(cell).without(cell).groups();
    }

    /**
     * The cells of all tiles whose capture would split a group of their color (R19). A tile with no neighbor of its color
     * is never among them (R20).
     *
     * @return a subset of {@link #occupiedCells()}
     */
    public CellSet protectedCells() {
        return CellSet.ofWords(cutUpper, cutLower);
    }

    /**
     * The cells where the owner of some colors may place a tile that fits: the empty ones, and those of opponents' tiles
     * whose capture splits no group (R18 to R21).
     *
     * @param own the colors that one player owns
     * @return the cells open to that player
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
     * Whether a cell is among the {@link #openCells} of the owner of some colors.
     *
     * @param cell any cell
     * @param own the colors that one player owns
     * @return whether that player may place a tile there that fits
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
     * This board after a seat placed a tile. What lay on the cell is captured by the seat, whatever becomes of its group.
     *
     * @param seat who places
     * @param move an unplayed tile, and a cell that has no tile of its color
     * @return the new board
     * @throws IllegalArgumentException if the tile was played already (R23: no captured tile is played again), or would
     *     cover its own color
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
     * The board with these tiles, of which few differ from those of this board. As no cell has two colors, the cut cells of
     * a color are those of all colors among its own.
     */
    @SuppressWarnings("ReferenceEquality") // Tiles that were left alone are the same object.
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
     * A 64-bit number that boards with the same tiles in the same places share, and that others differ in with near
     * certainty. It is the same on every machine and in every release.
     *
     * @return the key
     */
    public long key() {
        long key = 0;
        for (ColorTiles tiles : colors) {
            key = SplitMix64.mix(key + tiles.key());
        }
        return key;
    }

    /**
     * Whether the other object is a board with the same tiles on the same cells and the same captures.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Board that && Arrays.equals(colors, that.colors);
    }

    /** {@return a hash of the {@link #key()}} */
    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /**
     * The cells in notation: nine rows joined by {@code /}, in each a digit for a run of empty cells and two characters for
     * a tile. Captures are not shown.
     *
     * @return such as {@code 9/9/9/9/4b54/9/9/9/9}
     */
    @Override
    public String toString() {
        // Color by color, which takes less time than to ask of each cell what lies there: datasets have a board a move.
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
     * Puts tiles on the cells of a board and among captures, in any order. Not thread-safe.
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
         * @param cell an empty cell
         * @param tile an unplayed tile that fits it
         * @return this builder
         * @throws IllegalArgumentException if the tile has been played already or does not fit, or the cell is not empty
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
         * Puts a tile among the captures of a seat.
         *
         * @param captor the seat
         * @param tile an unplayed tile
         * @return this builder
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

        /**
         * Makes the board.
         *
         * @return a board with all these tiles
         */
        public Board build() {
            ColorTiles[] built = new ColorTiles[colors.length];
            for (int color = 0; color < built.length; color++) {
                built[color] = colors[color].build();
            }
            return EMPTY.after(built);
        }
    }
}
