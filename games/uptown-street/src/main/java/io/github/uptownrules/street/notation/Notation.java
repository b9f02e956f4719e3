package io.github.uptownrules.street.notation;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.PositionReader;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Deck;

/**
 * Reads positions, views and records. They name their deck, so a reader needs the decks at hand. Immutable.
 *
 * <p>Writing needs none of this: every type's {@code toString} is its notation. Nothing but that is read, and everything that
 * is wrong is reported.
 *
 * <pre>{@code
 * Notation notation = Notation.of(Deck.sample1());
 * notation.readPosition(game.toString()).equals(game);           // -> true
 * notation.readView(game.view().toString()).equals(game.view()); // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Notation {
    private final PositionReader positions;

    private Notation(PositionReader positions) {
        this.positions = positions;
    }

    /**
     * A reader of what names these decks.
     *
     * @param decks the decks at hand
     * @return the reader
     * @throws IllegalArgumentException if two decks have the same name
     */
    public static Notation of(Deck... decks) {
        requireNonNull(decks, "decks");
        return new Notation(PositionReader.of(decks));
    }

    /**
     * Reads a position.
     *
     * @param text eight fields with one space between them
     * @return the game in that position
     * @throws NotationException if the text is no position that a game can be in; it lists everything that is wrong
     */
    public StreetState readPosition(String text) {
        return positions.readPosition(text);
    }

    /**
     * Reads a view.
     *
     * @param text a position in which each pile is its top card and the number of those below
     * @return the view
     * @throws NotationException if no game can look like that; it lists everything that is wrong
     */
    public StreetView readView(String text) {
        return positions.readView(text);
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
