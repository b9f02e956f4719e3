package io.github.uptownrules.encoding;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;

/**
 * One of the eight ways to turn and mirror the board. A face goes along with the cells it fits: rows may become columns, areas
 * become areas, money stays money. The rules are the same for a board and its image.
 *
 * <pre>{@code
 * Symmetry.TURNED_90.apply(Cell.A1);                  // -> A9
 * Symmetry.TURNED_90.apply(Face.ROW_A);               // -> 9
 * Symmetry.TURNED_90.then(Symmetry.TURNED_180);       // -> TURNED_270
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Symmetry {
    /** Everything stays where it is. */
    IDENTITY(1, 0, 0, 1),
    /** A quarter turn clockwise. */
    TURNED_90(0, 1, -1, 0),
    /** Half a turn. */
    TURNED_180(-1, 0, 0, -1),
    /** A quarter turn counterclockwise. */
    TURNED_270(0, -1, 1, 0),
    /** Left and right exchanged. */
    MIRRORED_LEFT_RIGHT(1, 0, 0, -1),
    /** Top and bottom exchanged. */
    MIRRORED_TOP_BOTTOM(-1, 0, 0, 1),
    /** Rows and columns exchanged: {@code A1} and {@code I9} stay. */
    TRANSPOSED(0, 1, 1, 0),
    /** Rows and columns exchanged and counted from the other end: {@code A9} and {@code I1} stay. */
    ANTITRANSPOSED(0, -1, -1, 0);

    private static final ImmutableList<Symmetry> ALL = ImmutableList.copyOf(values());
    private static final int MIDDLE = 5;

    private final byte[] cells = new byte[Cell.all().size()];

    /** The same by the bit of a cell in the words of a set of cells. */
    private final byte[] cellsOfUpper = new byte[Long.SIZE];

    private final byte[] cellsOfLower = new byte[Long.SIZE];

    private final byte[] faces = new byte[Face.all().size()];

    /** By place among the moves of a color, that of the image, and the other way round. */
    private final short[] moves = new short[Layout.MOVES_OF_COLOR];

    private final short[] origins = new short[Layout.MOVES_OF_COLOR];

    /** What becomes of rows and columns, both counted from the middle of the board. */
    Symmetry(int rowByRow, int rowByColumn, int columnByRow, int columnByColumn) {
        for (Cell cell : Cell.all()) {
            int row = cell.row() - MIDDLE;
            int column = cell.column() - MIDDLE;
            cells[cell.ordinal()] = (byte) Cell.of(
                            MIDDLE + rowByRow * row + rowByColumn * column,
                            MIDDLE + columnByRow * row + columnByColumn * column)
                    .ordinal();
        }
        for (Cell cell : Cell.all()) {
            CellSet set = CellSet.of(cell);
            byte[] word = set.upperWord() != 0 ? cellsOfUpper : cellsOfLower;
            word[Long.numberOfTrailingZeros(set.upperWord() | set.lowerWord())] = cells[cell.ordinal()];
        }
        for (Face face : Face.all()) {
            CellSet image = face.cells().stream().map(this::apply).collect(CellSet.toCellSet());
            // A symmetry maps rows, columns and areas to such, so there is a face for it.
            faces[face.ordinal()] = (byte) Face.all().stream()
                    .filter(other -> other.cells().equals(image))
                    .findFirst()
                    .orElseThrow()
                    .ordinal();
        }
        for (Move move : Move.all().subList(0, moves.length)) {
            Tile tile = move.tile();
            Move image = Move.of(Tile.of(tile.color(), apply(tile.face())), apply(move.cell()));
            moves[move.index()] = (short) image.index();
            origins[image.index()] = (short) move.index();
        }
    }

    /**
     * All eight symmetries.
     *
     * @return the same list each time
     */
    public static ImmutableList<Symmetry> all() {
        return ALL;
    }

    /**
     * Where a cell goes.
     *
     * @param cell any cell
     * @return its image
     */
    public Cell apply(Cell cell) {
        return Cell.all().get(cells[cell.ordinal()]);
    }

    /**
     * What becomes of a face: the one that fits the images of its cells.
     *
     * @param face any face
     * @return its image
     */
    public Face apply(Face face) {
        return Face.all().get(faces[face.ordinal()]);
    }

    /**
     * This symmetry, and then another.
     *
     * @param next what is done second
     * @return the symmetry that does both
     */
    public Symmetry then(Symmetry next) {
        // Where two neighboring corner cells go determines all.
        return ALL.stream()
                .filter(both -> both.apply(Cell.A1) == next.apply(apply(Cell.A1))
                        && both.apply(Cell.A2) == next.apply(apply(Cell.A2)))
                .findFirst()
                .orElseThrow();
    }

    /** {@return the symmetry that undoes this one} */
    public Symmetry inverse() {
        return ALL.stream().filter(other -> then(other) == IDENTITY).findFirst().orElseThrow();
    }

    int cell(int cell) {
        return cells[cell];
    }

    int face(int face) {
        return faces[face];
    }

    int cellOfUpper(int bit) {
        return cellsOfUpper[bit];
    }

    int cellOfLower(int bit) {
        return cellsOfLower[bit];
    }

    /** What becomes of a set of faces, as bits. */
    int faces(int bits) {
        if (this == IDENTITY) {
            return bits;
        }
        int images = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            images |= 1 << faces[Integer.numberOfTrailingZeros(rest)];
        }
        return images;
    }

    /** What becomes of a move of a color, of which only its place among those of the color is given and returned. */
    int moveOfColor(int move) {
        return moves[move];
    }

    /** The move of a color of which another is the image. */
    int originOfColor(int image) {
        return origins[image];
    }
}
