package io.github.uptownrules.base.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text cannot be read as tiles, a deck, a position, a view, a move or a record. It lists all faults
 * with their places. A readable move that cannot be played throws an exception of its game instead.
 *
 * <pre>{@code
 * try {
 *     io.github.uptownrules.street.town.Deck.parse("deck My-Box\nmoney 600\n");
 * } catch (NotationException e) {
 *     e.faults().size();                 // -> 3 (the cards are missing, too)
 *     e.faults().get(1).line();          // -> 2
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class NotationException extends IllegalArgumentException implements LocatedFaults {
    private static final long serialVersionUID = 1;

    /** Null after deserialization: the faults are not serialized, but the message names them. */
    private final transient @Nullable ImmutableList<TextFault> faults;

    private NotationException(ImmutableList<TextFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * Creates an exception, for readers of your own texts.
     *
     * @param faults one or more faults, ordered by place
     * @throws IllegalArgumentException if there is no fault
     */
    public static NotationException of(ImmutableList<TextFault> faults) {
        if (faults.isEmpty()) {
            throw new IllegalArgumentException("expected one fault or more, not none");
        }
        return new NotationException(faults);
    }

    /**
     * Returns the faults of the text, one or more. If there are too many, the message names only the first ones.
     * After deserialization the list is empty, but the message is the same.
     */
    @Override
    public ImmutableList<TextFault> faults() {
        return faults == null ? ImmutableList.of() : faults;
    }
}
