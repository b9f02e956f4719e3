package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.random.Draws;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;

/** The order in which the tiles of a color come to its rack (R9, Q12): the first few at once, then one a placement. */
final class FaceOrder {
    /** The order of a color that is not in play. */
    static final FaceOrder NONE = new FaceOrder(ImmutableList.of());

    private static final long[] NOT_YET = {};

    private final ImmutableList<Face> faces;

    /** By number, the bits of so many first tiles. */
    private final int[] firstBits;

    /** By number, the key of the tiles after so many; empty until somebody asks, for most orders never are. */
    private volatile long[] keys = NOT_YET;

    private FaceOrder(ImmutableList<Face> faces) {
        this.faces = faces;
        this.firstBits = new int[faces.size() + 1];
        for (int i = 0; i < faces.size(); i++) {
            firstBits[i + 1] = firstBits[i] | 1 << faces.get(i).ordinal();
        }
    }

    /** All 28 faces in this order. */
    static FaceOrder of(Collection<Face> faces) {
        FaceOrder order = new FaceOrder(ImmutableList.copyOf(faces));
        if (order.faces.size() != Face.all().size()
                || order.firstBits[Face.all().size()] != FaceSet.all().bits()) {
            FaceSet missing =
                    FaceSet.ofBits(order.firstBits[order.faces.size()]).complement();
            throw new IllegalArgumentException("an order has each of the 28 faces once, but this one has "
                    + order.faces.size() + (missing.isEmpty() ? "" : ", and " + missing + " is missing"));
        }
        return order;
    }

    /** All 28 faces, every order equally likely. */
    static FaceOrder shuffled(RandomGenerator random) {
        List<Face> faces = new ArrayList<>(Face.all());
        Draws.shuffle(random, faces);
        return new FaceOrder(ImmutableList.copyOf(faces));
    }

    int size() {
        return faces.size();
    }

    /** The bits of the first {@code count} tiles. */
    int firstBits(int count) {
        return firstBits[count];
    }

    /** The tiles after the first {@code count}, in order. */
    ImmutableList<Face> after(int count) {
        return faces.subList(count, faces.size());
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
        long[] result = new long[faces.size() + 1];
        for (int count = faces.size() - 1; count >= 0; count--) {
            result[count] =
                    SplitMix64.mix(result[count + 1] + 1 + faces.get(count).ordinal());
        }
        return result;
    }
}
