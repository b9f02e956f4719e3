package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Deck;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads positions, views and records. They name their deck, so a reader needs the decks at hand. Immutable.
 *
 * <p>Writing needs none of this: every type's {@code toString} is its notation. Nothing but that is read, and everything that
 * is wrong is reported.
 *
 * <pre>{@code
 * Notation notation = Notation.of(List.of(Deck.sample1()));
 * notation.readPosition(game.toString()).equals(game);           // -> true
 * notation.readView(game.view().toString()).equals(game.view()); // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Notation {
    private final ImmutableMap<String, Deck> decks;

    private Notation(ImmutableMap<String, Deck> decks) {
        this.decks = decks;
    }

    /**
     * A reader of what names these decks.
     *
     * @param decks the decks at hand
     * @return the reader
     * @throws IllegalArgumentException if two decks have the same name
     */
    public static Notation of(Iterable<Deck> decks) {
        requireNonNull(decks, "decks");
        Map<String, Deck> byName = new LinkedHashMap<>();
        for (Deck deck : decks) {
            if (byName.put(deck.name(), deck) != null) {
                throw new IllegalArgumentException("two decks are named '" + deck.name() + "'");
            }
        }
        return new Notation(ImmutableMap.copyOf(byName));
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

    /**
     * Reads a record.
     *
     * @param text headers, an empty line, and the moves
     * @return the record
     * @throws NotationException if it is no record of a game; it lists everything that is wrong
     */
    public GameRecord readRecord(String text) {
        return new RecordReader(this, text).readWhole();
    }

    /**
     * Reads a redacted record.
     *
     * @param text headers, an empty line, and the moves
     * @return the record
     * @throws NotationException if it is no redacted record of a game; it lists everything that is wrong
     */
    public RedactedRecord readRedactedRecord(String text) {
        return new RecordReader(this, text).readRedacted();
    }

    /**
     * Reads a record that may have been redacted: one with the header {@code Shown} was.
     *
     * @param text headers, an empty line, and the moves
     * @return a {@link GameRecord} or a {@link RedactedRecord}
     * @throws NotationException if it is no record of a game; it has all faults
     */
    public RecordedGame<? extends Position, Move, Turn, Standings> readRecordedGame(String text) {
        return new RecordReader(this, text).read();
    }
}
