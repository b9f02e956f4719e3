package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played. It carries every reason, and its message says them all.
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

    /** Null in a copy that was serialized: the reasons are not, but all are in the message. */
    private final transient @Nullable ImmutableSet<MoveFault> faults;

    IllegalMoveException(ImmutableSet<MoveFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * Why the move is illegal.
     *
     * @return one reason or more; none in a copy that came about by serialization, whose message still says them all
     */
    public ImmutableSet<MoveFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
