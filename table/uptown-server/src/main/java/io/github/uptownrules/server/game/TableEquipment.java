package io.github.uptownrules.server.game;

import static java.util.Objects.requireNonNull;

/**
 * What a game is played with, if that is data that those who make a table may bring: such as a deck.
 *
 * <pre>{@code
 * new TableEquipment("deck", "Deck: my town", "...").kind();    // -> deck
 * }</pre>
 *
 * @param kind what it is, in a word of lower case
 * @param label a line for people wherever it is used, which says if it is invented
 * @param text all of it, in canonical notation, as {@link TableGame#with} reads it
 * @since 0.1.0
 */
public record TableEquipment(String kind, String label, String text) {
    /**
     * Checks that nothing is null.
     *
     * @param kind what it is, in a word of lower case
     * @param label a line for people wherever it is used, which says if it is invented
     * @param text all of it, in canonical notation, as {@link TableGame#with} reads it
     */
    public TableEquipment {
        requireNonNull(kind, "kind");
        requireNonNull(label, "label");
        requireNonNull(text, "text");
    }
}
