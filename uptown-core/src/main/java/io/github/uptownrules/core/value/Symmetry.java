package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;

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

    private final byte[] faces = new byte[Face.all().size()];

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
        for (Face face : Face.all()) {
            CellSet image = apply(face.cells());
            // A symmetry maps rows, columns and areas to such, so there is a face for it.
            faces[face.ordinal()] = (byte) Face.all().stream()
                    .filter(other -> other.cells().equals(image))
                    .findFirst()
                    .orElseThrow()
                    .ordinal();
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
     * Maps a set of cells.
     *
     * @param set any cells
     * @return their images
     */
    public CellSet apply(CellSet set) {
        return set.stream().map(this::apply).collect(CellSet.toCellSet());
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
}
