package io.github.uptownrules.base.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Collections2;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawsTest {
    @Test
    void everyOrderIsEquallyLikely() {
        SplitMix64 random = new SplitMix64(1);
        Multiset<List<Integer>> orders = HashMultiset.create();
        for (int i = 0; i < 24_000; i++) {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
            RandomInts.shuffle(random, list);
            orders.add(list);
        }
        assertThat(orders.elementSet())
                .containsExactlyInAnyOrderElementsOf(Collections2.permutations(List.of(1, 2, 3, 4)))
                .allSatisfy(order -> assertThat(orders.count(order)).isBetween(850, 1_150));
    }

    @Test
    void keepsListsWithAtMostOneElement() {
        List<Integer> one = new ArrayList<>(List.of(1));
        RandomInts.shuffle(new SplitMix64(1), one);
        assertThat(one).containsExactly(1);
        List<Integer> empty = new ArrayList<>();
        RandomInts.shuffle(new SplitMix64(1), empty);
        assertThat(empty).isEmpty();
    }

    @Test
    void rejectsNonPositiveBounds() {
        assertThat(RandomInts.below(new SplitMix64(1), 1)).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomInts.below(new SplitMix64(1), 0))
                .withMessage("the bound must be positive, not 0");
    }
}
