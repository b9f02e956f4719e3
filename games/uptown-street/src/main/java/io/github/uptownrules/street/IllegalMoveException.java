package io.github.uptownrules.street;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played. It carries every reason, and its message lists them all.
 *
 * <pre>{@code
 * try {
 *     game.play(Move.discard(Card.parse("p5")));
 * } catch (IllegalMoveException e) {
 *     e.faults().size();    // -> 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null after deserialization: the reasons are not serialized, but the message has them all. */
    private final transient @Nullable ImmutableSet<MoveFault> faults;

    IllegalMoveException(ImmutableSet<MoveFault> faults) {
        super(faults.stream().map(MoveFault::toString).collect(Collectors.joining("; ")));
        this.faults = faults;
    }

    /** {@return the reasons in order, at least one; empty after deserialization, when only the message has them} */
    public ImmutableSet<MoveFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
