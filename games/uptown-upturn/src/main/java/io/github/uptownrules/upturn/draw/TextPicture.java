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
 * A position of UP TURN as text: the line, the turn, and the rack of each seat. A state shows every rack; a view shows only
 * its viewer's. Immutable.
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

    /** Returns a picture without colors. */
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
     * Returns this picture for a terminated game: no seat is to move, and it shows the termination and the rank of each
     * seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public TextPicture withTermination(Termination how) {
        how.losers().forEach(position::tilesLeft); // throws if a seat is not at the table
        return new TextPicture(shown(position, Optional.of(how)), colors);
    }

    /** Returns this picture with or without colors. */
    public TextPicture withColors(TextColors other) {
        requireNonNull(other, "other");
        return new TextPicture(shown, other);
    }

    /** {@return the picture, each line ended by a line feed} */
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

    /** {@return the line, the rotation, and the sizes of bag and played tiles: two lines, each ended by a line feed} */
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
     * Returns the name of a direction: {@code rising}, {@code falling} or {@code open}.
     *
     * @param colors whether to color the name
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

    /** Returns the name of a rotation, such as {@code left, seat numbers up}. */
    public static String name(Rotation rotation) {
        return Captions.of(rotation);
    }

    /**
     * Returns the notation of a tile.
     *
     * @param colors whether to color the tile
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
