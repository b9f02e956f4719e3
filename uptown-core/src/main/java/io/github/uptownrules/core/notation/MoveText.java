package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.text.Quote;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * A move as it is written: {@code b5@E5} puts blue's number 5 on the empty cell E5, {@code b5xE5} captures what lies
 * there.
 *
 * <p>This is how a move is written. A reader also takes {@code 5@E5}, where the seat to move owns one color, and
 * {@code @} for a capture.
 *
 * <pre>{@code
 * MoveText written = MoveText.parse("2@A2");
 * written.color();                           // -> Optional.empty
 * written.resolve(game).legal(game);         // -> b2@A2 (blue is to move)
 * }</pre>
 *
 * @param color the color, or empty where it was left out
 * @param tile the tile
 * @param marker what stands between tile and cell
 * @param cell the cell
 * @since 0.1.0
 */
public record MoveText(Optional<Color> color, Tile tile, Marker marker, Cell cell) {

    /** What stands between the tile and the cell. */
    public enum Marker {
        /** {@code @}: to the cell. */
        PLACE('@'),
        /** {@code x}: capturing what lies there. */
        CAPTURE('x');

        private final char letter;

        Marker(char letter) {
            this.letter = letter;
        }

        /** {@return the character} */
        @Override
        public String toString() {
            return String.valueOf(letter);
        }
    }

    /**
     * Writes a move as it is in a position.
     *
     * @param move any move
     * @param game the position
     * @return the move with its color, and {@code x} if there is a tile on the cell
     */
    public static MoveText of(Move move, Position game) {
        boolean captures = game.board().tileAt(move.cell()).isPresent();
        return new MoveText(
                Optional.of(move.color()), move.tile(), captures ? Marker.CAPTURE : Marker.PLACE, move.cell());
    }

    /**
     * Reads a move: the first of three steps.
     *
     * @param text four or five characters: a color (or not), a tile, {@code @} or {@code x}, a cell
     * @return the move as written
     * @throws MoveSyntaxException if the text is anything else
     */
    public static MoveText parse(String text) {
        if (text.length() != 4 && text.length() != 5) {
            throw error(
                    text,
                    "it has " + text.length()
                            + " characters, not 5 (color, tile, @ or x, cell), or 4 without the color");
        }
        int tileAt = text.length() - 4;
        Optional<Color> color = tileAt == 0 ? Optional.empty() : Optional.of(colorAt(text));
        Tile tile = Tile.ofLetter(text.charAt(tileAt))
                .orElseThrow(() -> error(text, Quote.of(text.charAt(tileAt)) + " is no tile (A-I, 1-9, a-i, $)"));
        Marker marker = markerAt(text, tileAt + 1);
        try {
            return new MoveText(color, tile, marker, Cell.parse(text.substring(tileAt + 2)));
        } catch (IllegalArgumentException e) {
            throw error(text, String.valueOf(e.getMessage()));
        }
    }

    private static Color colorAt(String text) {
        return Color.ofLetter(text.charAt(0))
                .orElseThrow(() -> error(text, Quote.of(text.charAt(0)) + " is no color (b, g, o, r, y)"));
    }

    private static Marker markerAt(String text, int index) {
        for (Marker marker : Marker.values()) {
            if (text.charAt(index) == marker.letter) {
                return marker;
            }
        }
        throw error(text, "between tile and cell stands @ or x, not " + Quote.of(text.charAt(index)));
    }

    private static MoveSyntaxException error(String text, String what) {
        return new MoveSyntaxException("not a move (such as b5@E5): " + Quote.of(text) + ": " + what);
    }

    /**
     * Finds out what the move means in a position: the second of three steps.
     *
     * @param game the position
     * @return the same move with its color
     * @throws MoveResolutionException if the color was left out and does not follow, or the move captures on an empty cell
     */
    public ResolvedMove resolve(Position game) {
        if (marker == Marker.CAPTURE && game.board().tileAt(cell).isEmpty()) {
            throw new MoveResolutionException(this + " captures on cell " + cell + ", which is empty");
        }
        return new ResolvedMove(color.orElseGet(() -> colorOfMover(game)), tile, cell);
    }

    private Color colorOfMover(Position game) {
        Seat mover = game.turn()
                .orElseThrow(() -> new MoveResolutionException(this + " leaves out the color, and nobody is to move"));
        ImmutableList<Color> own = game.colors(mover);
        if (own.size() > 1) {
            throw new MoveResolutionException(
                    this + " leaves out the color, and seat " + mover + " owns more than one: " + own);
        }
        return own.get(0);
    }

    /** {@return the move as written} */
    @Override
    public String toString() {
        return color.map(Color::toString).orElse("") + tile + marker + cell;
    }
}
