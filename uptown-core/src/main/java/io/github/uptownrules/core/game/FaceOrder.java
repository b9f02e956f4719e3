package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Collection;
import java.util.random.RandomGenerator;

/**
 * The order in which the tiles of a color come to its rack (R9, Q12): the first few at once, then one a placement. It is kept as
 * the sets of its first tiles, from which all else follows, for possible worlds are made by the million and looked at little.
 */
final class FaceOrder {
    private static final long[] NOT_YET = {};

    /** The order of a color that is not in play. */
    static final FaceOrder NONE = new FaceOrder(new int[1]);

    /** By number, the bits of the first tiles. */
    private final int[] firstBits;

    /** All tiles in order; empty until first asked for. */
    private volatile ImmutableList<Face> faces = ImmutableList.of();

    /** By number, the key of the tiles after that many; empty until first asked for, which most orders never are. */
    private volatile long[] keys = NOT_YET;

    private FaceOrder(int[] firstBits) {
        this.firstBits = firstBits;
    }

    /** All 28 faces in this order. */
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

    /** All 28 faces, every order equally likely. */
    static FaceOrder shuffled(RandomGenerator random) {
        return shuffled(FaceSet.none(), FaceSet.none(), FaceSet.all(), random);
    }

    /** The faces of three sets that have all 28 between them: first the first, then the second, then the third in any order, each equally likely. */
    static FaceOrder shuffled(FaceSet first, FaceSet second, FaceSet third, RandomGenerator random) {
        int[] bits = new int[Face.all().size() + 1];
        int fixed = fill(bits, fill(bits, 0, first), second);
        fill(bits, fixed, third);
        // As RandomInts.shuffle does, so that a seed stands for the same deal as ever.
        for (int last = bits.length - 1; last > fixed + 1; last--) {
            int chosen = fixed + 1 + RandomInts.below(random, last - fixed);
            int bit = bits[chosen];
            bits[chosen] = bits[last];
            bits[last] = bit;
        }
        for (int count = 1; count < bits.length; count++) {
            bits[count] |= bits[count - 1];
        }
        return new FaceOrder(bits);
    }

    /** Puts the bit of each face after the first ones, and returns how many there are now. */
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

    /** The bits of the first {@code count} tiles. */
    int firstBits(int count) {
        return firstBits[count];
    }

    /** The tiles after the first {@code count}, in order. */
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

    /** The number of the face at an index. */
    private int ordinal(int index) {
        return Integer.numberOfTrailingZeros(firstBits[index + 1] ^ firstBits[index]);
    }

    /** A number for the tiles after the first {@code count} and their order, the same in every release. */
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
