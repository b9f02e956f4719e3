package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when no game can be in a position that was set up, or a text is no such position. It carries every fault, and its
 * message says them all.
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

    /** Null in a copy that was serialized: the faults are not, but all are in the message. */
    private final transient @Nullable ImmutableSet<PositionFault> faults;

    /**
     * An exception for these faults.
     *
     * @param faults one fault or more
     */
    public PositionException(ImmutableSet<PositionFault> faults) {
        super(Reasons.join(requireNonNull(faults, "faults")));
        this.faults = faults;
    }

    /**
     * What is wrong.
     *
     * @return one fault or more; none in a copy that came about by serialization, whose message still says them all
     */
    public ImmutableSet<PositionFault> faults() {
        return faults == null ? ImmutableSet.of() : faults;
    }
}
