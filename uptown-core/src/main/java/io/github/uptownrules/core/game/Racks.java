package io.github.uptownrules.core.game;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Collections;
import java.util.Iterator;

/**
 * Iterates over all racks of a given size from a set of candidates, in constant memory. Internally a rack is a number
 * in which bit <i>i</i> represents the <i>i</i>-th candidate, and racks are returned in the order of these numbers.
 */
final class Racks extends AbstractIterator<FaceSet> {
    private final ImmutableList<Face> candidates;

    /** Every rack contains at least one of these. */
    private final int wanted;

    private int next;

    private Racks(FaceSet candidates, FaceSet wanted, int size) {
        this.candidates = ImmutableList.copyOf(candidates);
        int bits = 0;
        for (int i = 0; i < this.candidates.size(); i++) {
            bits |= wanted.contains(this.candidates.get(i)) ? 1 << i : 0;
        }
        this.wanted = bits;
        this.next = (1 << size) - 1;
    }

    /** {@return all racks of a size} */
    static Iterator<FaceSet> of(FaceSet candidates, int size) {
        return size == 0 ? Iterators.singletonIterator(FaceSet.none()) : withOneOf(candidates, candidates, size);
    }

    /**
     * Returns the racks of a size that contain at least one wanted tile. Others are skipped in one step, without being
     * enumerated.
     */
    static Iterator<FaceSet> withOneOf(FaceSet wanted, FaceSet candidates, int size) {
        return size == 0 || size > candidates.size() || !wanted.intersects(candidates)
                ? Collections.emptyIterator()
                : new Racks(candidates, wanted, size);
    }

    @Override
    protected FaceSet computeNext() {
        int rack = firstWantedFrom(next);
        if (rack >>> candidates.size() != 0) {
            endOfData();
            return FaceSet.none();
        }
        next = successor(rack);
        FaceSet faces = FaceSet.none();
        for (int rest = rack; rest != 0; rest &= rest - 1) {
            faces = faces.with(candidates.get(Integer.numberOfTrailingZeros(rest)));
        }
        return faces;
    }

    /**
     * Returns the next number with the same bit count: Gosper's hack, item 175 of Beeler, Gosper and Schroeppel,
     * <i>HAKMEM</i> (1972).
     */
    private static int successor(int rack) {
        int lowest = rack & -rack;
        int carried = rack + lowest;
        return carried | ((rack ^ carried) >>> 2) / lowest;
    }

    /** {@return the smallest number, {@code rack} or greater, with the same bit count and at least one wanted bit} */
    private int firstWantedFrom(int rack) {
        if ((rack & wanted) != 0) {
            return rack;
        }
        int first = Integer.numberOfTrailingZeros(wanted);
        // Sets the lowest possible clear bit, and moves the remaining bits below it as low as possible.
        for (int bit = Integer.numberOfTrailingZeros(rack) + 1; ; bit++) {
            int left = Integer.bitCount(rack & (1 << bit) - 1) - 1;
            int raised = (rack >>> bit | 1) << bit;
            if ((rack >>> bit & 1) == 0) {
                if ((wanted >>> bit & 1) != 0 || first < left) {
                    return raised | (1 << left) - 1;
                }
                if (left > 0 && first < bit) {
                    return raised | (1 << left - 1) - 1 | 1 << first;
                }
            }
        }
    }
}
