package io.github.uptownrules.street;

import io.github.uptownrules.street.town.Card;
import java.util.Optional;

/**
 * The visible part of a pile (Y4): its top card and the number of cards below.
 *
 * @param top the index of the card, or {@link #NONE} for an empty pile
 * @param below 0 or more
 */
record Pile(int top, int below) {
    static final int NONE = -1;

    boolean isEmpty() {
        return top == NONE;
    }

    int size() {
        return isEmpty() ? 0 : 1 + below;
    }

    Optional<Card> card() {
        return isEmpty() ? Optional.empty() : Optional.of(Card.all().get(top));
    }

    /** Returns this pile without its top card; {@code shown} is the index of the new top card, or {@link #NONE}. */
    Pile next(int shown) {
        return new Pile(shown, Math.max(0, below - 1));
    }
}
