package io.github.uptownrules.core.proof;

/**
 * The subsets of a small block of cells, as bits in reading order, and the split rule (R19) by its definition: remove a
 * cell and count the groups again. Shares no code with the board.
 */
final class BlockSets {
    private final int rows;
    private final int columns;
    private final int[] neighbors;

    BlockSets(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.neighbors = new int[rows * columns];
        for (int cell = 0; cell < neighbors.length; cell++) {
            for (int other = 0; other < neighbors.length; other++) {
                int distance = Math.abs(cell / columns - other / columns) + Math.abs(cell % columns - other % columns);
                neighbors[cell] |= distance == 1 ? 1 << other : 0;
            }
        }
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    int subsets() {
        return 1 << rows * columns;
    }

    /** The cells of a subset whose removal leaves more groups than there were. */
    int cutCells(int subset) {
        int groups = groups(subset);
        int cut = 0;
        for (int rest = subset; rest != 0; rest &= rest - 1) {
            int cell = Integer.lowestOneBit(rest);
            if (groups(subset & ~cell) > groups) {
                cut |= cell;
            }
        }
        return cut;
    }

    private int groups(int subset) {
        int groups = 0;
        for (int rest = subset; rest != 0; groups++) {
            rest &= ~group(rest);
        }
        return groups;
    }

    /** Returns the group of the first cell by adding neighbors until no more can be added. */
    private int group(int subset) {
        int group = 0;
        int added = Integer.lowestOneBit(subset);
        while (added != 0) {
            int cell = Integer.lowestOneBit(added);
            group |= cell;
            added = (added | neighbors[Integer.numberOfTrailingZeros(cell)] & subset) & ~group;
        }
        return group;
    }
}
