package io.github.uptownrules.core.grid;

/**
 * The 9x9 board as bit sets in two words: rows A to E in the <em>upper</em> word, rows F to I in the <em>lower</em> one.
 *
 * <p>A row takes ten bits, column 1 lowest, and the tenth stays clear. So a step sideways is a shift by one with no mask
 * at the edges and never leaves its word, and a step up or down is a shift by ten that crosses between the words by one
 * more shift. Cells are counted 0 to 80 in reading order.
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

    /** The bit of a cell in the upper word, or 0 if the cell lies in the lower one. */
    public static long upperBit(int cell) {
        return UPPER_BITS[cell];
    }

    /** The bit of a cell in the lower word, or 0 if the cell lies in the upper one. */
    public static long lowerBit(int cell) {
        return LOWER_BITS[cell];
    }

    /** The cell of the lowest bit set in these words, which must not both be 0. */
    public static int firstCell(long upper, long lower) {
        int bit = Long.numberOfTrailingZeros(upper != 0 ? upper : lower);
        int cell = bit - bit / 10;
        return upper != 0 ? cell : FIRST_LOWER_CELL + cell;
    }

    /**
     * The upper word of all neighbors along edges of the given cells (R26), of which some may be given themselves. Bits that
     * stand for no cell may be set, for who asks has a mask.
     */
    public static long besideUpper(long upper, long lower) {
        return upper << 1 | upper >>> 1 | upper << 10 | upper >>> 10 | lower << 40;
    }

    /** The lower word of the same. */
    public static long besideLower(long upper, long lower) {
        return lower << 1 | lower >>> 1 | lower << 10 | lower >>> 10 | upper >>> 40;
    }

    /** The upper word of the given cells and all their neighbors along edges (R26), within a mask. */
    public static long growUpper(long upper, long lower, long mask) {
        return (upper | besideUpper(upper, lower)) & mask;
    }

    /** The lower word of the given cells and all their neighbors along edges (R26), within a mask. */
    public static long growLower(long upper, long lower, long mask) {
        return (lower | besideLower(upper, lower)) & mask;
    }

    /** How many parts the set has that hang together along edges (R26). */
    public static int countGroups(long upper, long lower) {
        // Many cells have no neighbor; they are counted all at once.
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

    /** How many cells the largest part has that hangs together along edges (R26). */
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

    /** The upper word of the cells of the set that are cut vertices. */
    public static long cutUpper(long upper, long lower) {
        long cut = 0;
        for (long rest = withTwoUpper(upper, lower); rest != 0; rest &= rest - 1) {
            if (isCut(upper, lower, firstCell(rest, 0))) {
                cut |= Long.lowestOneBit(rest);
            }
        }
        return cut;
    }

    /** The lower word of the cells of the set that are cut vertices. */
    public static long cutLower(long upper, long lower) {
        long cut = 0;
        for (long rest = withTwoLower(upper, lower); rest != 0; rest &= rest - 1) {
            if (isCut(upper, lower, firstCell(0, rest))) {
                cut |= Long.lowestOneBit(rest);
            }
        }
        return cut;
    }

    /** The upper word of the cells of the set that have two neighbors in it or more; no other is a cut vertex. */
    public static long withTwoUpper(long upper, long lower) {
        return upper & withTwo(upper, upper << 10, upper >>> 10 | lower << 40);
    }

    /** The lower word of the same. */
    public static long withTwoLower(long upper, long lower) {
        return lower & withTwo(lower, lower << 10 | upper >>> 40, lower >>> 10);
    }

    /** What has two neighbors or more, of a word and what lies above and below its cells. */
    private static long withTwo(long word, long above, long below) {
        long left = word << 1;
        long right = word >>> 1;
        return above & below | left & right | (above | below) & (left | right);
    }

    /**
     * Whether taking {@code cell} out of the set splits its group: whether it is a cut vertex (articulation point) of the
     * graph of edge neighbors.
     *
     * @param cell a cell of the set
     */
    public static boolean isCut(long upper, long lower, int cell) {
        int around = Neighborhood.of(upper, lower, cell);
        return Neighborhood.arcs(around) > 1 && !isJoinedElsewhere(upper, lower, cell);
    }

    /** Whether the neighbors of {@code cell} within the set hang together without it. */
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
