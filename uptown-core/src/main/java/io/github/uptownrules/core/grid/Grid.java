package io.github.uptownrules.core.grid;

/**
 * The 9x9 board as bit sets in two words: the <em>upper</em> word has rows A to E, the <em>lower</em> word rows F to I.
 *
 * <p>Each row takes ten bits, column 1 lowest, and the tenth bit stays clear. A step sideways is a shift by 1, which
 * needs no mask at the edges and stays within its word. A step up or down is a shift by 10, plus one more shift to
 * cross between the words. Cells are numbered 0 to 80 in reading order.
 */
public final class Grid {
    /** The bits of rows A to E. */
    public static final long UPPER_CELLS = 0x1FFL * (1L | 1L << 10 | 1L << 20 | 1L << 30 | 1L << 40);

    /** The bits of rows F to I. */
    public static final long LOWER_CELLS = 0x1FFL * (1L | 1L << 10 | 1L << 20 | 1L << 30);

    private static final int CELLS = 81;
    private static final int FIRST_LOWER_CELL = 45;
    private static final long[] UPPER_BITS = new long[CELLS];
    private static final long[] LOWER_BITS = new long[CELLS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            int below = cell - FIRST_LOWER_CELL;
            UPPER_BITS[cell] = below < 0 ? 1L << cell + cell / 9 : 0;
            LOWER_BITS[cell] = below < 0 ? 0 : 1L << below + below / 9;
        }
    }

    private Grid() {}

    /** {@return the bit of a cell in the upper word, or 0 if the cell is in the lower one} */
    public static long upperBit(int cell) {
        return UPPER_BITS[cell];
    }

    /** {@return the bit of a cell in the lower word, or 0 if the cell is in the upper one} */
    public static long lowerBit(int cell) {
        return LOWER_BITS[cell];
    }

    /** Returns the first cell of a non-empty set. */
    public static int firstCell(long upper, long lower) {
        int bit = Long.numberOfTrailingZeros(upper != 0 ? upper : lower);
        int cell = bit - bit / 10;
        return upper != 0 ? cell : FIRST_LOWER_CELL + cell;
    }

    /**
     * Returns the upper word of the edge neighbors of the given cells (R26), which may include some of these cells.
     * Bits that represent no cell may be set: the caller masks the result.
     */
    public static long besideUpper(long upper, long lower) {
        return upper << 1 | upper >>> 1 | upper << 10 | upper >>> 10 | lower << 40;
    }

    /** Returns the lower word of the edge neighbors; see {@link #besideUpper}. */
    public static long besideLower(long upper, long lower) {
        return lower << 1 | lower >>> 1 | lower << 10 | lower >>> 10 | upper >>> 40;
    }

    /** {@return the upper word of the given cells and their edge neighbors (R26), restricted to a mask} */
    public static long growUpper(long upper, long lower, long mask) {
        return (upper | besideUpper(upper, lower)) & mask;
    }

    /** {@return the lower word of the given cells and their edge neighbors (R26), restricted to a mask} */
    public static long growLower(long upper, long lower, long mask) {
        return (lower | besideLower(upper, lower)) & mask;
    }

    /** {@return the number of groups connected along edges (R26)} */
    public static int countGroups(long upper, long lower) {
        // Many cells have no neighbor; those are counted all at once.
        long restUpper = upper & besideUpper(upper, lower);
        long restLower = lower & besideLower(upper, lower);
        int count = Long.bitCount(upper ^ restUpper) + Long.bitCount(lower ^ restLower);
        while ((restUpper | restLower) != 0) {
            long floodUpper = Long.lowestOneBit(restUpper);
            long floodLower = floodUpper == 0 ? Long.lowestOneBit(restLower) : 0;
            long groupUpper;
            long groupLower;
            do {
                groupUpper = floodUpper;
                groupLower = floodLower;
                floodUpper = growUpper(groupUpper, groupLower, restUpper);
                floodLower = growLower(groupUpper, groupLower, restLower);
            } while (floodUpper != groupUpper || floodLower != groupLower);
            restUpper ^= groupUpper;
            restLower ^= groupLower;
            count++;
        }
        return count;
    }

    /** {@return the number of cells in the largest group connected along edges (R26)} */
    public static int largestGroup(long upper, long lower) {
        int largest = (upper | lower) == 0 ? 0 : 1;
        long restUpper = upper & besideUpper(upper, lower);
        long restLower = lower & besideLower(upper, lower);
        while (Long.bitCount(restUpper) + Long.bitCount(restLower) > largest) {
            long floodUpper = Long.lowestOneBit(restUpper);
            long floodLower = floodUpper == 0 ? Long.lowestOneBit(restLower) : 0;
            long groupUpper;
            long groupLower;
            do {
                groupUpper = floodUpper;
                groupLower = floodLower;
                floodUpper = growUpper(groupUpper, groupLower, restUpper);
                floodLower = growLower(groupUpper, groupLower, restLower);
            } while (floodUpper != groupUpper || floodLower != groupLower);
            restUpper ^= groupUpper;
            restLower ^= groupLower;
            largest = Math.max(largest, Long.bitCount(groupUpper) + Long.bitCount(groupLower));
        }
        return largest;
    }

    /** {@return the upper word of the cut vertices of the set} */
    public static long cutUpper(long upper, long lower) {
        long cut = 0;
        for (long rest = withTwoUpper(upper, lower); rest != 0; rest &= rest - 1) {
            if (isCut(upper, lower, firstCell(rest, 0))) {
                cut |= Long.lowestOneBit(rest);
            }
        }
        return cut;
    }

    /** {@return the lower word of the cut vertices of the set} */
    public static long cutLower(long upper, long lower) {
        long cut = 0;
        for (long rest = withTwoLower(upper, lower); rest != 0; rest &= rest - 1) {
            if (isCut(upper, lower, firstCell(0, rest))) {
                cut |= Long.lowestOneBit(rest);
            }
        }
        return cut;
    }

    /** {@return the upper word of the cells with at least two neighbors in the set; only these can be cut vertices} */
    public static long withTwoUpper(long upper, long lower) {
        return upper & withTwo(upper, upper << 10, upper >>> 10 | lower << 40);
    }

    /** {@return the lower word of the cells with at least two neighbors in the set} */
    public static long withTwoLower(long upper, long lower) {
        return lower & withTwo(lower, lower << 10 | upper >>> 40, lower >>> 10);
    }

    /** {@return the bits with at least two neighbors, given a word and the rows above and below its cells} */
    private static long withTwo(long word, long above, long below) {
        long left = word << 1;
        long right = word >>> 1;
        return above & below | left & right | (above | below) & (left | right);
    }

    /**
     * Returns whether removing a cell splits its group, that is, whether it is a cut vertex (articulation point) of the
     * graph of edge neighbors.
     *
     * @param cell a cell of the set
     */
    public static boolean isCut(long upper, long lower, int cell) {
        int around = Neighborhood.of(upper, lower, cell);
        return Neighborhood.arcs(around) > 1 && !isJoinedElsewhere(upper, lower, cell);
    }

    /** {@return whether the neighbors of {@code cell} within the set are connected without it} */
    private static boolean isJoinedElsewhere(long upper, long lower, int cell) {
        long cellUpper = upperBit(cell);
        long cellLower = lowerBit(cell);
        long maskUpper = upper & ~cellUpper;
        long maskLower = lower & ~cellLower;
        long neighborsUpper = growUpper(cellUpper, cellLower, maskUpper);
        long neighborsLower = growLower(cellUpper, cellLower, maskLower);
        long floodUpper = Long.lowestOneBit(neighborsUpper);
        long floodLower = floodUpper == 0 ? Long.lowestOneBit(neighborsLower) : 0;
        while (true) {
            long nextUpper = growUpper(floodUpper, floodLower, maskUpper);
            long nextLower = growLower(floodUpper, floodLower, maskLower);
            if ((neighborsUpper & ~nextUpper | neighborsLower & ~nextLower) == 0) {
                return true;
            }
            if (nextUpper == floodUpper && nextLower == floodLower) {
                return false;
            }
            floodUpper = nextUpper;
            floodLower = nextLower;
        }
    }
}
