package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.street.town.Card;
import java.util.Optional;

/**
 * A move as a client receives it, for {@link StreetView#follow}.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(move);
 * SeenMove seen = SeenMove.of(outcome);
 * seen.shown();                                               // -> Optional[b61]
 * game.view().follow(seen).equals(outcome);                   // -> true
 * }</pre>
 *
 * @param move the move
 * @param shown the new top card of the pile played from; empty if that pile is empty now
 * @since 0.1.0
 */
public record SeenMove(Move move, Optional<Card> shown) {
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(shown, "shown");
    }

    /** {@return the move of an outcome and the card it revealed} */
    public static SeenMove of(Outcome outcome) {
        return new SeenMove(outcome.move(), outcome.shown());
    }

    /** {@return the move, a space, and the revealed card or {@code -}} */
    @Override
    public String toString() {
        return move + " " + shown.map(Card::toString).orElse("-");
    }
}
