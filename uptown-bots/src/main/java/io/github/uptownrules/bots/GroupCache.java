package io.github.uptownrules.bots;

import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Color;

/** The cells and groups of each color and the cells that touch them, computed on demand after a change. */
final class GroupCache {
    /** The maximum number of touched groups to count for a cell. */
    static final int MOST_TOUCHED = 3;

    private static final int COLORS = Color.all().size();

    // Offsets in the array, each by color.

    private static final int UPPER = 0;

    private static final int LOWER = UPPER + COLORS;

    // The following parts are derived from the cells, and may be stale for some colors.

    private static final int SINGLE_UPPER = LOWER + COLORS;
    private static final int SINGLE_LOWER = SINGLE_UPPER + COLORS;
    private static final int CUT_UPPER = SINGLE_LOWER + COLORS;
    private static final int CUT_LOWER = CUT_UPPER + COLORS;
    private static final int COUNTS = CUT_LOWER + COLORS;

    /** The other cells that touch at least a given number of groups, by color and by that number, which counts from 1. */
    private static final int TOUCH_UPPER = COUNTS + COLORS;

    private static final int TOUCH_LOWER = TOUCH_UPPER + COLORS * MOST_TOUCHED;

    private static final int ALL = (1 << COLORS) - 1;

    /** One array for everything, because it is faster to copy than several. */
    private final long[] words = new long[TOUCH_LOWER + COLORS * MOST_TOUCHED];

    private int staleGroups = ALL;
    private int staleCuts = ALL;

    /** Copies another cache. Refreshes the other cache first, so that its stale parts are computed once for all copies. */
    void set(GroupCache other) {
        other.refresh();
        staleGroups = 0;
        staleCuts = 0;
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    private void refresh() {
        for (int rest = staleGroups; rest != 0; rest &= rest - 1) {
            refreshGroups(Integer.numberOfTrailingZeros(rest));
        }
        for (int rest = staleCuts; rest != 0; rest &= rest - 1) {
            refreshCuts(Integer.numberOfTrailingZeros(rest));
        }
    }

    void set(int color, long upper, long lower) {
        words[UPPER + color] = upper;
        words[LOWER + color] = lower;
        forget(color);
    }

    private void forget(int color) {
        staleGroups |= 1 << color;
        staleCuts |= 1 << color;
    }

    long upper(int color) {
        return words[UPPER + color];
    }

    long lower(int color) {
        return words[LOWER + color];
    }

    /** Adds a tile of a color to a cell, or removes it. */
    void toggle(int color, int cell) {
        words[UPPER + color] ^= Grid.upperBit(cell);
        words[LOWER + color] ^= Grid.lowerBit(cell);
        forget(color);
    }

    int count(int color) {
        refreshGroups(color);
        return (int) words[COUNTS + color];
    }

    /** Adds to the number of groups of a color, until the color changes or the addition is undone. */
    void add(int color, int more) {
        refreshGroups(color);
        words[COUNTS + color] += more;
    }

    /**
     * Returns the upper word of the cells without a tile of a color that touch at least {@code count} of its groups.
     */
    long touchUpper(int color, int count) {
        refreshGroups(color);
        return words[TOUCH_UPPER + color * MOST_TOUCHED + count - 1];
    }

    long touchLower(int color, int count) {
        refreshGroups(color);
        return words[TOUCH_LOWER + color * MOST_TOUCHED + count - 1];
    }

    /** Returns the upper word of the single tiles of a color. */
    long singleUpper(int color) {
        refreshGroups(color);
        return words[SINGLE_UPPER + color];
    }

    long singleLower(int color) {
        refreshGroups(color);
        return words[SINGLE_LOWER + color];
    }

    private void refreshGroups(int color) {
        if ((staleGroups >> color & 1) == 0) {
            return;
        }
        staleGroups &= ~(1 << color);
        long tilesUpper = upper(color);
        long tilesLower = lower(color);
        long restUpper = tilesUpper & Grid.besideUpper(tilesUpper, tilesLower);
        long restLower = tilesLower & Grid.besideLower(tilesUpper, tilesLower);
        long aloneUpper = tilesUpper ^ restUpper;
        long aloneLower = tilesLower ^ restLower;
        words[SINGLE_UPPER + color] = aloneUpper;
        words[SINGLE_LOWER + color] = aloneLower;
        words[COUNTS + color] = Long.bitCount(aloneUpper) + Long.bitCount(aloneLower);
        int first = color * MOST_TOUCHED;
        for (int i = first; i < first + MOST_TOUCHED; i++) {
            words[TOUCH_UPPER + i] = 0;
            words[TOUCH_LOWER + i] = 0;
        }
        // Single tiles are handled all at once: each of the four shifts moves every cell to a neighbor of its group.
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
            words[COUNTS + color]++;
            touch(first, besideUpper, besideLower);
        }
        for (int i = first; i < first + MOST_TOUCHED; i++) {
            words[TOUCH_UPPER + i] &= Grid.UPPER_CELLS & ~tilesUpper;
            words[TOUCH_LOWER + i] &= Grid.LOWER_CELLS & ~tilesLower;
        }
    }

    private void touch(int first, long cellsUpper, long cellsLower) {
        words[TOUCH_UPPER + first + 2] |= words[TOUCH_UPPER + first + 1] & cellsUpper;
        words[TOUCH_LOWER + first + 2] |= words[TOUCH_LOWER + first + 1] & cellsLower;
        words[TOUCH_UPPER + first + 1] |= words[TOUCH_UPPER + first] & cellsUpper;
        words[TOUCH_LOWER + first + 1] |= words[TOUCH_LOWER + first] & cellsLower;
        words[TOUCH_UPPER + first] |= cellsUpper;
        words[TOUCH_LOWER + first] |= cellsLower;
    }

    /** Returns the upper word of the tiles of a color whose capture would split a group (R19). */
    long cutUpper(int color) {
        refreshCuts(color);
        return words[CUT_UPPER + color];
    }

    long cutLower(int color) {
        refreshCuts(color);
        return words[CUT_LOWER + color];
    }

    private void refreshCuts(int color) {
        if ((staleCuts >> color & 1) == 0) {
            return;
        }
        staleCuts &= ~(1 << color);
        long tilesUpper = upper(color);
        long tilesLower = lower(color);
        // Removes the ends of chains until only cells on cycles and between cycles remain; in most groups, none remain.
        long restUpper = tilesUpper;
        long restLower = tilesLower;
        long coreUpper;
        long coreLower;
        do {
            coreUpper = restUpper;
            coreLower = restLower;
            restUpper = Grid.withTwoUpper(coreUpper, coreLower);
            restLower = Grid.withTwoLower(coreUpper, coreLower);
        } while (restUpper != coreUpper || restLower != coreLower);
        long chainUpper = tilesUpper ^ coreUpper;
        long chainLower = tilesLower ^ coreLower;
        // A cell with two neighbors splits the group if it or one of its neighbors is in a chain.
        long cutsUpper =
                Grid.withTwoUpper(tilesUpper, tilesLower) & (chainUpper | Grid.besideUpper(chainUpper, chainLower));
        long cutsLower =
                Grid.withTwoLower(tilesUpper, tilesLower) & (chainLower | Grid.besideLower(chainUpper, chainLower));
        for (long left = coreUpper & ~cutsUpper; left != 0; left &= left - 1) {
            cutsUpper |= Grid.isCut(coreUpper, coreLower, Grid.firstCell(left, 0)) ? Long.lowestOneBit(left) : 0;
        }
        for (long left = coreLower & ~cutsLower; left != 0; left &= left - 1) {
            cutsLower |= Grid.isCut(coreUpper, coreLower, Grid.firstCell(0, left)) ? Long.lowestOneBit(left) : 0;
        }
        words[CUT_UPPER + color] = cutsUpper;
        words[CUT_LOWER + color] = cutsLower;
    }
}
