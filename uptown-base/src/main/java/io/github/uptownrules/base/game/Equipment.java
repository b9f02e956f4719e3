package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

/**
 * The tiles or cards of a game that users may replace: the tiles of UP TURN, the deck of the street game.
 *
 * <pre>{@code
 * new Equipment("deck", "Deck: my town", "deck mine").kind();    // -> deck
 * }</pre>
 *
 * @param kind a lower-case word, such as {@code deck}
 * @param label a line shown wherever the equipment is used; it says if the equipment is invented
 * @param text the equipment in canonical notation, as {@link Game#with} reads it
 * @since 0.1.0
 */
public record Equipment(String kind, String label, String text) {
    public Equipment {
        requireNonNull(kind, "kind");
        requireNonNull(label, "label");
        requireNonNull(text, "text");
    }
}
