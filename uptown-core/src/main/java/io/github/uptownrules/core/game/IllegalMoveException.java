package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;

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

    private final transient ImmutableSet<MoveFault> faults;

    /**
     * An exception for these reasons.
     *
     * @param faults one reason or more
     */
    public IllegalMoveException(ImmutableSet<MoveFault> faults) {
        super(faults.stream().map(MoveFault::toString).collect(Collectors.joining("; ")));
        this.faults = faults;
    }

    /**
     * Why the move is illegal.
     *
     * @return one reason or more
     */
    public ImmutableSet<MoveFault> faults() {
        return faults;
    }
}
