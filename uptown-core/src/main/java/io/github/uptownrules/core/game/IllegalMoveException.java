package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;

/** Thrown when an illegal move is played. It carries every reason, and its message says them all. */
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
