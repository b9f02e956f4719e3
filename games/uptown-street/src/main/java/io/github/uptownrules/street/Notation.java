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
 * A reader of positions, views and records. They refer to their deck by name, so a reader needs the decks. Immutable.
 *
 * <p>Every type's {@code toString} writes its notation. The reader accepts only that form and reports every fault.
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
     * Returns a reader for texts that use these decks.
     *
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
     * @throws NotationException if the text is not a possible position; it lists every fault
     */
    public StreetState readPosition(String text) {
        return new FieldReader(decks, ShownCards.ALL).read(Piece.of(text)).state();
    }

    /**
     * Reads a view.
     *
     * @param text a position with the top card and the number of cards below for each pile
     * @throws NotationException if the text is not a view of a possible position; it lists every fault
     */
    public StreetView readView(String text) {
        return new FieldReader(decks, ShownCards.TOPS).read(Piece.of(text)).view();
    }

    /**
     * Reads a record. If it has variations, checks them too, and returns the main line.
     *
     * @param text headers, an empty line, and the moves
     * @throws NotationException if the text is not a record of a game; it lists every fault
     */
    public GameRecord readRecord(String text) {
        return new RecordReader(this, text).readWhole();
    }

    /**
     * Reads a redacted record.
     *
     * @param text headers, an empty line, and the moves
     * @throws NotationException if the text is not a redacted record of a game; it lists every fault
     */
    public RedactedRecord readRedactedRecord(String text) {
        return new RecordReader(this, text).readRedacted();
    }

    /**
     * Reads a complete or a redacted record. A redacted record has the header {@code Shown}.
     *
     * @param text headers, an empty line, and the moves
     * @return a {@link GameRecord} or a {@link RedactedRecord}
     * @throws NotationException if the text is not a record of a game; it lists every fault
     */
    public RecordedGame<? extends Position, Move, Turn, Standings> readRecordedGame(String text) {
        return new RecordReader(this, text).read();
    }
}
