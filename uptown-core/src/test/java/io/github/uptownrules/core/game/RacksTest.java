package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Racks are computed one at a time, and racks that lead to no world are skipped. */
class RacksTest {
    /** The seat to move can place only the last tile in order; all racks without it are skipped. */
    @Test
    @Timeout(value = 10, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void skipsRacksWithoutAWantedTile() {
        for (int size = 1; size <= 27; size++) {
            FaceSet all = FaceSet.all();
            Iterator<FaceSet> racks = Racks.withOneOf(FaceSet.of(Face.MONEY), all, size);
            long count = 0;
            int last = -1;
            while (racks.hasNext() && count < 1_000) {
                FaceSet rack = racks.next();
                assertThat(rack.size()).isEqualTo(size);
                assertThat(rack.contains(Face.MONEY)).isTrue();
                assertThat(rack.bits()).isGreaterThan(last);
                last = rack.bits();
                count++;
            }
            assertThat(count).isPositive();
        }
    }

    /** A random set with a quarter of the faces on average. */
    private static FaceSet few(SplitMix64 random) {
        int some = (int) random.nextLong();
        int others = (int) random.nextLong();
        return FaceSet.ofBits(some & others & FaceSet.all().bits());
    }

    /** All racks, and those with a wanted tile, in the order of Guava's combinations. */
    @Test
    void matchesTheCombinationsOfALibrary() {
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < 3_000; i++) {
            FaceSet candidates = few(random);
            if (candidates.size() > 12) {
                continue;
            }
            FaceSet wanted = few(random);
            for (int size = 0; size <= candidates.size() + 1; size++) {
                List<FaceSet> listed = size > candidates.size()
                        ? List.of()
                        : Sets.combinations(ImmutableSet.copyOf(candidates), size).stream()
                                .map(rack -> rack.stream().collect(FaceSet.toFaceSet()))
                                .toList();
                assertThat(ImmutableList.copyOf(Racks.of(candidates, size))).isEqualTo(listed);
                assertThat(ImmutableList.copyOf(Racks.withOneOf(wanted, candidates, size)))
                        .isEqualTo(listed.stream()
                                .filter(rack -> !rack.intersection(wanted).isEmpty())
                                .toList());
            }
        }
    }
}
