package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played. It carries every reason, and its message says them all.
 *
 * <pre>{@code
 * try {
 *     game.play(Move.PASS);
 * } catch (IllegalMoveException e) {
 *     e.faults().size();    // -> 1
 *     e.getMessage();       // -> you may not pass, for you have not drawn
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
        super(faults.stream().map(MoveFault::toString).collect(Collectors.joining("; ")));
        this.faults = faults;
    }

    /**
     * Why the move is illegal.
     *
     * @return one reason or more, in the order of their kinds; none in a copy that came about by serialization,
     *     whose message still says them all
     */
    public ImmutableSet<MoveFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
