package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;

/**
 * One of the eight rotations and reflections of the board. The image of a face fits the images of its cells: rows may become
 * columns, areas become areas, and money stays money. The rules are the same for a board and its image.
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
    /** No change. */
    IDENTITY(1, 0, 0, 1),
    /** A clockwise quarter turn. */
    TURNED_90(0, 1, -1, 0),
    /** A half turn. */
    TURNED_180(-1, 0, 0, -1),
    /** A counterclockwise quarter turn. */
    TURNED_270(0, -1, 1, 0),
    /** A reflection that swaps left and right. */
    MIRRORED_LEFT_RIGHT(1, 0, 0, -1),
    /** A reflection that swaps top and bottom. */
    MIRRORED_TOP_BOTTOM(-1, 0, 0, 1),
    /** A reflection that swaps rows and columns and keeps {@code A1} and {@code I9}. */
    TRANSPOSED(0, 1, 1, 0),
    /** A reflection that swaps rows and columns and keeps {@code A9} and {@code I1}. */
    ANTITRANSPOSED(0, -1, -1, 0);

    private static final ImmutableList<Symmetry> ALL = ImmutableList.copyOf(values());
    private static final int MIDDLE = 5;

    private final byte[] cells = new byte[Cell.all().size()];

    private final byte[] faces = new byte[Face.all().size()];

    /** Takes the matrix of the transformation, for coordinates counted from the middle of the board. */
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
            // A symmetry maps rows, columns and areas to rows, columns or areas, so the image is a face.
            faces[face.ordinal()] = (byte) Face.all().stream()
                    .filter(other -> other.cells().equals(image))
                    .findFirst()
                    .orElseThrow()
                    .ordinal();
        }
    }

    /** {@return all eight symmetries} */
    public static ImmutableList<Symmetry> all() {
        return ALL;
    }

    /** Returns the image of a cell. */
    public Cell apply(Cell cell) {
        return Cell.all().get(cells[cell.ordinal()]);
    }

    /** {@return the images of a set of cells} */
    public CellSet apply(CellSet set) {
        return set.stream().map(this::apply).collect(CellSet.toCellSet());
    }

    /** Returns the image of a face, which fits the images of its cells. */
    public Face apply(Face face) {
        return Face.all().get(faces[face.ordinal()]);
    }

    /**
     * Returns the composition of this symmetry and another one.
     *
     * @param next the symmetry that is applied second
     */
    public Symmetry then(Symmetry next) {
        // The images of two neighboring corner cells determine a symmetry.
        return ALL.stream()
                .filter(both -> both.apply(Cell.A1) == next.apply(apply(Cell.A1))
                        && both.apply(Cell.A2) == next.apply(apply(Cell.A2)))
                .findFirst()
                .orElseThrow();
    }

    /** {@return the inverse of this symmetry} */
    public Symmetry inverse() {
        return ALL.stream().filter(other -> then(other) == IDENTITY).findFirst().orElseThrow();
    }
}
