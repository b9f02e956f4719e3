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
 * An immutable set of cells, in reading order; 32 bytes, whatever it holds.
 *
 * <p>Besides set algebra it knows the geometry of the board: which cells are {@linkplain #neighbors() neighbors}, which
 * cells hang together in {@linkplain #groups() groups} (R26), and which of them hold their group together
 * ({@link #articulationCells()}, R19). No operation takes longer than a few hundred nanoseconds, and none but {@link #groups()}
 * allocates more than its result.
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

    /**
     * The empty set.
     *
     * @return the same set each time
     */
    public static CellSet none() {
        return NONE;
    }

    /**
     * All 81 cells.
     *
     * @return the same set each time
     */
    public static CellSet all() {
        return ALL;
    }

    /**
     * The set of these cells.
     *
     * @param cells any cells; naming one twice changes nothing
     * @return the set
     */
    public static CellSet of(Cell... cells) {
        requireNonNull(cells, "cells");
        return Stream.of(cells).collect(toCellSet());
    }

    /**
     * A collector of cells into a set.
     *
     * @return the collector
     */
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
     * The set with these two words; the inverse of {@link #upperWord()} and {@link #lowerWord()}.
     *
     * @param upper rows A to E
     * @param lower rows F to I
     * @return the set
     * @throws IllegalArgumentException if a bit that stands for no cell is set
     */
    public static CellSet ofWords(long upper, long lower) {
        if ((upper & ~Grid.UPPER_CELLS | lower & ~Grid.LOWER_CELLS) != 0) {
            throw outside(upper, lower);
        }
        return new CellSet(upper, lower);
    }

    /** Made apart, so that every compiler takes {@link #ofWords} for small, and makes no object where none is needed. */
    private static IllegalArgumentException outside(long upper, long lower) {
        return new IllegalArgumentException(
                "a bit outside the board is set: 0x" + Long.toHexString(upper) + ", 0x" + Long.toHexString(lower));
    }

    /**
     * Rows A to E as bits: a row takes ten bits, row A and column 1 lowest, and every tenth bit is clear. The layout
     * stays the same in every release.
     *
     * @return bit <i>10 r + c</i> for the <i>r</i>-th row of A to E and the <i>c</i>-th column, both from 0
     */
    public long upperWord() {
        return upper;
    }

    /**
     * Rows F to I as bits, laid out as in {@link #upperWord()} with row F lowest.
     *
     * @return bit <i>10 r + c</i> for the <i>r</i>-th row of F to I and the <i>c</i>-th column, both from 0
     */
    public long lowerWord() {
        return lower;
    }

    /**
     * The number of cells.
     *
     * @return 0 to 81
     */
    public int size() {
        return Long.bitCount(upper) + Long.bitCount(lower);
    }

    /** {@return whether there is no cell in this set} */
    public boolean isEmpty() {
        return (upper | lower) == 0;
    }

    /**
     * Whether a cell is in this set.
     *
     * @param cell any cell
     * @return whether it is
     */
    public boolean contains(Cell cell) {
        return (upper & Grid.upperBit(cell.ordinal()) | lower & Grid.lowerBit(cell.ordinal())) != 0;
    }

    /**
     * Whether every cell of another set is in this one.
     *
     * @param other any set
     * @return whether it is a subset of this one
     */
    public boolean containsAll(CellSet other) {
        return (other.upper & ~upper | other.lower & ~lower) == 0;
    }

    /**
     * Whether a cell is in this set and in another.
     *
     * @param other any set
     * @return whether their {@link #intersection} is not empty
     */
    public boolean intersects(CellSet other) {
        return (upper & other.upper | lower & other.lower) != 0;
    }

    /**
     * The cell at an index in reading order.
     *
     * @param index 0 to {@code size() - 1}
     * @return the cell
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
     * How many cells of this set come before a cell in reading order; for a cell of the set, the inverse of
     * {@link #get}.
     *
     * @param cell any cell, of this set or not
     * @return 0 to {@code size()}
     */
    public int rank(Cell cell) {
        long upperBit = Grid.upperBit(cell.ordinal());
        return upperBit != 0
                ? Long.bitCount(upper & upperBit - 1)
                : Long.bitCount(upper) + Long.bitCount(lower & Grid.lowerBit(cell.ordinal()) - 1);
    }

    /**
     * The cells that are in this set or the other.
     *
     * @param other any set
     * @return the union
     */
    public CellSet union(CellSet other) {
        return new CellSet(upper | other.upper, lower | other.lower);
    }

    /**
     * The cells that are in this set and the other.
     *
     * @param other any set
     * @return the intersection
     */
    public CellSet intersection(CellSet other) {
        return new CellSet(upper & other.upper, lower & other.lower);
    }

    /**
     * The cells of this set that are not in the other.
     *
     * @param other any set
     * @return the difference
     */
    public CellSet difference(CellSet other) {
        return new CellSet(upper & ~other.upper, lower & ~other.lower);
    }

    /**
     * The cells that are not in this set.
     *
     * @return the complement
     */
    public CellSet complement() {
        return ALL.difference(this);
    }

    /**
     * This set and one cell.
     *
     * @param cell any cell
     * @return a set that contains it
     */
    public CellSet with(Cell cell) {
        return new CellSet(upper | Grid.upperBit(cell.ordinal()), lower | Grid.lowerBit(cell.ordinal()));
    }

    /**
     * This set without one cell.
     *
     * @param cell any cell
     * @return a set that does not contain it
     */
    public CellSet without(Cell cell) {
        return new CellSet(upper & ~Grid.upperBit(cell.ordinal()), lower & ~Grid.lowerBit(cell.ordinal()));
    }

    /**
     * The cells outside this set that share an edge with a cell of it (R26, R27: diagonals do not connect).
     *
     * @return the edge neighbors
     */
    public CellSet neighbors() {
        return grownWithin(ALL).difference(this);
    }

    /** These cells and their neighbors, as far as they are in {@code mask}. */
    private CellSet grownWithin(CellSet mask) {
        return new CellSet(Grid.growUpper(upper, lower, mask.upper), Grid.growLower(upper, lower, mask.lower));
    }

    /**
     * The group of a cell: all cells of this set that can be reached from it along edges within the set (R26).
     *
     * @param cell any cell
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
     * The groups of this set: its maximal parts connected along edges (R26 to R28).
     *
     * @return disjoint sets whose union is this one, ordered by their first cells; empty for the empty set
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

    /**
     * How many groups this set has.
     *
     * @return the size of {@link #groups()}, which is not made for it
     */
    public int groupCount() {
        return Grid.countGroups(upper, lower);
    }

    /**
     * How many cells the largest group of this set has.
     *
     * @return 0 for the empty set, else 1 or more
     */
    public int largestGroup() {
        return Grid.largestGroup(upper, lower);
    }

    /**
     * The cells that hold their group together: taking any one of them out of this set leaves more groups than before
     * (R19). They are the cut vertices, or articulation points, of the graph of edge neighbors. A cell with no neighbor
     * in the set is never one (R20).
     *
     * @return a subset of this set
     */
    public CellSet articulationCells() {
        return new CellSet(Grid.cutUpper(upper, lower), Grid.cutLower(upper, lower));
    }

    /**
     * The cells in reading order, as a stream.
     *
     * @return a stream of {@link #size()} cells
     */
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

    /**
     * Whether the other object is a set of the same cells.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet that && upper == that.upper && lower == that.lower;
    }

    /** {@return a hash of the cells} */
    @Override
    public int hashCode() {
        return Long.hashCode(upper * 31 + lower);
    }

    /** {@return the cells in reading order with a space between them, or {@code -} if there is none} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : String.join(" ", stream().map(Cell::toString).toList());
    }
}
