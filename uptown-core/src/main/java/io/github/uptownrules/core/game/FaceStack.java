package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Face;
import java.util.Comparator;

/**
 * A rack or a pile as plain data: its faces in order, or only their number if they are hidden. Immutable.
 *
 * <pre>{@code
 * FaceStack.of(ImmutableList.of(Face.ROW_E, Face.MONEY)).toString();    // -> E$
 * FaceStack.hidden(23).toString();                                      // -> ?23
 * FaceStack.hidden(23).size();                                          // -> 23
 * }</pre>
 *
 * @since 0.1.0
 */
public final class FaceStack {
    private final ImmutableList<Face> faces;
    private final int hidden;

    private FaceStack(ImmutableList<Face> faces, int hidden) {
        this.faces = faces;
        this.hidden = hidden;
    }

    /** Returns a stack of visible tiles. Their faces are not checked; duplicates are kept. */
    public static FaceStack of(Iterable<Face> faces) {
        requireNonNull(faces, "faces");
        return new FaceStack(ImmutableList.copyOf(faces), 0);
    }

    /**
     * Returns a stack of hidden tiles. For a count of 0, the stack is empty and not hidden.
     *
     * @param count the number of tiles, 0 to 28
     * @throws IllegalArgumentException if the count is out of range
     */
    public static FaceStack hidden(int count) {
        if (count < 0 || count > Face.all().size()) {
            throw new IllegalArgumentException("a stack has 0 to " + Face.all().size() + " hidden tiles, not " + count);
        }
        return new FaceStack(ImmutableList.of(), count);
    }

    /** {@return the faces in order; empty if they are hidden} */
    public ImmutableList<Face> faces() {
        return faces;
    }

    /** {@return whether this stack has tiles and they are hidden} */
    public boolean isHidden() {
        return hidden > 0;
    }

    /** {@return the number of tiles} */
    public int size() {
        return faces.size() + hidden;
    }

    /** {@return whether this stack has no tiles} */
    public boolean isEmpty() {
        return size() == 0;
    }

    FaceStack sorted() {
        return Comparators.isInOrder(faces, Comparator.naturalOrder())
                ? this
                : new FaceStack(ImmutableList.sortedCopyOf(faces), hidden);
    }

    /**
     * {@return whether the other object is a stack of the same visible tiles in the same order, or of the same number
     * of hidden tiles}
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof FaceStack that && faces.equals(that.faces) && hidden == that.hidden;
    }

    @Override
    public int hashCode() {
        return 31 * faces.hashCode() + hidden;
    }

    /**
     * {@return this stack in notation: its faces, {@code ?} and a number if they are hidden, or {@code -} if it is
     * empty}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    void write(StringBuilder text) {
        if (isHidden()) {
            text.append('?').append(hidden);
        } else if (isEmpty()) {
            text.append('-');
        } else {
            for (int i = 0; i < faces.size(); i++) {
                text.append(faces.get(i).letter());
            }
        }
    }
}
