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
 * A move as it is written: {@code b5@E5} puts blue's number 5 on the empty cell E5, {@code b5xE5} captures what lies
 * there. A reader also takes {@code 5@E5}, where the seat to move owns one color, and {@code @} for a capture.
 *
 * <p>To get the move, one call is enough. To learn more, take three steps, each with an error of
 * its own: is it a move at all, what does it mean in a position, is it legal there?
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
     * Reads a move that may be played.
     *
     * @param text the move
     * @param position the position before it; for what a client sends, the client's own view
     * @return the move
     * @throws MoveSyntaxException if the text is no move
     * @throws MoveResolutionException if the color was left out and does not follow, or the move captures on an empty cell
     * @throws IllegalMoveException if it is illegal; it lists every reason
     */
    public static Move parse(String text, Position position) {
        requireNonNull(position, "position");
        return parse(text).resolve(position).legal();
    }

    /**
     * Writes a move as it is in a position.
     *
     * @param move any move
     * @param position the position before it
     * @return the move with its color, and {@code x} if there is a tile on the cell
     */
    public static MoveText of(Move move, Position position) {
        boolean captures = position.board().tileAt(move.cell()).isPresent();
        return new MoveText(
                Optional.of(move.tile().color()), move.tile().face(), captures ? CAPTURE : PLACE, move.cell());
    }

    /**
     * Reads a move: the first of three steps.
     *
     * @param text four or five characters: a color (or not), a face, {@code @} or {@code x}, a cell
     * @return the move as written
     * @throws MoveSyntaxException if the text is anything else
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

    /** {@return the color, or empty where it was left out} */
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

    /** {@return whether it is written with {@code x}, and so has to capture something} */
    public boolean isCapture() {
        return marker == CAPTURE;
    }

    /**
     * Finds out what the move means in a position: the second of three steps.
     *
     * @param position the position before it
     * @return which tile should go where
     * @throws MoveResolutionException if the color was left out and does not follow, or the move captures on an empty cell
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

    /**
     * Whether the other object is a move that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
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
