package io.github.uptownrules.core.board;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;

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
    private static final int CELLS = Cell.all().size();

    /** The lowest bit of each four. */
    private static final long EACH_TILE = 0x1111_1111_1111_1111L;

    private static final int MONEY = Face.MONEY.ordinal();
    private static final int NO_CELL = 127;
    private static final int MONEY_CELL_SHIFT = 48;
    private static final long LAST_TILES = (1L << MONEY_CELL_SHIFT) - 1;
    private static final long MONEY_CELL_MASK = (long) NO_CELL << MONEY_CELL_SHIFT;

    /** How many faces fit a cell: a letter, a number, a symbol, money. */
    private static final int FITTING_A_CELL = 4;

    /** By cell, the faces that fit it, money last. */
    private static final byte[] FITTING = fitting();

    /** By face and cell, what the four bits of a tile say when it lies there; 0 also where it does not fit. */
    private static final byte[] PLACES = places();

    /** By face and what its four bits say, the cell that it lies on; money is anywhere. */
    private static final byte[] ON_CELLS = onCells();

    /** By face, its letter. */
    private static final char[] FACE_LETTERS = faceLetters();

    static final ColorTiles ALL_UNPLAYED = new ColorTiles(0, 0, FaceSet.all().bits(), -1L, -1L);

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

    boolean isUnplayed(Face face) {
        return (unplayed >>> face.ordinal() & 1) != 0;
    }

    CellSet cells() {
        return CellSet.ofWords(upper, lower);
    }

    int groupCount() {
        return Grid.countGroups(upper, lower);
    }

    int largestGroup() {
        return Grid.largestGroup(upper, lower);
    }

    /** The face of the tile on a cell that has one of this color. */
    Face faceOn(Cell cell) {
        int first = cell.ordinal() * FITTING_A_CELL;
        // Money, which comes last, lies there if nothing else does.
        for (int i = first; i < first + FITTING_A_CELL; i++) {
            int face = FITTING[i];
            if (placeOf(face) == PLACES[face * CELLS + cell.ordinal()]) {
                return Face.all().get(face);
            }
        }
        throw new AssertionError("no tile of this color lies on " + cell);
    }

    /** Writes for each cell with a tile of this color its letters into one number, that of the color into the upper half. */
    void fill(int[] cells, char color) {
        for (long rest = onCells(firstPlaces); rest != 0; rest &= rest - 1) {
            int face = Long.numberOfTrailingZeros(rest) / 4;
            cells[ON_CELLS[face * CAPTURED + placeOf(face)]] = color << 16 | FACE_LETTERS[face];
        }
        for (long rest = onCells(lastPlaces) & LAST_TILES; rest != 0; rest &= rest - 1) {
            int face = TILES_PER_WORD + Long.numberOfTrailingZeros(rest) / 4;
            int cell = face == MONEY
                    ? (int) (lastPlaces >>> MONEY_CELL_SHIFT) & NO_CELL
                    : ON_CELLS[face * CAPTURED + placeOf(face)];
            cells[cell] = color << 16 | FACE_LETTERS[face];
        }
    }

    /** The lowest bit of each four that are less than those of a tile that was captured, or not played. */
    private static long onCells(long word) {
        return ~(word >>> 3 & (word >>> 2 | word >>> 1 | word)) & EACH_TILE;
    }

    FaceSet capturedBy(Seat seat) {
        long place = EACH_TILE * (CAPTURED + seat.ordinal());
        // Tiles are compared all at once, for most were not captured by this seat, and simulations ask for every color.
        long first = zeros(firstPlaces ^ place);
        long last = zeros(lastPlaces ^ place) & LAST_TILES;
        int captured = 0;
        for (; first != 0; first &= first - 1) {
            captured |= 1 << Long.numberOfTrailingZeros(first) / 4;
        }
        for (; last != 0; last &= last - 1) {
            captured |= 1 << TILES_PER_WORD + Long.numberOfTrailingZeros(last) / 4;
        }
        return FaceSet.ofBits(captured);
    }

    int countCapturedBy(Seat seat) {
        long place = EACH_TILE * (CAPTURED + seat.ordinal());
        return Long.bitCount(zeros(firstPlaces ^ place)) + Long.bitCount(zeros(lastPlaces ^ place) & LAST_TILES);
    }

    /** The lowest bit of each four that are all 0. */
    private static long zeros(long word) {
        long any = word | word >>> 1;
        return ~(any | any >>> 2) & EACH_TILE;
    }

    /** These tiles, after an unplayed one went to a cell that it fits and that has none of this color. */
    ColorTiles put(Face face, Cell cell) {
        Builder changed = new Builder(this);
        changed.put(face, cell);
        return changed.build();
    }

    /** These tiles, after a seat captured the one on a cell. */
    ColorTiles capture(Cell cell, Seat captor) {
        Builder changed = new Builder(this);
        changed.upper &= ~Grid.upperBit(cell.ordinal());
        changed.lower &= ~Grid.lowerBit(cell.ordinal());
        changed.discard(faceOn(cell), captor);
        return changed.build();
    }

    private int placeOf(int index) {
        long word = index < TILES_PER_WORD ? firstPlaces >>> 4 * index : lastPlaces >>> 4 * (index - TILES_PER_WORD);
        return (int) word & 15;
    }

    /** What the four bits of a tile say when it lies on a cell that it fits. */
    private static int placeOn(Face face, Cell cell) {
        return PLACES[face.ordinal() * CELLS + cell.ordinal()];
    }

    private static byte[] fitting() {
        byte[] fitting = new byte[CELLS * FITTING_A_CELL];
        for (Cell cell : Cell.all()) {
            int next = cell.ordinal() * FITTING_A_CELL;
            for (Face face : Face.all()) {
                if (face.fits(cell)) {
                    fitting[next++] = (byte) face.ordinal();
                }
            }
        }
        return fitting;
    }

    private static byte[] places() {
        byte[] places = new byte[Face.all().size() * CELLS];
        for (Face face : Face.all()) {
            if (face != Face.MONEY) {
                for (Cell cell : face.cells()) {
                    places[face.ordinal() * CELLS + cell.ordinal()] =
                            (byte) face.cells().rank(cell);
                }
            }
        }
        return places;
    }

    private static char[] faceLetters() {
        char[] letters = new char[Face.all().size()];
        for (int face = 0; face < letters.length; face++) {
            letters[face] = Face.all().get(face).letter();
        }
        return letters;
    }

    private static byte[] onCells() {
        byte[] cells = new byte[Face.all().size() * CAPTURED];
        for (Face face : Face.all()) {
            for (int place = 0; place < CAPTURED; place++) {
                cells[face.ordinal() * CAPTURED + place] =
                        (byte) face.cells().get(place).ordinal();
            }
        }
        return cells;
    }

    /** A hash: two that differ have different numbers with near certainty. The same in every release. */
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

    /** The same, to be changed tile by tile. */
    static final class Builder {
        private long upper;
        private long lower;
        private int unplayed;
        private long firstPlaces;
        private long lastPlaces;

        Builder(ColorTiles tiles) {
            this.upper = tiles.upper;
            this.lower = tiles.lower;
            this.unplayed = tiles.unplayed;
            this.firstPlaces = tiles.firstPlaces;
            this.lastPlaces = tiles.lastPlaces;
        }

        boolean covers(Cell cell) {
            return (upper & Grid.upperBit(cell.ordinal()) | lower & Grid.lowerBit(cell.ordinal())) != 0;
        }

        boolean isUnplayed(Face face) {
            return (unplayed >>> face.ordinal() & 1) != 0;
        }

        /** An unplayed tile goes to a cell that it fits. */
        void put(Face face, Cell cell) {
            upper |= Grid.upperBit(cell.ordinal());
            lower |= Grid.lowerBit(cell.ordinal());
            move(face, placeOn(face, cell), cell.ordinal());
        }

        /** An unplayed tile, or one that was taken from its cell, goes to the captures of a seat. */
        void discard(Face face, Seat captor) {
            move(face, CAPTURED + captor.ordinal(), NO_CELL);
        }

        private void move(Face face, int place, int moneyCell) {
            int index = face.ordinal();
            if (index < TILES_PER_WORD) {
                firstPlaces = withPlace(firstPlaces, index, place);
            } else {
                lastPlaces = withPlace(lastPlaces, index - TILES_PER_WORD, place);
            }
            if (face == Face.MONEY) {
                lastPlaces = lastPlaces & ~MONEY_CELL_MASK | (long) moneyCell << MONEY_CELL_SHIFT;
            }
            unplayed &= ~(1 << index);
        }

        private static long withPlace(long word, int slot, int place) {
            return word & ~(15L << 4 * slot) | (long) place << 4 * slot;
        }

        ColorTiles build() {
            return new ColorTiles(upper, lower, unplayed, firstPlaces, lastPlaces);
        }
    }
}
