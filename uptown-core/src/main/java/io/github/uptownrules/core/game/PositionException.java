package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a position is impossible, or a text is not a position. It contains all faults, and its message lists
 * them.
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
public final class PositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null after deserialization: faults are not serializable, but the message lists them. */
    private final transient @Nullable ImmutableSet<PositionFault> faults;

    /** Creates an exception for at least one fault. */
    public PositionException(ImmutableSet<PositionFault> faults) {
        super(Reasons.join(requireNonNull(faults, "faults")));
        this.faults = faults;
    }

    /** {@return all faults, at least one; empty after deserialization, when only the message lists them} */
    public ImmutableSet<PositionFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
