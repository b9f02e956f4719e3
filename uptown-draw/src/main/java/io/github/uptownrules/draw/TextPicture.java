package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A position as text: the board, and for each seat its racks, its piles and its captures. Of a whole position it shows every
 * rack, of a view what its viewer sees. Immutable.
 *
 * <pre>{@code
 * TextPicture picture = TextPicture.of(game.viewFor(Seat.ONE));
 * picture.text().lines().findFirst().get();       // ->       1  2  3    4  5  6    7  8  9
 * picture.boardOnly().text().lines().count();     // -> 14
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TextPicture {
    private static final int BOARD_COLUMNS = 38;

    private final Shown<Position> shown;
    private final Position position;
    private final TextColors colors;
    private final ImmutableMap<Cell, Character> marks;
    private final int columns;
    private final Extent extent;

    private TextPicture(
            Shown<Position> shown, TextColors colors, ImmutableMap<Cell, Character> marks, int columns, Extent extent) {
        this.shown = shown;
        this.position = shown.position();
        this.colors = colors;
        this.marks = marks;
        this.columns = columns;
        this.extent = extent;
    }

    /**
     * A picture of all that lies on the table, without colors, in lines of any length.
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
        return new TextPicture(shown, TextColors.NONE, ImmutableMap.of(), Integer.MAX_VALUE, Extent.TABLE);
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
        how.losers().forEach(position::colors); // which says if there is no such seat
        return new TextPicture(shown(position, Optional.of(how)), colors, marks, columns, extent);
    }

    /**
     * The same in colors, or in none.
     *
     * @param other which
     * @return the picture
     */
    public TextPicture withColors(TextColors other) {
        requireNonNull(other, "other");
        return new TextPicture(shown, other, marks, columns, extent);
    }

    /**
     * The same with signs on some cells, in place of other signs: each stands behind the tile, or in the middle of an empty cell.
     *
     * @param signs by cell, a printable character
     * @return the picture
     */
    public TextPicture withMarks(Map<Cell, Character> signs) {
        requireNonNull(signs, "signs");
        return new TextPicture(shown, colors, ImmutableMap.copyOf(signs), columns, extent);
    }

    /**
     * The same in lines that are no longer, broken between words; the board takes 38 columns, and is not broken.
     *
     * @param most how many columns there are, 38 or more
     * @return the picture
     * @throws IllegalArgumentException if there are fewer
     */
    public TextPicture withColumns(int most) {
        if (most < BOARD_COLUMNS) {
            throw new IllegalArgumentException("a board takes " + BOARD_COLUMNS + " columns, and there are " + most);
        }
        return new TextPicture(shown, colors, marks, most, extent);
    }

    /**
     * The same without what lies before the seats.
     *
     * @return the picture
     */
    public TextPicture boardOnly() {
        return new TextPicture(shown, colors, marks, columns, Extent.BOARD);
    }

    /**
     * Draws it.
     *
     * @return lines, each with a line feed
     */
    public String text() {
        StringBuilder picture = new StringBuilder(new BoardGrid(position.board(), marks, colors).draw());
        if (extent == Extent.TABLE) {
            StringBuilder seats = new StringBuilder();
            position.seats().forEach(seat -> draw(seat, seats));
            TextLayout.wrap(TextLayout.lines(seats.toString()), columns)
                    .forEach(line -> picture.append(line).append('\n'));
        }
        return picture.toString();
    }

    private void draw(Seat seat, StringBuilder lines) {
        lines.append('\n')
                .append(seatName(position, seat))
                .append(shown.statusInFull(seat))
                .append('\n');
        position.colors(seat)
                .forEach(color -> lines.append("  ").append(hand(color)).append('\n'));
        if (!position.captures(seat).isEmpty()) {
            lines.append("  captured ").append(tiles(position.captures(seat))).append('\n');
        }
    }

    /**
     * A seat and its colors in words.
     *
     * @param position where it sits
     * @param seat a seat at the table
     * @return such as {@code Seat 1 (blue and orange)}
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public static String seatName(Position position, Seat seat) {
        requireNonNull(seat, "seat");
        return "Seat " + seat + " ("
                + position.colors(seat).stream().map(Color::label).collect(Collectors.joining(" and ")) + ")";
    }

    private String hand(Color color) {
        String rack = RackView.of(position, color)
                .map(faces ->
                        tiles(faces.stream().map(face -> Tile.of(color, face)).toList()))
                .orElseGet(() -> position.rackSize(color) + " hidden tiles");
        return color.label() + " rack: " + rack
                + (position.isFinished(color) ? ", finished" : ", " + position.pileSize(color) + " to draw");
    }

    private String tiles(Iterable<Tile> tiles) {
        return Streams.stream(tiles).map(tile -> paint(tile, colors)).collect(Collectors.joining(" "));
    }

    /**
     * Returns text on the ground of a color.
     *
     * @param color any color
     * @param text without codes
     * @param colors with codes or without
     * @return the text
     */
    public static String paint(Color color, String text, TextColors colors) {
        requireNonNull(text, "text");
        return colors.style(
                switch (color) {
                    case BLUE -> "1;37;44";
                    case GREEN -> "1;30;42";
                    case ORANGE -> "1;30;48;5;208";
                    case RED -> "1;37;41";
                    case YELLOW -> "1;30;43";
                },
                text);
    }

    /**
     * Returns a tile on the ground of its color.
     *
     * @param tile any tile
     * @param colors with codes or without
     * @return its notation
     */
    public static String paint(Tile tile, TextColors colors) {
        return paint(tile.color(), tile.toString(), colors);
    }
}
