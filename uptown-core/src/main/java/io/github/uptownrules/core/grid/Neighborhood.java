package io.github.uptownrules.core.grid;

/**
 * The eight cells around a cell as eight bits in reading order: north-west is bit 0, south-east is bit 7.
 *
 * <p>Most splits are decided here without a flood fill: if the edge neighbors of a cell are connected within the eight
 * cells around it, the cell is not a cut vertex.
 */
final class Neighborhood {
    private static final int NORTH_WEST = 1;
    private static final int NORTH = 1 << 1;
    private static final int NORTH_EAST = 1 << 2;
    private static final int WEST = 1 << 3;
    private static final int EAST = 1 << 4;
    private static final int SOUTH_WEST = 1 << 5;
    private static final int SOUTH = 1 << 6;
    private static final int SOUTH_EAST = 1 << 7;

    private static final byte[] ARCS = new byte[256];

    private static final int FIRST_CELL_OF_ROW_E = 36;

    /** The number of bits before the north-western neighbor in the six-row window, by cell. */
    private static final byte[] SHIFTS = new byte[81];

    static {
        for (int cell = 0; cell < SHIFTS.length; cell++) {
            int row = (cell < FIRST_CELL_OF_ROW_E ? cell : cell - FIRST_CELL_OF_ROW_E) / 9;
            SHIFTS[cell] = (byte) (10 * row + cell % 9);
        }
        for (int around = 0; around < ARCS.length; around++) {
            ARCS[around] = (byte) countArcs(around);
        }
    }

    private Neighborhood() {}

    /** {@return the cells of the set among the eight around {@code cell}} */
    static int of(long upper, long lower, int cell) {
        // A window of six ten-bit rows that contains all neighbors of the cell: the row above A to row E, or rows D to
        // I.
        long rows = cell < FIRST_CELL_OF_ROW_E ? upper << 10 : lower << 20 | upper >>> 30;
        int window = (int) (rows << 1 >>> SHIFTS[cell]);
        return window & 7 | window >>> 7 & 8 | window >>> 8 & 16 | window >>> 15 & 0xE0;
    }

    /**
     * Returns the number of connected pieces, 0 to 4, that the edge neighbors form within the eight cells.
     *
     * @param around eight bits, as returned by {@link #of}
     */
    static int arcs(int around) {
        return ARCS[around];
    }

    private static int countArcs(int around) {
        int edges = Integer.bitCount(around & (NORTH | WEST | EAST | SOUTH));
        int joints = joint(around, NORTH | NORTH_EAST | EAST)
                + joint(around, EAST | SOUTH_EAST | SOUTH)
                + joint(around, SOUTH | SOUTH_WEST | WEST)
                + joint(around, WEST | NORTH_WEST | NORTH);
        // Each joint merges two pieces, except the fourth, which closes the ring.
        return edges - Math.min(joints, 3);
    }

    private static int joint(int around, int corner) {
        return (around & corner) == corner ? 1 : 0;
    }
}
