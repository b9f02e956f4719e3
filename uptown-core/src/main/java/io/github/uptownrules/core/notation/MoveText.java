package io.github.uptownrules.core.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A move as written: {@code b5@E5} places blue's number 5 on the empty cell E5, {@code b5xE5} captures the tile
 * there. Readers also accept {@code 5@E5}, if the seat to move owns one color, and {@code @} for a capture.
 *
 * <p>One call reads a legal move. The same can be done in three steps, each with its own exception: parsing, resolving
 * in a position, and checking legality.
 *
 * <pre>{@code
 * MoveText.parse("2@A2", game);                 // -> b2@A2 (one call, and all three kinds of errors)
 * MoveText written = MoveText.parse("2@A2");    // or a MoveSyntaxException
 * written.color();                              // -> Optional.empty
 * ResolvedMove meant = written.resolve(game);   // or a MoveResolutionException
 * meant.tile();                                 // -> b2 (blue is to move)
 * meant.legal();                                // -> b2@A2 (or an IllegalMoveException)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveText {
    private static final char PLACE = '@';
    private static final char CAPTURE = 'x';

    private final Optional<Color> color;
    private final Face face;
    private final char marker;
    private final Cell cell;

    private MoveText(Optional<Color> color, Face face, char marker, Cell cell) {
        this.color = color;
        this.face = face;
        this.marker = marker;
        this.cell = cell;
    }

    /**
     * Reads a legal move.
     *
     * @param position the position before the move; for a move from a client, that client's view
     * @throws MoveSyntaxException if the text is not a move
     * @throws MoveResolutionException if a missing color is ambiguous, or the move captures on an empty cell
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public static Move parse(String text, Position position) {
        requireNonNull(position, "position");
        return parse(text).resolve(position).legal();
    }

    /**
     * Returns a move as written in a position, with its color, and with {@code x} if the cell is occupied.
     *
     * @param position the position before the move
     */
    public static MoveText of(Move move, Position position) {
        boolean captures = position.board().tileAt(move.cell()).isPresent();
        return new MoveText(
                Optional.of(move.tile().color()), move.tile().face(), captures ? CAPTURE : PLACE, move.cell());
    }

    /**
     * Parses a move, the first of three steps.
     *
     * @param text four or five characters: an optional color, a face, {@code @} or {@code x}, a cell
     * @throws MoveSyntaxException if the text is invalid
     */
    public static MoveText parse(String text) {
        if (text.length() != 4 && text.length() != 5) {
            throw error(
                    text,
                    "it has " + Quantity.of(text.length(), "character")
                            + ", not 5 (color, face, @ or x, cell), or 4 without the color");
        }
        int faceAt = text.length() - 4;
        Optional<Color> color = faceAt == 0 ? Optional.empty() : Optional.of(colorAt(text));
        Face face = Face.ofLetter(text.charAt(faceAt))
                .orElseThrow(() -> error(text, Quote.of(text.charAt(faceAt)) + " is not a face (A-I, 1-9, a-i, $)"));
        char marker = text.charAt(faceAt + 1);
        if (marker != PLACE && marker != CAPTURE) {
            throw error(text, "expected @ or x between face and cell, not " + Quote.of(marker));
        }
        try {
            return new MoveText(color, face, marker, Cell.parse(text.substring(faceAt + 2)));
        } catch (IllegalArgumentException e) {
            throw error(text, String.valueOf(e.getMessage()));
        }
    }

    private static Color colorAt(String text) {
        return Color.ofLetter(text.charAt(0))
                .orElseThrow(() -> error(text, Quote.of(text.charAt(0)) + " is not a color (b, g, o, r, y)"));
    }

    private static MoveSyntaxException error(String text, String what) {
        return new MoveSyntaxException("not a move (such as b5@E5): " + Quote.of(text) + ": " + what);
    }

    /** {@return the color, or empty if omitted} */
    public Optional<Color> color() {
        return color;
    }

    /** {@return the face} */
    public Face face() {
        return face;
    }

    /** {@return the cell} */
    public Cell cell() {
        return cell;
    }

    /** {@return whether the move is written with {@code x}, and so must capture} */
    public boolean isCapture() {
        return marker == CAPTURE;
    }

    /**
     * Resolves the move in a position, the second of three steps.
     *
     * @param position the position before the move
     * @return the tile and the cell
     * @throws MoveResolutionException if a missing color is ambiguous, or the move captures on an empty cell
     */
    public ResolvedMove resolve(Position position) {
        requireNonNull(position, "position");
        if (isCapture() && position.board().tileAt(cell).isEmpty()) {
            throw new MoveResolutionException(this + " captures on cell " + cell + ", which is empty");
        }
        return new ResolvedMove(position, Tile.of(color.orElseGet(() -> colorOfMover(position)), face), cell);
    }

    private Color colorOfMover(Position position) {
        Seat mover = position.turn()
                .orElseThrow(() -> new MoveResolutionException(this + " leaves out the color, and no seat is to move"));
        ImmutableList<Color> own = position.colors(mover);
        if (own.size() > 1) {
            throw new MoveResolutionException(this + " leaves out the color, and seat " + mover
                    + " owns more than one: " + own.stream().map(Color::label).collect(Collectors.joining(", ")));
        }
        return own.get(0);
    }

    /** {@return whether the other object is a move written the same way} */
    @Override
    public boolean equals(Object other) {
        return other instanceof MoveText that && toString().equals(that.toString());
    }

    /** {@return a hash of the text} */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the move as written} */
    @Override
    public String toString() {
        return color.map(Color::toString).orElse("") + face + marker + cell;
    }
}
