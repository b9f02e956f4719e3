package io.github.uptownrules.core.value;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.text.Quantity;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collector;
import java.util.stream.Stream;

/**
 * An immutable set of faces, in canonical order; 16 bytes, whatever it holds.
 *
 * <p>It knows no color. What is on the rack of a color is such a set, and so is what a color has not yet played.
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

    /**
     * The empty set.
     *
     * @return the same set each time
     */
    public static FaceSet none() {
        return NONE;
    }

    /**
     * All 28 faces.
     *
     * @return the same set each time
     */
    public static FaceSet all() {
        return ALL;
    }

    /**
     * The set of these faces.
     *
     * @param faces any faces; naming one twice changes nothing
     * @return the set
     */
    public static FaceSet of(Face... faces) {
        requireNonNull(faces, "faces");
        return Stream.of(faces).collect(toFaceSet());
    }

    /**
     * A collector of faces into a set.
     *
     * @return the collector
     */
    public static Collector<Face, ?, FaceSet> toFaceSet() {
        return Collector.of(
                () -> new int[1],
                (word, face) -> word[0] |= 1 << face.ordinal(),
                (left, right) -> new int[] {left[0] | right[0]},
                word -> new FaceSet(word[0]),
                Collector.Characteristics.UNORDERED);
    }

    /**
     * The set with these bits; the inverse of {@link #bits()}.
     *
     * @param bits bit <i>i</i> stands for the <i>i</i>-th face in canonical order, from 0
     * @return the set
     * @throws IllegalArgumentException if a bit that stands for no face is set
     */
    public static FaceSet ofBits(int bits) {
        if ((bits & ~ALL.bits) != 0) {
            throw beyond(bits);
        }
        return new FaceSet(bits);
    }

    /** Made apart, so that every compiler takes {@link #ofBits} for small, and makes no object where none is needed. */
    private static IllegalArgumentException beyond(int bits) {
        return new IllegalArgumentException("a bit beyond the 28 faces is set: 0x" + Integer.toHexString(bits));
    }

    /**
     * This set as bits. The layout stays the same in every release.
     *
     * @return bit <i>i</i> for the <i>i</i>-th face in canonical order, from 0
     */
    public int bits() {
        return bits;
    }

    /**
     * The number of faces.
     *
     * @return 0 to 28
     */
    public int size() {
        return Integer.bitCount(bits);
    }

    /** {@return whether there is no face in this set} */
    public boolean isEmpty() {
        return bits == 0;
    }

    /**
     * Whether a face is in this set.
     *
     * @param face any face
     * @return whether it is
     */
    public boolean contains(Face face) {
        return (bits >>> face.ordinal() & 1) != 0;
    }

    /**
     * Whether every face of another set is in this one.
     *
     * @param other any set
     * @return whether it is a subset of this one
     */
    public boolean containsAll(FaceSet other) {
        return (other.bits & ~bits) == 0;
    }

    /**
     * Whether a face is in this set and in another.
     *
     * @param other any set
     * @return whether their {@link #intersection} is not empty
     */
    public boolean intersects(FaceSet other) {
        return (bits & other.bits) != 0;
    }

    /**
     * The face at an index in canonical order.
     *
     * @param index 0 to {@code size() - 1}
     * @return the face
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
     * How many faces of this set come before a face in canonical order; for a face of the set, the inverse of {@link #get}.
     *
     * @param face any face, of this set or not
     * @return 0 to {@code size()}
     */
    public int rank(Face face) {
        return Integer.bitCount(bits & (1 << face.ordinal()) - 1);
    }

    /**
     * Whether some face of this set fits some cell (R14 to R17).
     *
     * @param cells any cells
     * @return whether there is such a face
     */
    public boolean anyFits(CellSet cells) {
        requireNonNull(cells, "cells");
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            if (Face.all().get(Integer.numberOfTrailingZeros(rest)).cells().intersects(cells)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The faces of this set that fit some cell (R14 to R17).
     *
     * @param cells any cells
     * @return a subset of this set
     */
    public FaceSet fitting(CellSet cells) {
        requireNonNull(cells, "cells");
        int fitting = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            fitting |= Face.all().get(face).cells().intersects(cells) ? 1 << face : 0;
        }
        return new FaceSet(fitting);
    }

    /**
     * The faces that are in this set or the other.
     *
     * @param other any set
     * @return the union
     */
    public FaceSet union(FaceSet other) {
        return new FaceSet(bits | other.bits);
    }

    /**
     * The faces that are in this set and the other.
     *
     * @param other any set
     * @return the intersection
     */
    public FaceSet intersection(FaceSet other) {
        return new FaceSet(bits & other.bits);
    }

    /**
     * The faces of this set that are not in the other.
     *
     * @param other any set
     * @return the difference
     */
    public FaceSet difference(FaceSet other) {
        return new FaceSet(bits & ~other.bits);
    }

    /**
     * The faces that are not in this set.
     *
     * @return the difference between {@link #all()} and this set
     */
    public FaceSet complement() {
        return ALL.difference(this);
    }

    /**
     * This set and one face.
     *
     * @param face any face
     * @return a set that contains it
     */
    public FaceSet with(Face face) {
        return new FaceSet(bits | 1 << face.ordinal());
    }

    /**
     * This set without one face.
     *
     * @param face any face
     * @return a set that does not contain it
     */
    public FaceSet without(Face face) {
        return new FaceSet(bits & ~(1 << face.ordinal()));
    }

    /**
     * The faces in canonical order, as a stream.
     *
     * @return a stream of {@link #size()} faces
     */
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

    /**
     * Whether the other object is a set of the same faces.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof FaceSet that && bits == that.bits;
    }

    /** {@return a hash of the faces} */
    @Override
    public int hashCode() {
        return bits;
    }

    /** {@return their characters in canonical order, or {@code -} if there is none} */
    @Override
    public String toString() {
        return isEmpty() ? "-" : String.join("", stream().map(Face::toString).toList());
    }
}
