package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares sets of cells with {@link java.util.Set}. */
class CellSetProperties {
    @Provide
    Arbitrary<Set<Cell>> sets() {
        return Arbitraries.of(Cell.class).set();
    }

    private static CellSet cells(Set<Cell> cells) {
        return cells.stream().collect(CellSet.toCellSet());
    }

    /** R26 to R28. */
    @Property
    void groupCountMatchesGroups(@ForAll("sets") Set<Cell> set) {
        CellSet cells = cells(set);
        assertThat(cells.groupCount()).isEqualTo(cells.groups().size());
        for (int size : new int[] {1, 2, 3, 9}) {
            CellSet some = sorted(set).stream().limit(size).collect(CellSet.toCellSet());
            assertThat(some.groupCount()).isEqualTo(some.groups().size());
        }
    }

    @Property
    void largestGroupMatchesGroups(@ForAll("sets") Set<Cell> set) {
        for (int size : new int[] {0, 1, 2, 3, 9, 81}) {
            CellSet cells = sorted(set).stream().limit(size).collect(CellSet.toCellSet());
            assertThat(cells.largestGroup())
                    .isEqualTo(cells.groups().stream()
                            .mapToInt(CellSet::size)
                            .max()
                            .orElse(0));
        }
    }

    /** R26: a full row is one group, and corners do not connect. */
    @Example
    void groupsAreCountedOverTheWholeBoard() {
        assertThat(CellSet.of().groupCount()).isZero();
        assertThat(cells(EnumSet.allOf(Cell.class)).groupCount()).isEqualTo(1);
        CellSet everySecond =
                Cell.all().stream().filter(cell -> cell.ordinal() % 2 == 0).collect(CellSet.toCellSet());
        assertThat(everySecond.groupCount()).isEqualTo(41);
        assertThat(everySecond.largestGroup()).isEqualTo(1);
        assertThat(cells(EnumSet.complementOf(
                                EnumSet.copyOf(everySecond.stream().toList())))
                        .groupCount())
                .isEqualTo(40);
    }

    @Property
    void containsItsElements(@ForAll("sets") Set<Cell> set, @ForAll Cell cell) {
        CellSet cells = cells(set);
        assertThat(cells.size()).isEqualTo(set.size());
        assertThat(cells.isEmpty()).isEqualTo(set.isEmpty());
        assertThat(cells.contains(cell)).isEqualTo(set.contains(cell));
        assertThat(cells).containsExactlyElementsOf(sorted(set));
        assertThat(cells.stream()).containsExactlyElementsOf(sorted(set));
        assertThat(CellSet.of(set.toArray(Cell[]::new))).isEqualTo(cells);
        assertThat(cells.toString())
                .isEqualTo(
                        set.isEmpty()
                                ? "-"
                                : sorted(set).stream().map(Cell::name).collect(Collectors.joining(" ")));
    }

    @Property
    void isIndexedInReadingOrder(@ForAll("sets") Set<Cell> set, @ForAll Cell cell) {
        CellSet cells = cells(set);
        List<Cell> list = sorted(set);
        for (int index = 0; index < list.size(); index++) {
            assertThat(cells.get(index)).isSameAs(list.get(index));
            assertThat(cells.rank(list.get(index))).isEqualTo(index);
        }
        assertThat(cells.rank(cell)).isEqualTo((int)
                set.stream().filter(other -> other.compareTo(cell) < 0).count());
        for (int beyond : new int[] {-1, list.size()}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> cells.get(beyond))
                    .withMessage("index " + beyond + " of " + list.size() + (list.size() == 1 ? " cell" : " cells"));
        }
    }

    @Property
    void algebra(@ForAll("sets") Set<Cell> one, @ForAll("sets") Set<Cell> other, @ForAll Cell cell) {
        CellSet left = cells(one);
        CellSet right = cells(other);
        assertThat(left.union(right)).isEqualTo(cells(Sets.union(one, other)));
        assertThat(left.intersection(right)).isEqualTo(cells(Sets.intersection(one, other)));
        assertThat(left.difference(right)).isEqualTo(cells(Sets.difference(one, other)));
        assertThat(left.complement()).isEqualTo(cells(Sets.difference(EnumSet.allOf(Cell.class), one)));
        assertThat(left.with(cell)).isEqualTo(cells(Sets.union(one, Set.of(cell))));
        assertThat(left.without(cell)).isEqualTo(cells(Sets.difference(one, Set.of(cell))));
        assertThat(left.containsAll(right)).isEqualTo(one.containsAll(other));
        assertThat(left.containsAll(left.intersection(right))).isTrue();
        assertThat(left.intersects(right))
                .isEqualTo(!Sets.intersection(one, other).isEmpty());
    }

    @Property
    void equalsMatchesSetEquality(@ForAll("sets") Set<Cell> one, @ForAll("sets") Set<Cell> other) {
        assertThat(cells(one).equals(cells(other))).isEqualTo(one.equals(other));
        assertThat(cells(one))
                .isEqualTo(cells(one))
                .hasSameHashCodeAs(cells(one))
                .isNotEqualTo("other");
    }

    @Property
    void wordsRoundTrip(@ForAll("sets") Set<Cell> set) {
        CellSet cells = cells(set);
        assertThat(CellSet.ofWords(cells.upperWord(), cells.lowerWord())).isEqualTo(cells);
    }

    /** R26, R27: edges connect, diagonals do not. */
    @Property
    void r26_r27_neighborsShareAnEdge(@ForAll("sets") Set<Cell> set) {
        assertThat(cells(set).neighbors())
                .isEqualTo(Cell.all().stream()
                        .filter(cell -> !set.contains(cell) && set.stream().anyMatch(member -> touch(cell, member)))
                        .collect(CellSet.toCellSet()));
    }

    @Property
    void r26_groupsAreTheConnectedParts(@ForAll("sets") Set<Cell> set, @ForAll Cell cell) {
        CellSet cells = cells(set);
        ImmutableList<CellSet> groups = cells.groups();
        assertThat(groups.stream().flatMap(CellSet::stream)).containsExactlyInAnyOrderElementsOf(set);
        assertThat(groups).isSortedAccordingTo((one, other) -> one.get(0).compareTo(other.get(0)));
        for (CellSet group : groups) {
            assertThat(group.neighbors().intersects(cells)).isFalse();
            assertThat(reachableFrom(group.get(0), set)).isEqualTo(group);
        }
        assertThat(cells.groupOf(cell)).isEqualTo(set.contains(cell) ? reachableFrom(cell, set) : CellSet.none());
    }

    @Property
    void r19_cutCellsSplitTheirGroup(@ForAll("sets") Set<Cell> set) {
        CellSet cells = cells(set);
        assertThat(cells.articulationCells())
                .isEqualTo(cells.stream()
                        .filter(cell -> cells.without(cell).groups().size()
                                > cells.groups().size())
                        .collect(CellSet.toCellSet()));
    }

    /** Rings of any size. */
    @Example
    void r19_aRingHasNoCutCellsUntilItIsOpened() {
        for (Cell first : Cell.all()) {
            for (Cell last : Cell.all()) {
                if (last.row() - first.row() >= 2 && last.column() - first.column() >= 2) {
                    CellSet ring = ring(first, last);
                    assertThat(ring.articulationCells())
                            .as("cut cells of %s", ring)
                            .isEmpty();
                    for (Cell gap : ring) {
                        CellSet open = ring.without(gap);
                        assertThat(open.articulationCells())
                                .as("cut cells of %s", open)
                                .isEqualTo(open.difference(CellSet.of(gap).neighbors()));
                    }
                }
            }
        }
    }

    /** The outermost cells of a rectangle. */
    private static CellSet ring(Cell first, Cell last) {
        return Cell.all().stream()
                .filter(cell -> isBetween(first.row(), cell.row(), last.row())
                        && isBetween(first.column(), cell.column(), last.column()))
                .filter(cell -> cell.row() == first.row()
                        || cell.row() == last.row()
                        || cell.column() == first.column()
                        || cell.column() == last.column())
                .collect(CellSet.toCellSet());
    }

    private static boolean isBetween(int least, int value, int most) {
        return least <= value && value <= most;
    }

    @Example
    void theLayoutOfTheWordsNeverChanges() {
        assertThat(CellSet.of(Cell.A1).upperWord()).isEqualTo(1);
        assertThat(CellSet.of(Cell.A9).upperWord()).isEqualTo(1 << 8);
        assertThat(CellSet.of(Cell.B1).upperWord()).isEqualTo(1 << 10);
        assertThat(CellSet.of(Cell.E9).upperWord()).isEqualTo(1L << 48);
        assertThat(CellSet.of(Cell.F1).lowerWord()).isEqualTo(1);
        assertThat(CellSet.of(Cell.I9).lowerWord()).isEqualTo(1L << 38);
        assertThat(CellSet.all().size()).isEqualTo(81);
        assertThat(CellSet.none()).isEmpty();
    }

    @Example
    void anEmptySetIsWrittenAsADash() {
        assertThat(CellSet.none()).hasToString("-");
    }

    @Example
    void singletonsMostlyHaveDistinctHashes() {
        assertThat(Cell.all().stream().map(cell -> CellSet.of(cell).hashCode()).distinct())
                .hasSizeGreaterThan(50);
    }

    @Example
    void collectsParallelStreams() {
        assertThat(Cell.all().parallelStream().collect(CellSet.toCellSet())).isEqualTo(CellSet.all());
    }

    @Example
    void rejectsBitsOutsideTheBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CellSet.ofWords(1 << 9, 0))
                .withMessageContaining("0x200");
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.ofWords(1L << 50, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.ofWords(0, 1L << 39));
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.ofWords(0, 1L << 40));
    }

    @Example
    void anExhaustedIteratorThrows() {
        var iterator = CellSet.of(Cell.I9).iterator();
        assertThat(iterator.next()).isSameAs(Cell.I9);
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }

    private static List<Cell> sorted(Set<Cell> set) {
        return set.stream().sorted().toList();
    }

    private static boolean touch(Cell one, Cell other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column()) == 1;
    }

    private static CellSet reachableFrom(Cell start, Set<Cell> set) {
        Set<Cell> reached = EnumSet.of(start);
        while (reached.addAll(Stream.concat(reached.stream(), set.stream())
                .filter(cell -> set.contains(cell) && reached.stream().anyMatch(other -> touch(cell, other)))
                .toList())) {}
        return cells(reached);
    }
}
