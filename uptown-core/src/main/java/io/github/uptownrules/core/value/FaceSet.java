package io.github.uptownrules.core.value;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.text.Quantity;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collector;
import java.util.stream.Stream;

/**
 * An immutable set of faces, in canonical order. Every set takes 16 bytes.
 *
 * <p>A set of faces has no color. The rack of a color is such a set, and so are its unplayed tiles.
 *
 * <pre>{@code
 * FaceSet rack = FaceSet.of(Face.COLUMN_5, Face.ROW_C, Face.ROW_E);
 * rack.toString();                // -> CE5
 * rack.without(Face.ROW_C).size();   // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class FaceSet implements Iterable<Face> {
    private static final FaceSet NONE = new FaceSet(0);
    private static final FaceSet ALL = new FaceSet((1 << Face.all().size()) - 1);

    private final int bits;

    private FaceSet(int bits) {
        this.bits = bits;
    }

    /** {@return the empty set} */
    public static FaceSet none() {
        return NONE;
    }

    /** {@return the set of all 28 faces} */
    public static FaceSet all() {
        return ALL;
    }

    /** Returns a set of the given faces. Duplicates are ignored. */
    public static FaceSet of(Face... faces) {
        requireNonNull(faces, "faces");
        return Stream.of(faces).collect(toFaceSet());
    }

    /** {@return a collector that accumulates faces into a set} */
    public static Collector<Face, ?, FaceSet> toFaceSet() {
        return Collector.of(
                () -> new int[1],
                (word, face) -> word[0] |= 1 << face.ordinal(),
                (left, right) -> new int[] {left[0] | right[0]},
                word -> new FaceSet(word[0]),
                Collector.Characteristics.UNORDERED);
    }

    /**
     * Returns the set with the given bits, as returned by {@link #bits()}.
     *
     * @throws IllegalArgumentException if a bit is set that represents no face
     */
    public static FaceSet ofBits(int bits) {
        if ((bits & ~ALL.bits) != 0) {
            throw beyond(bits);
        }
        return new FaceSet(bits);
    }

    /** A separate method, so that compilers can inline {@link #ofBits} and elide the allocation. */
    private static IllegalArgumentException beyond(int bits) {
        return new IllegalArgumentException("a bit beyond the 28 faces is set: 0x" + Integer.toHexString(bits));
    }

    /**
     * Returns this set as bits: bit <i>i</i> is the <i>i</i>-th face in canonical order, counted from 0. The layout
     * never changes between releases.
     */
    public int bits() {
        return bits;
    }

    /** {@return the number of faces, 0 to 28} */
    public int size() {
        return Integer.bitCount(bits);
    }

    /** {@return whether this set has no faces} */
    public boolean isEmpty() {
        return bits == 0;
    }

    /** {@return whether a face is in this set} */
    public boolean contains(Face face) {
        return (bits >>> face.ordinal() & 1) != 0;
    }

    /** {@return whether every face of another set is in this set} */
    public boolean containsAll(FaceSet other) {
        return (other.bits & ~bits) == 0;
    }

    /** {@return whether this set and another have a face in common} */
    public boolean intersects(FaceSet other) {
        return (bits & other.bits) != 0;
    }

    /**
     * Returns the face at an index in canonical order.
     *
     * @param index 0 to {@code size() - 1}
     * @throws IndexOutOfBoundsException if the index is out of range
     */
    public Face get(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("index " + index + " of " + Quantity.of(size(), "face"));
        }
        int rest = bits;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Face.all().get(Integer.numberOfTrailingZeros(rest));
    }

    /**
     * Returns the number of faces of this set that precede a face in canonical order, 0 to {@code size()}. For faces of
     * this set, this is the inverse of {@link #get}.
     */
    public int rank(Face face) {
        return Integer.bitCount(bits & (1 << face.ordinal()) - 1);
    }

    /** {@return whether any face of this set fits any of the given cells (R14 to R17)} */
    public boolean anyFits(CellSet cells) {
        requireNonNull(cells, "cells");
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            if (Face.all().get(Integer.numberOfTrailingZeros(rest)).cells().intersects(cells)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the faces of this set that fit at least one of the given cells (R14 to R17)} */
    public FaceSet fitting(CellSet cells) {
        requireNonNull(cells, "cells");
        int fitting = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            fitting |= Face.all().get(face).cells().intersects(cells) ? 1 << face : 0;
        }
        return new FaceSet(fitting);
    }

    /** {@return the faces that are in this set, in the other, or in both} */
    public FaceSet union(FaceSet other) {
        return new FaceSet(bits | other.bits);
    }

    /** {@return the faces that are in both sets} */
    public FaceSet intersection(FaceSet other) {
        return new FaceSet(bits & other.bits);
    }

    /** {@return the faces of this set that are not in the other} */
    public FaceSet difference(FaceSet other) {
        return new FaceSet(bits & ~other.bits);
    }

    /** {@return the faces that are not in this set} */
    public FaceSet complement() {
        return ALL.difference(this);
    }

    /** {@return this set with a face added} */
    public FaceSet with(Face face) {
        return new FaceSet(bits | 1 << face.ordinal());
    }

    /** {@return this set with a face removed} */
    public FaceSet without(Face face) {
        return new FaceSet(bits & ~(1 << face.ordinal()));
    }

    /** {@return a stream of the faces in canonical order} */
    public Stream<Face> stream() {
        return Face.all().stream().filter(this::contains);
    }

    /** {@return an iterator over the faces in canonical order} */
    @Override
    public Iterator<Face> iterator() {
        return new UnmodifiableIterator<>() {
            private int rest = bits;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public Face next() {
                if (rest == 0) {
                    throw new NoSuchElementException();
                }
                Face next = Face.all().get(Integer.numberOfTrailingZeros(rest));
                rest &= rest - 1;
                return next;
            }
        };
    }

    /** {@return whether the other object is a set of the same faces} */
    @Override
    public boolean equals(Object other) {
        return other instanceof FaceSet that && bits == that.bits;
    }

    @Override
    public int hashCode() {
        return bits;
    }

    /** {@return the characters of the faces in canonical order, or {@code -} for the empty set} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : String.join("", stream().map(Face::toString).toList());
    }
}
