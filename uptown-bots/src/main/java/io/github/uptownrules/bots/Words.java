package io.github.uptownrules.bots;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;

/** Sets of cells as two words each, laid out as those of {@link CellSet}, for loops that must not make objects. */
final class Words {
    static final long UPPER = CellSet.all().upperWord();
    static final long LOWER = CellSet.all().lowerWord();

    /** By cell, its bit in either word. */
    private static final long[] CELL_UPPER = new long[Cell.all().size()];

    private static final long[] CELL_LOWER = new long[Cell.all().size()];

    /** By face, the cells that it fits. */
    private static final long[] FACE_UPPER = new long[Face.all().size()];

    private static final long[] FACE_LOWER = new long[Face.all().size()];

    /** By cell, the faces that fit it, as bits. */
    private static final int[] CELL_FACES = new int[Cell.all().size()];

    private static final int FIRST_LOWER_CELL = 45;
    private static final int ROW = 10;

    static {
        for (Cell cell : Cell.all()) {
            CELL_UPPER[cell.ordinal()] = CellSet.of(cell).upperWord();
            CELL_LOWER[cell.ordinal()] = CellSet.of(cell).lowerWord();
        }
        for (Face face : Face.all()) {
            FACE_UPPER[face.ordinal()] = face.cells().upperWord();
            FACE_LOWER[face.ordinal()] = face.cells().lowerWord();
            face.cells().forEach(cell -> CELL_FACES[cell.ordinal()] |= 1 << face.ordinal());
        }
    }

    private Words() {}

    static long cellUpper(int cell) {
        return CELL_UPPER[cell];
    }

    static long cellLower(int cell) {
        return CELL_LOWER[cell];
    }

    static long faceUpper(int face) {
        return FACE_UPPER[face];
    }

    static long faceLower(int face) {
        return FACE_LOWER[face];
    }

    /** The faces that fit a cell, as bits. */
    static int facesOf(int cell) {
        return CELL_FACES[cell];
    }

    /** How many cells of a set a face fits. */
    static int fitting(int face, long upper, long lower) {
        return Long.bitCount(upper & FACE_UPPER[face]) + Long.bitCount(lower & FACE_LOWER[face]);
    }

    /** The upper word of the cells beside those of a set, and of some of the set itself. */
    static long besideUpper(long upper, long lower) {
        return (upper << 1 | upper >>> 1 | upper << ROW | upper >>> ROW | lower << 4 * ROW) & UPPER;
    }

    /** The lower word of the cells beside those of a set, and of some of the set itself. */
    static long besideLower(long upper, long lower) {
        return (lower << 1 | lower >>> 1 | lower << ROW | lower >>> ROW | upper >>> 4 * ROW) & LOWER;
    }

    /** The first cell of a set in reading order; it must not be empty. */
    static int firstCell(long upper, long lower) {
        int bit = Long.numberOfTrailingZeros(upper == 0 ? lower : upper);
        return bit - bit / ROW + (upper == 0 ? FIRST_LOWER_CELL : 0);
    }

    /** The cell of a set at an index in reading order. */
    static int cellAt(long upper, long lower, int index) {
        int inUpper = Long.bitCount(upper);
        long rest = index < inUpper ? upper : lower;
        for (int i = index < inUpper ? index : index - inUpper; i > 0; i--) {
            rest &= rest - 1;
        }
        int bit = Long.numberOfTrailingZeros(rest);
        return bit - bit / ROW + (index < inUpper ? 0 : FIRST_LOWER_CELL);
    }
}
