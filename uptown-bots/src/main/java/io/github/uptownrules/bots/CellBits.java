package io.github.uptownrules.bots;

import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Face;

/** Operations on sets of cells as two words each, in addition to {@link Grid}, for loops that must not allocate. */
final class CellBits {
    /** The cells that each face fits. */
    private static final long[] FACE_UPPER = new long[Face.all().size()];

    private static final long[] FACE_LOWER = new long[Face.all().size()];

    /** The faces that fit each cell, as bits. */
    private static final int[] CELL_FACES = new int[Cell.all().size()];

    static {
        for (Face face : Face.all()) {
            FACE_UPPER[face.ordinal()] = face.cells().upperWord();
            FACE_LOWER[face.ordinal()] = face.cells().lowerWord();
            face.cells().forEach(cell -> CELL_FACES[cell.ordinal()] |= 1 << face.ordinal());
        }
    }

    private CellBits() {}

    static long faceUpper(int face) {
        return FACE_UPPER[face];
    }

    static long faceLower(int face) {
        return FACE_LOWER[face];
    }

    static int facesOf(int cell) {
        return CELL_FACES[cell];
    }

    static int fitting(int face, long upper, long lower) {
        return Long.bitCount(upper & FACE_UPPER[face]) + Long.bitCount(lower & FACE_LOWER[face]);
    }

    /** Returns the cell of a set at an index in reading order. */
    static int cellAt(long upper, long lower, int index) {
        int inUpper = Long.bitCount(upper);
        long rest = index < inUpper ? upper : lower;
        for (int i = index < inUpper ? index : index - inUpper; i > 0; i--) {
            rest &= rest - 1;
        }
        return index < inUpper ? Grid.firstCell(rest, 0) : Grid.firstCell(0, rest);
    }
}
