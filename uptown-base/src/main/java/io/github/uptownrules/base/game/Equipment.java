package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

/**
 * The tiles or cards of a game, if users may bring their own: the tiles of UP TURN, the deck of the street game.
 *
 * <pre>{@code
 * new Equipment("deck", "Deck: my town", "deck mine").kind();    // -> deck
 * }</pre>
 *
 * @param kind a word in lower case, such as {@code deck}
 * @param label a line for people wherever it is used, which says if it is invented
 * @param text all of it, in canonical notation, as {@link Game#with} reads it
 * @since 0.1.0
 */
public record Equipment(String kind, String label, String text) {
    /**
     * Checks that nothing is null.
     *
     * @param kind a word in lower case, such as {@code deck}
     * @param label a line for people wherever it is used, which says if it is invented
     * @param text all of it, in canonical notation, as {@link Game#with} reads it
     */
    public Equipment {
        requireNonNull(kind, "kind");
        requireNonNull(label, "label");
        requireNonNull(text, "text");
    }
}
