package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Sets;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares sets of faces with {@link java.util.Set}. */
class FaceSetProperties {
    @Provide
    Arbitrary<Set<Face>> sets() {
        return Arbitraries.of(Face.class).set();
    }

    private static FaceSet faces(Set<Face> faces) {
        return faces.stream().collect(FaceSet.toFaceSet());
    }

    @Property
    void containsItsElements(@ForAll("sets") Set<Face> set, @ForAll Face tile) {
        FaceSet faces = faces(set);
        List<Face> sorted = set.stream().sorted().toList();
        assertThat(faces.size()).isEqualTo(set.size());
        assertThat(faces.isEmpty()).isEqualTo(set.isEmpty());
        assertThat(faces.contains(tile)).isEqualTo(set.contains(tile));
        assertThat(faces).containsExactlyElementsOf(sorted);
        assertThat(faces.stream()).containsExactlyElementsOf(sorted);
        assertThat(FaceSet.of(set.toArray(Face[]::new))).isEqualTo(faces);
        assertThat(FaceSet.ofBits(faces.bits())).isEqualTo(faces);
        assertThat(faces.toString())
                .isEqualTo(
                        set.isEmpty()
                                ? "-"
                                : sorted.stream().map(Face::toString).collect(Collectors.joining()));
    }

    @Property
    void algebra(@ForAll("sets") Set<Face> one, @ForAll("sets") Set<Face> other, @ForAll Face tile) {
        FaceSet left = faces(one);
        FaceSet right = faces(other);
        assertThat(left.union(right)).isEqualTo(faces(Sets.union(one, other)));
        assertThat(left.intersection(right)).isEqualTo(faces(Sets.intersection(one, other)));
        assertThat(left.difference(right)).isEqualTo(faces(Sets.difference(one, other)));
        assertThat(left.with(tile)).isEqualTo(faces(Sets.union(one, Set.of(tile))));
        assertThat(left.without(tile)).isEqualTo(faces(Sets.difference(one, Set.of(tile))));
        assertThat(left.equals(right)).isEqualTo(one.equals(other));
        assertThat(faces(one)).hasSameHashCodeAs(left).isNotEqualTo("other");
    }

    @Property
    void r14_r17_anyFitsMatchesTheFaces(@ForAll("sets") Set<Face> set, @ForAll Set<Cell> cells) {
        assertThat(faces(set).anyFits(cells.stream().collect(CellSet.toCellSet())))
                .isEqualTo(set.stream().anyMatch(tile -> cells.stream().anyMatch(tile::fits)));
    }

    @Example
    void theLayoutOfTheBitsNeverChanges() {
        assertThat(FaceSet.of(Face.ROW_A).bits()).isEqualTo(1);
        assertThat(FaceSet.of(Face.MONEY).bits()).isEqualTo(1 << 27);
        assertThat(FaceSet.all().size()).isEqualTo(28);
        assertThat(FaceSet.none()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FaceSet.ofBits(1 << 28))
                .withMessageContaining("0x10000000");
    }

    @Example
    void anEmptySetIsWrittenAsADash() {
        assertThat(FaceSet.none()).hasToString("-");
    }

    @Example
    void singletonsHaveDistinctHashes() {
        assertThat(Face.all().stream().map(tile -> FaceSet.of(tile).hashCode())).doesNotHaveDuplicates();
    }

    @Example
    void collectsParallelStreams() {
        assertThat(Face.all().parallelStream().collect(FaceSet.toFaceSet())).isEqualTo(FaceSet.all());
    }

    @Example
    void anExhaustedIteratorThrows() {
        var iterator = FaceSet.of(Face.MONEY).iterator();
        assertThat(iterator.next()).isSameAs(Face.MONEY);
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }

    @Property
    void hasSetOperationsAndIndexes(@ForAll("sets") Set<Face> all, @ForAll("sets") Set<Face> others) {
        FaceSet one = faces(all);
        FaceSet other = faces(others);
        assertThat(one.containsAll(other)).isEqualTo(all.containsAll(others));
        assertThat(one.intersects(other))
                .isEqualTo(!Sets.intersection(all, others).isEmpty());
        assertThat(one.complement()).isEqualTo(faces(Sets.difference(Set.of(Face.values()), all)));
        List<Face> listed = all.stream().sorted().toList();
        for (int i = 0; i < listed.size(); i++) {
            assertThat(one.get(i)).isEqualTo(listed.get(i));
            assertThat(one.rank(listed.get(i))).isEqualTo(i);
        }
        for (int index : new int[] {-1, listed.size()}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> one.get(index))
                    .withMessage("index " + index + " of " + listed.size() + (listed.size() == 1 ? " face" : " faces"));
        }
    }

    @Property
    void r14_r17_fittingReturnsTheFacesThatFit(@ForAll("sets") Set<Face> set, @ForAll Set<Cell> cells) {
        CellSet some = cells.stream().collect(CellSet.toCellSet());
        assertThat(faces(set).fitting(some))
                .isEqualTo(faces(Sets.filter(set, face -> cells.stream().anyMatch(face::fits))));
    }
}
