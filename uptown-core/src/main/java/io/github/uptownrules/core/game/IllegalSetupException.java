package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.text.Reasons;

/**
 * Thrown when a position is set up that no game can be in. It carries every fault, and its message says them all.
 *
 * <pre>{@code
 * try {
 *     GameState.of(Setup.builder(rules).build());
 * } catch (IllegalSetupException e) {
 *     e.faults().asList().get(0);    // -> seat 1: it owns 0 of the colors, not 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient ImmutableSet<SetupFault> faults;

    IllegalSetupException(ImmutableSet<SetupFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * Why no game can be in that position.
     *
     * @return one fault or more
     */
    public ImmutableSet<SetupFault> faults() {
        return faults;
    }
}
