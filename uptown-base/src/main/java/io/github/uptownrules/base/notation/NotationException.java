package io.github.uptownrules.base.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.message.Reasons;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not what it should be: tiles, a deck, a position, a view, a move, a record. It lists everything that is
 * wrong, each with its place. A move that can be read but not played is another matter: each game throws its own exception for it.
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
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Null in a copy that was serialized: the faults are not, but the message names them. */
    private final transient @Nullable ImmutableList<TextFault> faults;

    private NotationException(ImmutableList<TextFault> faults) {
        super(Reasons.join(faults));
        this.faults = faults;
    }

    /**
     * An exception that has these faults, for readers of texts of your own.
     *
     * @param faults what is wrong, one fault or more, in the order of their places
     * @return the exception
     * @throws IllegalArgumentException if there is no fault
     */
    public static NotationException of(ImmutableList<TextFault> faults) {
        if (faults.isEmpty()) {
            throw new IllegalArgumentException("expected one fault or more, not none");
        }
        return new NotationException(faults);
    }

    /**
     * What is wrong with the text.
     *
     * @return one fault or more; the message names them, or of very many the first; none in a copy that came about
     *     by serialization, whose message is the same
     */
    public ImmutableList<TextFault> faults() {
        return faults == null ? ImmutableList.of() : faults;
    }
}
