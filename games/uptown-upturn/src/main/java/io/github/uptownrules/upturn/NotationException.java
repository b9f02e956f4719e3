package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Fault;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not what it should be: a tile, a tile set, a move, a position, a view or a record. It carries every
 * fault that was found, each with its place. A move that is well written but may not be played is something else, an
 * {@link IllegalMoveException}.
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

    static NotationException of(ImmutableList<Fault> faults) {
        return new NotationException(faults.stream().map(TextFault::of).collect(ImmutableList.toImmutableList()));
    }

    static NotationException of(Piece where, String message) {
        return of(ImmutableList.of(new Fault(where.line(), where.column(), message)));
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
