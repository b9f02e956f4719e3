package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.street.town.Card;
import java.util.Optional;

/**
 * What a client has to be sent of a move so that its view can {@linkplain StreetView#follow follow}: all else is in the view before
 * it.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(move);
 * SeenMove seen = SeenMove.of(outcome);
 * seen.shown();                                               // -> Optional[b61]
 * game.view().follow(seen).equals(outcome);                   // -> true
 * }</pre>
 *
 * @param move the move
 * @param shown the card that came to the top of the pile played from; empty if that pile is empty now
 * @since 0.1.0
 */
public record SeenMove(Move move, Optional<Card> shown) {
    /**
     * A move as it is seen.
     *
     * @param move the move
     * @param shown the card that came to the top of the pile played from; empty if that pile is empty now
     */
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(shown, "shown");
    }

    /**
     * What clients are sent of a move.
     *
     * @param outcome what it brought about
     * @return the move, and the card that came to light
     */
    public static SeenMove of(Outcome outcome) {
        return new SeenMove(outcome.move(), outcome.shown());
    }

    /** {@return the move, and the card behind a space, or {@code -} if none came to light} */
    @Override
    public String toString() {
        return move + " " + shown.map(Card::toString).orElse("-");
    }
}
