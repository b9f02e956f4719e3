package io.github.uptownrules.core.value;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.core.grid.Grid;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collector;
import java.util.stream.Stream;

/**
 * An immutable set of cells, in reading order. Every set takes 32 bytes.
 *
 * <p>Besides set algebra, a set offers the geometry of the board: its {@linkplain #neighbors() neighbors}, its
 * {@linkplain #groups() groups} (R26), and the {@linkplain #articulationCells() cells} whose removal would split a
 * group (R19). Every operation takes at most a few hundred nanoseconds, and all but {@link #groups()} allocate nothing
 * but their result.
 *
 * <pre>{@code
 * CellSet row = Face.ROW_E.cells();
 * CellSet cross = row.union(Face.COLUMN_5.cells());
 * cross.size();                          // -> 17
 * cross.groups().size();                 // -> 1
 * cross.articulationCells().contains(Cell.E5);    // -> true (without E5 there are four groups)
 * cross.articulationCells().contains(Cell.E1);    // -> false (an end of the row)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class CellSet implements Iterable<Cell> {
    private static final CellSet NONE = new CellSet(0, 0);
    private static final CellSet ALL = new CellSet(Grid.UPPER_CELLS, Grid.LOWER_CELLS);

    private final long upper;
    private final long lower;

    private CellSet(long upper, long lower) {
        this.upper = upper;
        this.lower = lower;
    }

    /** {@return the empty set} */
    public static CellSet none() {
        return NONE;
    }

    /** {@return the set of all 81 cells} */
    public static CellSet all() {
        return ALL;
    }

    /** Returns a set of the given cells. Duplicates are ignored. */
    public static CellSet of(Cell... cells) {
        requireNonNull(cells, "cells");
        return Stream.of(cells).collect(toCellSet());
    }

    /** {@return a collector that accumulates cells into a set} */
    public static Collector<Cell, ?, CellSet> toCellSet() {
        return Collector.of(
                () -> new long[2],
                (words, cell) -> {
                    words[0] |= Grid.upperBit(cell.ordinal());
                    words[1] |= Grid.lowerBit(cell.ordinal());
                },
                (left, right) -> new long[] {left[0] | right[0], left[1] | right[1]},
                words -> new CellSet(words[0], words[1]),
                Collector.Characteristics.UNORDERED);
    }

    /**
     * Returns the set with the given words, as returned by {@link #upperWord()} and {@link #lowerWord()}.
     *
     * @param upper the bits of rows A to E
     * @param lower the bits of rows F to I
     * @throws IllegalArgumentException if a bit is set that represents no cell
     */
    public static CellSet ofWords(long upper, long lower) {
        if ((upper & ~Grid.UPPER_CELLS | lower & ~Grid.LOWER_CELLS) != 0) {
            throw outside(upper, lower);
        }
        return new CellSet(upper, lower);
    }

    /** Separate, so that compilers can inline {@link #ofWords} and elide the allocation. */
    private static IllegalArgumentException outside(long upper, long lower) {
        return new IllegalArgumentException(
                "a bit outside the board is set: 0x" + Long.toHexString(upper) + ", 0x" + Long.toHexString(lower));
    }

    /**
     * Returns rows A to E as bits. The cell in the <i>r</i>-th row and the <i>c</i>-th column, both counted from 0, is
     * bit <i>10 r + c</i>; every tenth bit is clear. The layout never changes between releases.
     */
    public long upperWord() {
        return upper;
    }

    /** {@return rows F to I as bits, laid out as in {@link #upperWord()}; row F is row 0} */
    public long lowerWord() {
        return lower;
    }

    /** {@return the number of cells, 0 to 81} */
    public int size() {
        return Long.bitCount(upper) + Long.bitCount(lower);
    }

    /** {@return whether this set has no cells} */
    public boolean isEmpty() {
        return (upper | lower) == 0;
    }

    /** {@return whether a cell is in this set} */
    public boolean contains(Cell cell) {
        return (upper & Grid.upperBit(cell.ordinal()) | lower & Grid.lowerBit(cell.ordinal())) != 0;
    }

    /** {@return whether every cell of another set is in this set} */
    public boolean containsAll(CellSet other) {
        return (other.upper & ~upper | other.lower & ~lower) == 0;
    }

    /** {@return whether this set and another have a cell in common} */
    public boolean intersects(CellSet other) {
        return (upper & other.upper | lower & other.lower) != 0;
    }

    /**
     * Returns the cell at an index in reading order.
     *
     * @param index 0 to {@code size() - 1}
     * @throws IndexOutOfBoundsException if the index is out of range
     */
    public Cell get(int index) {
        int inUpper = Long.bitCount(upper);
        if (index < 0 || index >= inUpper + Long.bitCount(lower)) {
            throw new IndexOutOfBoundsException("index " + index + " of " + Quantity.of(size(), "cell"));
        }
        return index < inUpper
                ? Cell.all().get(Grid.firstCell(dropLowest(upper, index), 0))
                : Cell.all().get(Grid.firstCell(0, dropLowest(lower, index - inUpper)));
    }

    private static long dropLowest(long word, int count) {
        long rest = word;
        for (int i = 0; i < count; i++) {
            rest &= rest - 1;
        }
        return rest;
    }

    /**
     * Returns the number of cells of this set that precede a cell in reading order, 0 to {@code size()}. For cells of
     * this set, this is the inverse of {@link #get}.
     */
    public int rank(Cell cell) {
        long upperBit = Grid.upperBit(cell.ordinal());
        return upperBit != 0
                ? Long.bitCount(upper & upperBit - 1)
                : Long.bitCount(upper) + Long.bitCount(lower & Grid.lowerBit(cell.ordinal()) - 1);
    }

    /** {@return the cells that are in this set, in the other, or in both} */
    public CellSet union(CellSet other) {
        return new CellSet(upper | other.upper, lower | other.lower);
    }

    /** {@return the cells that are in both sets} */
    public CellSet intersection(CellSet other) {
        return new CellSet(upper & other.upper, lower & other.lower);
    }

    /** {@return the cells of this set that are not in the other} */
    public CellSet difference(CellSet other) {
        return new CellSet(upper & ~other.upper, lower & ~other.lower);
    }

    /** {@return the cells of the board that are not in this set} */
    public CellSet complement() {
        return ALL.difference(this);
    }

    /** {@return this set with a cell added} */
    public CellSet with(Cell cell) {
        return new CellSet(upper | Grid.upperBit(cell.ordinal()), lower | Grid.lowerBit(cell.ordinal()));
    }

    /** {@return this set with a cell removed} */
    public CellSet without(Cell cell) {
        return new CellSet(upper & ~Grid.upperBit(cell.ordinal()), lower & ~Grid.lowerBit(cell.ordinal()));
    }

    /**
     * {@return the cells outside this set that share an edge with one of its cells (R26, R27); diagonals do not
     * connect}
     */
    public CellSet neighbors() {
        return grownWithin(ALL).difference(this);
    }

    /** {@return these cells and their neighbors, restricted to {@code mask}} */
    private CellSet grownWithin(CellSet mask) {
        return new CellSet(Grid.growUpper(upper, lower, mask.upper), Grid.growLower(upper, lower, mask.lower));
    }

    /**
     * Returns the group of a cell: all cells of this set that are connected to it along edges within the set (R26).
     *
     * @return the group, or the empty set if the cell is not in this set
     */
    public CellSet groupOf(Cell cell) {
        CellSet reached = of(cell).intersection(this);
        CellSet grown = reached.grownWithin(this);
        while (!grown.equals(reached)) {
            reached = grown;
            grown = reached.grownWithin(this);
        }
        return reached;
    }

    /**
     * Returns the groups of this set, its maximal parts connected along edges (R26 to R28), ordered by their first
     * cells.
     */
    public ImmutableList<CellSet> groups() {
        ImmutableList.Builder<CellSet> groups = ImmutableList.builder();
        for (CellSet rest = this; !rest.isEmpty(); ) {
            CellSet group = rest.groupOf(rest.get(0));
            groups.add(group);
            rest = rest.difference(group);
        }
        return groups.build();
    }

    /** {@return the number of {@link #groups()}, counted without creating them} */
    public int groupCount() {
        return Grid.countGroups(upper, lower);
    }

    /** {@return the number of cells in the largest group, 0 for the empty set} */
    public int largestGroup() {
        return Grid.largestGroup(upper, lower);
    }

    /**
     * Returns the cells whose removal would increase the number of groups (R19). They are the articulation points, or
     * cut vertices, of the graph of edge neighbors. A cell with no neighbor in the set is never one of them (R20).
     */
    public CellSet articulationCells() {
        return new CellSet(Grid.cutUpper(upper, lower), Grid.cutLower(upper, lower));
    }

    /** {@return a stream of the cells in reading order} */
    public Stream<Cell> stream() {
        return Cell.all().stream().filter(this::contains);
    }

    /** {@return an iterator over the cells in reading order} */
    @Override
    public Iterator<Cell> iterator() {
        return new UnmodifiableIterator<>() {
            private long restUpper = upper;
            private long restLower = lower;

            @Override
            public boolean hasNext() {
                return (restUpper | restLower) != 0;
            }

            @Override
            public Cell next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Cell next = Cell.all().get(Grid.firstCell(restUpper, restLower));
                if (restUpper != 0) {
                    restUpper &= restUpper - 1;
                } else {
                    restLower &= restLower - 1;
                }
                return next;
            }
        };
    }

    /** {@return whether the other object is a set of the same cells} */
    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet that && upper == that.upper && lower == that.lower;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(upper * 31 + lower);
    }

    /** {@return the cells in reading order separated by spaces, or {@code -} for the empty set} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : String.join(" ", stream().map(Cell::toString).toList());
    }
}
