package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Deck;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads positions and views. They name their deck, so a reader needs the decks at hand. Immutable. {@link
 * io.github.uptownrules.street.notation.Notation Notation} does so too, and reads records.
 *
 * <pre>{@code
 * PositionReader reader = PositionReader.of(Deck.sample1());
 * reader.readPosition(game.toString()).equals(game);             // -> true
 * reader.readView(game.view().toString()).equals(game.view());   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PositionReader {
    private final ImmutableMap<String, Deck> decks;

    private PositionReader(ImmutableMap<String, Deck> decks) {
        this.decks = decks;
    }

    /**
     * A reader of what names these decks.
     *
     * @param decks the decks at hand
     * @return the reader
     * @throws IllegalArgumentException if two decks have the same name
     */
    public static PositionReader of(Deck... decks) {
        requireNonNull(decks, "decks");
        Map<String, Deck> byName = new LinkedHashMap<>();
        for (Deck deck : decks) {
            if (byName.put(deck.name(), deck) != null) {
                throw new IllegalArgumentException("two decks are named '" + deck.name() + "'");
            }
        }
        return new PositionReader(ImmutableMap.copyOf(byName));
    }

    /**
     * Reads a position.
     *
     * @param text eight fields with one space between them
     * @return the game in that position
     * @throws NotationException if the text is no position that a game can be in; it lists everything that is wrong
     */
    public StreetState readPosition(String text) {
        return new FieldReader(decks, ShownCards.ALL).read(Piece.of(text)).state();
    }

    /**
     * Reads a view.
     *
     * @param text a position in which each pile is its top card and the number of those below
     * @return the view
     * @throws NotationException if no game can look like that; it lists everything that is wrong
     */
    public StreetView readView(String text) {
        return new FieldReader(decks, ShownCards.TOPS).read(Piece.of(text)).view();
    }
}
