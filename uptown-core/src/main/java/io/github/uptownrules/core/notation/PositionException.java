package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.text.Reasons;

/**
 * Thrown when a text is not a position that a game can be in. It carries every fault, and its message says them all.
 *
 * <pre>{@code
 * try {
 *     notation.readPosition(game.toString().replace("standard-4", "chess"));
 * } catch (PositionException e) {
 *     e.faults().size();    // -> 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PositionException extends NotationException {
    private static final long serialVersionUID = 1;

    private final transient ImmutableSet<PositionFault> faults;

    PositionException(ImmutableSet<PositionFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * What is wrong with the text.
     *
     * @return one fault or more
     */
    public ImmutableSet<PositionFault> faults() {
        return faults;
    }
}
