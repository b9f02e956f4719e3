package io.github.uptownrules.core.board;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;

/**
 * The face-up tiles of one color: those on cells, and the captured ones with their captors. The others are unplayed.
 * Immutable and shared between boards; a placement creates one instance, a capture two.
 *
 * <p>The place of a tile takes four bits, so a tile cannot be in two places. A tile other than money fits only nine
 * cells: values 0 to 8 are the index of its cell among these, 9 to 13 the seat that captured it, and 15 is unplayed.
 * The cell of money, which fits everywhere, takes seven extra bits.
 */
final class ColorTiles {
    private static final int TILES_PER_WORD = 16;
    private static final int CAPTURED = 9;
    private static final int CELLS = Cell.all().size();

    /** The lowest bit of each group of four bits. */
    private static final long EACH_TILE = 0x1111_1111_1111_1111L;

    private static final int MONEY = Face.MONEY.ordinal();
    private static final int NO_CELL = 127;
    private static final int MONEY_CELL_SHIFT = 48;
    private static final long LAST_TILES = (1L << MONEY_CELL_SHIFT) - 1;
    private static final long MONEY_CELL_MASK = (long) NO_CELL << MONEY_CELL_SHIFT;

    /** The number of faces that fit a cell: a letter, a number, a symbol and money. */
    private static final int FITTING_A_CELL = 4;

    /** The faces that fit each cell, money last. */
    private static final byte[] FITTING = fitting();

    /** The four bits of a tile on a cell, by face and cell; 0 where the face does not fit. */
    private static final byte[] PLACES = places();

    /** The cell of a tile by face and four bits; meaningless for money. */
    private static final byte[] ON_CELLS = onCells();

    private static final char[] FACE_LETTERS = faceLetters();

    static final ColorTiles ALL_UNPLAYED = new ColorTiles(0, 0, FaceSet.all().bits(), -1L, -1L);

    /** The cells with a tile of this color. */
    final long upper;

    final long lower;

    /** The unplayed tiles, as bits. */
    final int unplayed;

    /** The places of the first sixteen tiles, four bits each. */
    private final long firstPlaces;

    /** The places of the last twelve tiles, four bits each, followed by the cell of money while it is on the board. */
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

    /** {@return the face of the tile on a cell that has a tile of this color} */
    Face faceOn(Cell cell) {
        int first = cell.ordinal() * FITTING_A_CELL;
        // Money is last: it is the tile on the cell if no other face matches.
        for (int i = first; i < first + FITTING_A_CELL; i++) {
            int face = FITTING[i];
            if (placeOf(face) == PLACES[face * CELLS + cell.ordinal()]) {
                return Face.all().get(face);
            }
        }
        throw new AssertionError("no tile of this color lies on " + cell);
    }

    /**
     * Writes two letters for each cell with a tile of this color: the color in the upper half of the number, the face
     * in the lower.
     */
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

    /**
     * {@return the lowest bit of each group of four bits whose tile is on a cell, that is, neither captured nor
     * unplayed}
     */
    private static long onCells(long word) {
        return ~(word >>> 3 & (word >>> 2 | word >>> 1 | word)) & EACH_TILE;
    }

    FaceSet capturedBy(Seat seat) {
        long place = EACH_TILE * (CAPTURED + seat.ordinal());
        // Compares all tiles at once, because simulations call this for every color and most tiles have no captor.
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

    /** {@return the lowest bit of each group of four bits that are all 0} */
    private static long zeros(long word) {
        long any = word | word >>> 1;
        return ~(any | any >>> 2) & EACH_TILE;
    }

    /** {@return these tiles after an unplayed tile was put on a cell without a tile of this color} */
    ColorTiles put(Face face, Cell cell) {
        Builder changed = new Builder(this);
        changed.put(face, cell);
        return changed.build();
    }

    /** {@return these tiles after a seat captured the one on a cell} */
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

    /** {@return a 64-bit hash that is unique with near certainty and never changes between releases} */
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

        void put(Face face, Cell cell) {
            upper |= Grid.upperBit(cell.ordinal());
            lower |= Grid.lowerBit(cell.ordinal());
            move(face, placeOn(face, cell), cell.ordinal());
        }

        /** Adds a tile that is not on a cell to the captures of a seat. */
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
