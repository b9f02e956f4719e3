package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played. It contains all reasons, and its message lists them.
 *
 * <pre>{@code
 * try {
 *     game.play(Move.parse("g5@E5"));
 * } catch (IllegalMoveException e) {
 *     e.faults().size();    // -> 2 (it is not green's turn, and green has no 5 on its rack)
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null after deserialization: faults are not serializable, but the message lists them. */
    private final transient @Nullable ImmutableSet<MoveFault> faults;

    IllegalMoveException(ImmutableSet<MoveFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /** {@return all reasons, at least one; empty after deserialization, when only the message lists them} */
    public ImmutableSet<MoveFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
