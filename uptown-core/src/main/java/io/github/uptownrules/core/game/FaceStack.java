package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Face;

/**
 * A rack or a pile as plain data: some faces in order, or only how many there are where they cannot be seen. Immutable.
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

    /**
     * Tiles that can be seen.
     *
     * @param faces the faces; they need not make sense, and one may be there twice
     * @return the stack
     */
    public static FaceStack of(Iterable<Face> faces) {
        requireNonNull(faces, "faces");
        return new FaceStack(ImmutableList.copyOf(faces), 0);
    }

    /**
     * Tiles that cannot be seen.
     *
     * @param count how many there are, 0 to 28; none can always be seen, so 0 makes an empty stack
     * @return the stack
     * @throws IllegalArgumentException if the count is out of range
     */
    public static FaceStack hidden(int count) {
        if (count < 0 || count > Face.all().size()) {
            throw new IllegalArgumentException(
                    "a color has " + Face.all().size() + " tiles, so there cannot be " + count + " hidden ones");
        }
        return new FaceStack(ImmutableList.of(), count);
    }

    /**
     * The faces, as far as they can be seen.
     *
     * @return the faces in order; none if they are hidden
     */
    public ImmutableList<Face> faces() {
        return faces;
    }

    /** {@return whether there are tiles and they cannot be seen} */
    public boolean isHidden() {
        return hidden > 0;
    }

    /**
     * How many tiles there are.
     *
     * @return 0 or more
     */
    public int size() {
        return faces.size() + hidden;
    }

    /** {@return whether there are no tiles} */
    public boolean isEmpty() {
        return size() == 0;
    }

    FaceStack sorted() {
        return new FaceStack(ImmutableList.sortedCopyOf(faces), hidden);
    }

    /**
     * Whether the other object is a stack of the same tiles in the same order, or as many hidden ones.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof FaceStack that && faces.equals(that.faces) && hidden == that.hidden;
    }

    /** {@return a hash of the tiles, or of their number} */
    @Override
    public int hashCode() {
        return 31 * faces.hashCode() + hidden;
    }

    /** {@return this stack in notation: its tiles, {@code ?} and their number if they are hidden, {@code -} for none} */
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
