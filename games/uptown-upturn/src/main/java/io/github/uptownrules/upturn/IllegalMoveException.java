package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played, with every reason.
 *
 * <pre>{@code
 * try {
 *     game.play(Move.PASS);
 * } catch (IllegalMoveException e) {
 *     e.faults().size();    // -> 1
 *     e.getMessage();       // -> you may not pass: you have not drawn
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null after deserialization: the reasons are not serialized, but the message contains them all. */
    private final transient @Nullable ImmutableSet<MoveFault> faults;

    IllegalMoveException(ImmutableSet<MoveFault> faults) {
        super(faults.stream().map(MoveFault::toString).collect(Collectors.joining("; ")));
        this.faults = faults;
    }

    /**
     * {@return the reasons in the order of their kinds, one or more; empty after deserialization, when only the message
     * contains them}
     */
    public ImmutableSet<MoveFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
