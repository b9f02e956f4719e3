package io.github.uptownrules.upturn.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A position of UP TURN as text: the line, who is next, and what lies before each seat. Of a whole position it shows every rack,
 * of a view what its viewer sees. Immutable.
 *
 * <pre>{@code
 * UpTurnView view = UpTurnRuleset.of(3).deal(42).viewFor(Seat.ONE);
 * TextPicture.of(view).text().lines().count();     // -> 6
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TextPicture {
    private final Shown<Position> shown;
    private final Position position;
    private final TextColors colors;

    private TextPicture(Shown<Position> shown, TextColors colors) {
        this.shown = shown;
        this.position = shown.position();
        this.colors = colors;
    }

    /**
     * A picture without colors.
     *
     * @param position a state, of which all racks are shown, or a view
     * @return the picture
     */
    public static TextPicture of(Position position) {
        requireNonNull(position, "position");
        return of(shown(position, Optional.empty()));
    }

    static Shown<Position> shown(Position position, Optional<Termination> ended) {
        return new Shown<>(
                position,
                position.turn(),
                ended,
                seat -> position.standings()
                        .withForfeit(ended.map(Termination::losers).orElse(ImmutableSet.of()))
                        .forSeat(seat)
                        .rank());
    }

    static TextPicture of(Shown<Position> shown) {
        return new TextPicture(shown, TextColors.NONE);
    }

    /**
     * Returns this picture for a game that was terminated: no seat is to move, and it shows how the game ended and the rank
     * of each seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @param how how it ended
     * @return the picture
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public TextPicture withTermination(Termination how) {
        how.losers().forEach(position::tilesLeft); // which says if there is no such seat
        return new TextPicture(shown(position, Optional.of(how)), colors);
    }

    /**
     * The same in colors, or in none.
     *
     * @param other which
     * @return the picture
     */
    public TextPicture withColors(TextColors other) {
        requireNonNull(other, "other");
        return new TextPicture(shown, other);
    }

    /**
     * Draws all of it.
     *
     * @return lines, each with a line feed
     */
    public String text() {
        StringBuilder picture = new StringBuilder(line()).append('\n');
        for (Seat seat : position.seats()) {
            boolean moves = shown.isToMove(seat);
            picture.append(moves ? "> " : "  ")
                    .append("Seat ")
                    .append(seat)
                    .append(": ")
                    .append(Captions.tilesLeft(position, seat))
                    .append(moves ? "" : shown.statusInFull(seat))
                    .append(RackView.of(position, seat)
                            .map(tiles -> "  " + paint(tiles))
                            .orElse(""))
                    .append(position.hasDrawn() && moves ? "  (has drawn)" : "")
                    .append('\n');
        }
        return picture.toString();
    }

    /**
     * Draws the line only: what lies there, the way of the turns, and how many tiles lie where.
     *
     * @return two lines, each with a line feed
     */
    public String line() {
        return "  On the line: " + paint(position.reference(), colors) + ", " + paint(position.direction(), colors)
                + " ("
                + Captions.follows(position.direction()) + ")\n  Turns go " + name(position.rotation()) + "; bag "
                + position.bagSize() + ", played " + position.played().size() + "\n";
    }

    private String paint(Tiles tiles) {
        return tiles.isEmpty()
                ? "-"
                : tiles.stream().map(tile -> paint(tile, colors)).collect(Collectors.joining(" "));
    }

    /**
     * A direction in a word.
     *
     * @param direction any direction
     * @param colors whether it has one
     * @return {@code rising}, {@code falling} or {@code open}
     */
    public static String paint(Direction direction, TextColors colors) {
        requireNonNull(colors, "colors");
        String word = Captions.of(direction);
        return switch (direction) {
            case RISING -> colors.style("1;34", word);
            case FALLING -> colors.style("1;32", word);
            case OPEN -> word;
        };
    }

    /**
     * A way of the turns in words.
     *
     * @param rotation either
     * @return such as {@code left, seat numbers up}
     */
    public static String name(Rotation rotation) {
        return Captions.of(rotation);
    }

    /**
     * A tile, on the ground of its color.
     *
     * @param tile any tile
     * @param colors whether it has one
     * @return its notation
     */
    public static String paint(Tile tile, TextColors colors) {
        return colors.style(
                switch (tile.kind()) {
                    case UP -> "1;37;44";
                    case DOWN -> "1;30;42";
                    case BOTH, JOKER -> "1;30;43";
                    case SKIP_ONE, SKIP_TWO -> "1;37;41";
                    case MARKED -> "1;31";
                    case DOUBLE -> "1;35";
                    default -> "1";
                },
                tile.toString());
    }
}
