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
 * A position as text: the board, and the racks, pile sizes and captures of each seat. A game state is drawn with all racks, a
 * view as its viewer sees it. Immutable.
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
     * Returns a picture of the whole table, without colors and line wrapping.
     *
     * @param position a state, whose racks are all shown, or a view
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
     * Returns a copy for a game that was terminated: no seat is to move, and it shows the end of the game and the rank of each
     * seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public TextPicture withTermination(Termination how) {
        how.losers().forEach(position::colors); // throws if there is no such seat
        return new TextPicture(shown(position, Optional.of(how)), colors, marks, columns, extent);
    }

    /** Returns a copy with or without colors. */
    public TextPicture withColors(TextColors other) {
        requireNonNull(other, "other");
        return new TextPicture(shown, other, marks, columns, extent);
    }

    /**
     * Returns a copy with marks on some cells, instead of other marks. A mark follows the tile, or fills the middle of an empty
     * cell.
     *
     * @param signs a printable character for each marked cell
     */
    public TextPicture withMarks(Map<Cell, Character> signs) {
        requireNonNull(signs, "signs");
        return new TextPicture(shown, colors, ImmutableMap.copyOf(signs), columns, extent);
    }

    /**
     * Returns a copy that wraps lines between words. The board takes 38 columns and is never wrapped.
     *
     * @param most the maximum number of columns, at least 38
     * @throws IllegalArgumentException if the number is less than 38
     */
    public TextPicture withColumns(int most) {
        if (most < BOARD_COLUMNS) {
            throw new IllegalArgumentException("a board takes " + BOARD_COLUMNS + " columns, and there are " + most);
        }
        return new TextPicture(shown, colors, marks, most, extent);
    }

    /** Returns a copy without the racks, piles and captures. */
    public TextPicture boardOnly() {
        return new TextPicture(shown, colors, marks, columns, Extent.BOARD);
    }

    /** Returns the picture as lines, each ending with a line feed. */
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
     * Describes a seat and its colors in words.
     *
     * @return the seat, such as {@code Seat 1 (blue and orange)}
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
     * Returns text on the background of a color.
     *
     * @param text the text, without escape codes
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

    /** Returns the notation of a tile on the background of its color. */
    public static String paint(Tile tile, TextColors colors) {
        return paint(tile.color(), tile.toString(), colors);
    }
}
