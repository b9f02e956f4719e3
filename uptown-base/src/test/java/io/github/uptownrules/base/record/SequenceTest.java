package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SequenceTest {
    /** Appends and truncates at random, and compares each list with an independent copy. */
    @Property
    void listsAreIndependent(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<Sequence<Integer>> grown = new ArrayList<>(List.of(Sequence.copyOf(List.of())));
        List<List<Integer>> expected = new ArrayList<>(List.of(List.of()));
        for (int step = 0; step < 200; step++) {
            int from = random.nextInt(4) == 0 ? random.nextInt(grown.size()) : grown.size() - 1;
            List<Integer> next = new ArrayList<>(expected.get(from));
            if (random.nextInt(8) == 0) {
                int count = random.nextInt(next.size() + 1);
                grown.add(grown.get(from).first(count));
                expected.add(next.subList(0, count));
            } else {
                next.add(step);
                grown.add(grown.get(from).with(step));
                expected.add(next);
            }
        }
        assertThat(grown).isEqualTo(expected);
    }

    @Test
    void isThreadSafe() {
        Sequence<Integer> start = Sequence.copyOf(List.of(-1)).with(-2);
        List<Sequence<Integer>> grown = IntStream.range(0, 10_000)
                .parallel()
                .mapToObj(i -> start.with(i).with(i + 1))
                .toList();
        for (int i = 0; i < grown.size(); i++) {
            assertThat(grown.get(i)).containsExactly(-1, -2, i, i + 1);
        }
    }

    /** Copying at each step would take 40 GB. */
    @Test
    void appendingDoesNotCopy() {
        Sequence<Integer> grown = Sequence.copyOf(List.of());
        for (int i = 0; i < 100_000; i++) {
            grown = grown.with(i);
        }
        assertThat(grown).hasSize(100_000).endsWith(99_998, 99_999);
    }

    @Test
    void rejectsIndexesOutOfRange() {
        Sequence<Integer> two = Sequence.copyOf(List.of(5, 6, 7)).first(2);
        assertThat(two.first(2)).isSameAs(two);
        assertThat(two.first(0)).isEmpty();
        assertThat(Sequence.empty().with(5)).containsExactly(5);
        for (Runnable asked :
                List.<Runnable>of(() -> two.get(2), () -> two.get(-1), () -> two.first(3), () -> two.first(-1))) {
            assertThatThrownBy(asked::run).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> two.add(1)).isInstanceOf(UnsupportedOperationException.class);
    }
}
