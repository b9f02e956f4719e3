package io.github.uptownrules.bots;

import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Color;

/** The cells of each color, its groups and what touches them, found when first asked for after a change. */
final class GroupCache {
    /** The most groups of a color that a cell is counted to touch. */
    static final int MOST_TOUCHED = 3;

    private static final int COLORS = Color.all().size();

    /** By color, its cells; after a change here call {@link #forget}. */
    final long[] upper = new long[COLORS];

    final long[] lower = new long[COLORS];

    // What follows is derived of the cells of a color, and stale for some.

    private int staleGroups;
    private int staleCuts;
    private final int[] counts = new int[COLORS];
    private final long[] singleUpper = new long[COLORS];
    private final long[] singleLower = new long[COLORS];

    /** By color and number, the other cells that touch at least that many of its groups, from 1 on. */
    private final long[] touchUpper = new long[COLORS * MOST_TOUCHED];

    private final long[] touchLower = new long[COLORS * MOST_TOUCHED];
    private final long[] cutUpper = new long[COLORS];
    private final long[] cutLower = new long[COLORS];

    void set(GroupCache other) {
        staleGroups = other.staleGroups;
        staleCuts = other.staleCuts;
        System.arraycopy(other.counts, 0, counts, 0, COLORS);
        copy(other.upper, upper);
        copy(other.lower, lower);
        copy(other.singleUpper, singleUpper);
        copy(other.singleLower, singleLower);
        copy(other.touchUpper, touchUpper);
        copy(other.touchLower, touchLower);
        copy(other.cutUpper, cutUpper);
        copy(other.cutLower, cutLower);
    }

    private static void copy(long[] from, long[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    /** All cells may have changed. */
    void forget() {
        staleGroups = (1 << COLORS) - 1;
        staleCuts = staleGroups;
    }

    /** Puts a tile of a color on a cell, or takes it away. */
    void toggle(int color, int cell) {
        upper[color] ^= Grid.upperBit(cell);
        lower[color] ^= Grid.lowerBit(cell);
        staleGroups |= 1 << color;
        staleCuts |= 1 << color;
    }

    int count(int color) {
        refreshGroups(color);
        return counts[color];
    }

    /** Adds to the groups of a color, until it changes or this is taken back. */
    void add(int color, int more) {
        refreshGroups(color);
        counts[color] += more;
    }

    /** The cells without a tile of this color that touch at least a number of its groups. */
    long touchUpper(int color, int count) {
        refreshGroups(color);
        return touchUpper[color * MOST_TOUCHED + count - 1];
    }

    long touchLower(int color, int count) {
        refreshGroups(color);
        return touchLower[color * MOST_TOUCHED + count - 1];
    }

    /** The tiles of a color that touch no other of it. */
    long singleUpper(int color) {
        refreshGroups(color);
        return singleUpper[color];
    }

    long singleLower(int color) {
        refreshGroups(color);
        return singleLower[color];
    }

    private void refreshGroups(int color) {
        if ((staleGroups >> color & 1) == 0) {
            return;
        }
        staleGroups &= ~(1 << color);
        long tilesUpper = upper[color];
        long tilesLower = lower[color];
        long restUpper = tilesUpper & Grid.besideUpper(tilesUpper, tilesLower);
        long restLower = tilesLower & Grid.besideLower(tilesUpper, tilesLower);
        long aloneUpper = tilesUpper ^ restUpper;
        long aloneLower = tilesLower ^ restLower;
        singleUpper[color] = aloneUpper;
        singleLower[color] = aloneLower;
        counts[color] = Long.bitCount(aloneUpper) + Long.bitCount(aloneLower);
        int first = color * MOST_TOUCHED;
        for (int i = first; i < first + MOST_TOUCHED; i++) {
            touchUpper[i] = 0;
            touchLower[i] = 0;
        }
        // Single tiles are taken all at once: each of the four steps leads from a cell to one other group.
        touch(first, aloneUpper << 1, aloneLower << 1);
        touch(first, aloneUpper >>> 1, aloneLower >>> 1);
        touch(first, aloneUpper << 10, aloneLower << 10 | aloneUpper >>> 40);
        touch(first, aloneUpper >>> 10 | aloneLower << 40, aloneLower >>> 10);
        while ((restUpper | restLower) != 0) {
            long nextUpper = Long.lowestOneBit(restUpper);
            long nextLower = nextUpper == 0 ? Long.lowestOneBit(restLower) : 0;
            long groupUpper;
            long groupLower;
            long besideUpper;
            long besideLower;
            do {
                groupUpper = nextUpper;
                groupLower = nextLower;
                besideUpper = Grid.besideUpper(groupUpper, groupLower);
                besideLower = Grid.besideLower(groupUpper, groupLower);
                nextUpper = groupUpper | besideUpper & restUpper;
                nextLower = groupLower | besideLower & restLower;
            } while (nextUpper != groupUpper || nextLower != groupLower);
            restUpper ^= groupUpper;
            restLower ^= groupLower;
            counts[color]++;
            touch(first, besideUpper, besideLower);
        }
        for (int i = first; i < first + MOST_TOUCHED; i++) {
            touchUpper[i] &= Grid.UPPER_CELLS & ~tilesUpper;
            touchLower[i] &= Grid.LOWER_CELLS & ~tilesLower;
        }
    }

    /** Counts one group more for these cells. */
    private void touch(int first, long cellsUpper, long cellsLower) {
        touchUpper[first + 2] |= touchUpper[first + 1] & cellsUpper;
        touchLower[first + 2] |= touchLower[first + 1] & cellsLower;
        touchUpper[first + 1] |= touchUpper[first] & cellsUpper;
        touchLower[first + 1] |= touchLower[first] & cellsLower;
        touchUpper[first] |= cellsUpper;
        touchLower[first] |= cellsLower;
    }

    /** The tiles of a color that may not be captured, for that would split a group (R19). */
    long cutUpper(int color) {
        refreshCuts(color);
        return cutUpper[color];
    }

    long cutLower(int color) {
        refreshCuts(color);
        return cutLower[color];
    }

    private void refreshCuts(int color) {
        if ((staleCuts >> color & 1) == 0) {
            return;
        }
        staleCuts &= ~(1 << color);
        // Ends of chains are taken away until only cells on cycles and between them are left: most groups have none.
        long restUpper = upper[color];
        long restLower = lower[color];
        long coreUpper;
        long coreLower;
        do {
            coreUpper = restUpper;
            coreLower = restLower;
            restUpper = Grid.withTwoUpper(coreUpper, coreLower);
            restLower = Grid.withTwoLower(coreUpper, coreLower);
        } while (restUpper != coreUpper || restLower != coreLower);
        long chainUpper = upper[color] ^ coreUpper;
        long chainLower = lower[color] ^ coreLower;
        // A cell with two neighbors splits the group if it lies in a chain or has one beside it.
        long cutsUpper =
                Grid.withTwoUpper(upper[color], lower[color]) & (chainUpper | Grid.besideUpper(chainUpper, chainLower));
        long cutsLower =
                Grid.withTwoLower(upper[color], lower[color]) & (chainLower | Grid.besideLower(chainUpper, chainLower));
        for (long left = coreUpper & ~cutsUpper; left != 0; left &= left - 1) {
            cutsUpper |= Grid.isCut(coreUpper, coreLower, Grid.firstCell(left, 0)) ? Long.lowestOneBit(left) : 0;
        }
        for (long left = coreLower & ~cutsLower; left != 0; left &= left - 1) {
            cutsLower |= Grid.isCut(coreUpper, coreLower, Grid.firstCell(0, left)) ? Long.lowestOneBit(left) : 0;
        }
        cutUpper[color] = cutsUpper;
        cutLower[color] = cutsLower;
    }
}
