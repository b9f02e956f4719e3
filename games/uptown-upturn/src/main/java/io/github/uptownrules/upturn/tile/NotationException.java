package io.github.uptownrules.upturn.tile;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not what it should be: a tile, a tile set, a move, a position, a view or a record. It carries every
 * fault that was found, each with its place. A move that is well written but may not be played is something else, an
 * {@link io.github.uptownrules.upturn.IllegalMoveException IllegalMoveException}.
 *
 * <pre>{@code
 * try {
 *     Move.parse("51*>21");
 * } catch (NotationException e) {
 *     e.getMessage();             // -> column 6: seats are in ascending order, so 1 does not come after 2
 *     e.faults().size();          // -> 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null in a copy that was serialized: the faults are not, but the message names them. */
    private final transient @Nullable ImmutableList<TextFault> faults;

    private NotationException(ImmutableList<TextFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * An exception that carries these faults, for readers of texts of your own.
     *
     * @param faults what is wrong, one fault or more, in the order of their places
     * @return the exception
     * @throws IllegalArgumentException if there is no fault
     */
    public static NotationException of(ImmutableList<TextFault> faults) {
        if (faults.isEmpty()) {
            throw new IllegalArgumentException("expected one fault or more, not none");
        }
        return new NotationException(faults);
    }

    /**
     * The same faults of a text that stands in another: their places are counted in the other text.
     *
     * <pre>{@code
     * NotationException fault = NotationException.of(ImmutableList.of(new TextFault(1, 6, "no seat")));
     * fault.startingAt(3, 10).getMessage();       // -> line 3, column 15: no seat
     * }</pre>
     *
     * @param line the line of the other text in which the text begins, counted from 1
     * @param column where it begins in that line, counted from 1
     * @return an exception whose cause is this one; of a copy without faults the copy
     * @throws IllegalArgumentException if the line or the column is less than 1
     */
    public NotationException startingAt(int line, int column) {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException(
                    "expected a line and a column, both 1 or more, not " + line + " and " + column);
        }
        if (faults().isEmpty()) {
            return this; // a copy, which has but its message
        }
        NotationException moved = of(faults().stream()
                .map(fault -> new TextFault(
                        fault.line() + line - 1,
                        fault.line() == 1 ? fault.column() + column - 1 : fault.column(),
                        fault.message()))
                .collect(ImmutableList.toImmutableList()));
        moved.initCause(this);
        return moved;
    }

    /**
     * What is wrong with the text.
     *
     * @return one fault or more; the message names them, or of very many the first; none in a copy that came about
     *     by serialization, whose message is the same
     */
    public ImmutableList<TextFault> faults() {
        return faults == null ? ImmutableList.of() : faults;
    }
}
