package io.github.uptownrules.core.board;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import io.github.uptownrules.random.SplitMix64;

/**
 * What lies face up of one color: which of its tiles are on which cells, which were captured by whom. The rest is
 * unplayed. Immutable, so that boards share it; a placement makes one anew, a capture two.
 *
 * <p>Where a tile is takes four bits: a tile fits only nine cells, so its cell is a number 0 to 8 among them; 9 to 13
 * stand for the five seats that may have captured it; 15 is unplayed. Only money, which fits everywhere, takes seven bits
 * more for its cell. Hence no tile can be in two places.
 */
final class ColorTiles {
    private static final int TILES_PER_WORD = 16;
    private static final int CAPTURED = 9;
    private static final int NO_CELL = 127;
    private static final int MONEY_CELL_SHIFT = 48;
    private static final long MONEY_CELL_MASK = (long) NO_CELL << MONEY_CELL_SHIFT;

    /** By cell, the tiles that fit it: a letter, a number, a symbol, money. */
    private static final ImmutableList<ImmutableList<Tile>> FITTING = Cell.all().stream()
            .map(cell -> Tile.all().stream().filter(tile -> tile.fits(cell)).collect(ImmutableList.toImmutableList()))
            .collect(ImmutableList.toImmutableList());

    static final ColorTiles ALL_UNPLAYED = new ColorTiles(0, 0, TileSet.all().bits(), -1L, -1L);

    /** The cells with a tile of this color. */
    final long upper;

    final long lower;

    /** The unplayed tiles, as bits. */
    final int unplayed;

    /** Where the first sixteen tiles are, four bits each. */
    private final long firstPlaces;

    /** Where the last twelve tiles are, four bits each; then, while money lies on a cell, that cell. */
    private final long lastPlaces;

    private ColorTiles(long upper, long lower, int unplayed, long firstPlaces, long lastPlaces) {
        this.upper = upper;
        this.lower = lower;
        this.unplayed = unplayed;
        this.firstPlaces = firstPlaces;
        this.lastPlaces = lastPlaces;
    }

    boolean covers(Cell cell) {
        return (upper & Grid.upperBit(cell.ordinal()) | lower & Grid.lowerBit(cell.ordinal())) != 0;
    }

    boolean isUnplayed(Tile tile) {
        return (unplayed >>> tile.ordinal() & 1) != 0;
    }

    CellSet cells() {
        return CellSet.ofWords(upper, lower);
    }

    /** The tile on a cell that has one of this color. */
    Tile tileOn(Cell cell) {
        // Money, which comes last, lies there if no other tile does.
        for (Tile tile : FITTING.get(cell.ordinal())) {
            if (placeOf(tile.ordinal()) == placeOn(tile, cell)) {
                return tile;
            }
        }
        throw new AssertionError("no tile of this color lies on " + cell);
    }

    TileSet capturedBy(Seat seat) {
        int captured = 0;
        for (int rest = TileSet.all().bits() & ~unplayed; rest != 0; rest &= rest - 1) {
            int index = Integer.numberOfTrailingZeros(rest);
            captured |= placeOf(index) == CAPTURED + seat.ordinal() ? 1 << index : 0;
        }
        return TileSet.ofBits(captured);
    }

    /** These tiles, after an unplayed one went to a cell that it fits and that has none of this color. */
    ColorTiles put(Tile tile, Cell cell) {
        return moved(
                tile,
                placeOn(tile, cell),
                cell.ordinal(),
                upper | Grid.upperBit(cell.ordinal()),
                lower | Grid.lowerBit(cell.ordinal()));
    }

    /** These tiles, after a seat captured the one on a cell. */
    ColorTiles capture(Cell cell, Seat captor) {
        return moved(
                tileOn(cell),
                CAPTURED + captor.ordinal(),
                NO_CELL,
                upper & ~Grid.upperBit(cell.ordinal()),
                lower & ~Grid.lowerBit(cell.ordinal()));
    }

    /** These tiles, after an unplayed one was played somewhere and captured there by a seat. */
    ColorTiles discard(Tile tile, Seat captor) {
        return moved(tile, CAPTURED + captor.ordinal(), NO_CELL, upper, lower);
    }

    private ColorTiles moved(Tile tile, int place, int moneyCell, long newUpper, long newLower) {
        int index = tile.ordinal();
        long first = index < TILES_PER_WORD ? withPlace(firstPlaces, index, place) : firstPlaces;
        long last = index < TILES_PER_WORD ? lastPlaces : withPlace(lastPlaces, index - TILES_PER_WORD, place);
        if (tile == Tile.MONEY) {
            last = last & ~MONEY_CELL_MASK | (long) moneyCell << MONEY_CELL_SHIFT;
        }
        return new ColorTiles(newUpper, newLower, unplayed & ~(1 << index), first, last);
    }

    private static long withPlace(long word, int slot, int place) {
        return word & ~(15L << 4 * slot) | (long) place << 4 * slot;
    }

    private int placeOf(int index) {
        long word = index < TILES_PER_WORD ? firstPlaces >>> 4 * index : lastPlaces >>> 4 * (index - TILES_PER_WORD);
        return (int) word & 15;
    }

    /** What the four bits of a tile say when it lies on a cell. */
    private static int placeOn(Tile tile, Cell cell) {
        return tile == Tile.MONEY ? 0 : tile.cells().indexOf(cell);
    }

    /** A number that tells any two of these apart with near certainty, the same in every release. */
    long key() {
        return SplitMix64.mix(firstPlaces ^ SplitMix64.mix(lastPlaces));
    }

    @Override
    public boolean equals(Object other) {
        // The cells and the unplayed tiles follow from the places.
        return other instanceof ColorTiles that && firstPlaces == that.firstPlaces && lastPlaces == that.lastPlaces;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }
}
