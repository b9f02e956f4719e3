package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The order in which a color draws its tiles (R9, Q12): the tiles of the first rack at once, then one tile for each
 * placement. It is stored as the bit sets of its prefixes, because searches sample orders by the million and rarely
 * need more.
 */
final class FaceOrder {
    private static final long[] NOT_YET = {};

    /** The order of a color that is not in play. */
    static final FaceOrder NONE = new FaceOrder(new int[1]);

    /** The bits of the prefix of each length. */
    private final int[] firstBits;

    /** All faces in order; computed on first use. */
    private volatile ImmutableList<Face> faces = ImmutableList.of();

    /** By prefix length, the key of the remaining tiles; computed on first use, because most orders never need it. */
    private volatile long[] keys = NOT_YET;

    private FaceOrder(int[] firstBits) {
        this.firstBits = firstBits;
    }

    /** Returns the order of the given faces, which must be all 28. */
    static FaceOrder of(Collection<Face> faces) {
        int[] firstBits = new int[faces.size() + 1];
        int count = 0;
        for (Face face : faces) {
            firstBits[count + 1] = firstBits[count] | 1 << face.ordinal();
            count++;
        }
        if (count != Face.all().size() || firstBits[count] != FaceSet.all().bits()) {
            FaceSet missing = FaceSet.ofBits(firstBits[count]).complement();
            throw new IllegalArgumentException("an order has each of the 28 faces once, but this one has " + count
                    + (missing.isEmpty() ? "" : ", and " + missing + " is missing"));
        }
        return new FaceOrder(firstBits);
    }

    /** Returns the order of the faces of the set, then of the two lists, which must be all 28, each once. */
    static FaceOrder of(FaceSet first, List<Face> second, List<Face> third) {
        int[] bits = new int[Face.all().size() + 1];
        fill(bits, fill(bits, fill(bits, 0, first), second), third);
        return ofBits(bits);
    }

    /** {@return a uniformly random order of all 28 faces} */
    static FaceOrder shuffled(RandomGenerator random) {
        return shuffled(FaceSet.none(), FaceSet.none(), FaceSet.all(), random);
    }

    /**
     * Returns the faces of the first set, then those of the second, then those of the third in a uniformly random
     * order. The sets must partition the 28 faces.
     */
    static FaceOrder shuffled(FaceSet first, FaceSet second, FaceSet third, RandomGenerator random) {
        int[] bits = new int[Face.all().size() + 1];
        int fixed = fill(bits, fill(bits, 0, first), second);
        fill(bits, fixed, third);
        // The same algorithm as RandomInts.shuffle, so that a seed always deals the same game.
        for (int last = bits.length - 1; last > fixed + 1; last--) {
            int chosen = fixed + 1 + RandomInts.below(random, last - fixed);
            int bit = bits[chosen];
            bits[chosen] = bits[last];
            bits[last] = bit;
        }
        return ofBits(bits);
    }

    /** Returns the order of faces given by their bits. */
    private static FaceOrder ofBits(int[] bits) {
        for (int count = 1; count < bits.length; count++) {
            bits[count] |= bits[count - 1];
        }
        return new FaceOrder(bits);
    }

    private static int fill(int[] bits, int count, List<Face> faces) {
        for (int i = 0; i < faces.size(); i++) {
            bits[count + 1 + i] = 1 << faces.get(i).ordinal();
        }
        return count + faces.size();
    }

    /** Appends the bit of each face to the first {@code count} and returns the new count. */
    private static int fill(int[] bits, int count, FaceSet set) {
        int next = count;
        for (int rest = set.bits(); rest != 0; rest &= rest - 1) {
            bits[++next] = rest & -rest;
        }
        return next;
    }

    int size() {
        return firstBits.length - 1;
    }

    int firstBits(int count) {
        return firstBits[count];
    }

    /** {@return the tiles after the first {@code count}, in order} */
    ImmutableList<Face> after(int count) {
        ImmutableList<Face> known = faces;
        if (known.size() < size()) {
            known = faces();
            faces = known;
        }
        return known.subList(count, known.size());
    }

    private ImmutableList<Face> faces() {
        ImmutableList.Builder<Face> list = ImmutableList.builderWithExpectedSize(size());
        for (int index = 0; index < size(); index++) {
            list.add(Face.all().get(ordinal(index)));
        }
        return list.build();
    }

    private int ordinal(int index) {
        return Integer.numberOfTrailingZeros(firstBits[index + 1] ^ firstBits[index]);
    }

    /** {@return a hash of the tiles after the first {@code count} and their order, the same in every release} */
    long keyAfter(int count) {
        long[] known = keys;
        if (known.length == 0) {
            known = keys();
            keys = known;
        }
        return known[count];
    }

    private long[] keys() {
        long[] result = new long[size() + 1];
        for (int count = size() - 1; count >= 0; count--) {
            result[count] = SplitMix64.mix(result[count + 1] + 1 + ordinal(count));
        }
        return result;
    }
}
