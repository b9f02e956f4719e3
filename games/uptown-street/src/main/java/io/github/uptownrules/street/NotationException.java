package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not what it should be: a deck, a position, a view, a move, a record. It tells everything that is
 * wrong, each with its place. A move that can be read but not played is another matter: {@link IllegalMoveException}.
 *
 * <pre>{@code
 * try {
 *     Deck.parse("deck My-Box\nmoney 600\n");
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

    /** So many faults are in the message, which is bounded however long the text. */
    private static final int TOLD = 50;

    /** Null in a copy that was serialized: the faults are not, but the message names them. */
    private final transient @Nullable ImmutableList<TextFault> faults;

    NotationException(ImmutableList<TextFault> faults) {
        super(message(faults));
        this.faults = faults;
    }

    private static String message(ImmutableList<TextFault> faults) {
        String told = faults.stream().limit(TOLD).map(TextFault::toString).collect(Collectors.joining("; "));
        return faults.size() <= TOLD ? told : told + "; and " + (faults.size() - TOLD) + " more";
    }

    /**
     * What is wrong with the text.
     *
     * @return all faults, one or more, in the order of their places; the message has the first 50; none in a copy that came about
     *     by serialization, whose message is the same
     */
    public ImmutableList<TextFault> faults() {
        return faults == null ? ImmutableList.of() : faults;
    }
}
