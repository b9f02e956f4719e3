package io.github.uptownrules.upturn.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * A position of UP TURN as an SVG picture: what lies on the line and what may follow, and the racks. Of a whole position it shows
 * every rack, of a view what its viewer sees; other tiles are backs. Immutable.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.draw.Theme;
 *
 * UpTurnView view = UpTurnRuleset.of(3).deal(42).viewFor(Seat.ONE);
 * Move move = view.legalMoves().get(0);
 * String svg = SvgPicture.of(view)
 *         .withTargets(move.laid())       // marks what it would lay
 *         .withTheme(Theme.DARK)
 *         .withWidth(400)
 *         .svg();
 * }</pre>
 *
 * <p>Each tile has a title, such as {@code 31, marked}, and its notation in {@code data-tile}. Seven tiles lie in a row, so that
 * the picture can be read on a phone. Equal pictures make equal texts, to the letter, on every machine; another release may draw
 * otherwise.
 *
 * @since 0.1.0
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int LINE = 24;

    private final Shown<Position> shown;
    private final Position position;
    private final Marks marks;
    private final Theme theme;
    private final Optional<Integer> width;

    private SvgPicture(Shown<Position> shown, Marks marks, Theme theme, Optional<Integer> width) {
        this.shown = shown;
        this.position = shown.position();
        this.marks = marks;
        this.theme = theme;
        this.width = width;
    }

    /**
     * A picture with nothing marked, light or dark as the system has it.
     *
     * @param position a state, of which all racks are shown, or a view
     * @return the picture
     */
    public static SvgPicture of(Position position) {
        requireNonNull(position, "position");
        return new SvgPicture(
                TextPicture.shown(position, Optional.empty()), Marks.NONE, Theme.SYSTEM, Optional.empty());
    }

    /**
     * The same with marks on tiles of the seat to move, in place of other targets; only where its rack is shown.
     *
     * @param tiles such as those that may be laid
     * @return the picture
     */
    public SvgPicture withTargets(Iterable<Tile> tiles) {
        requireNonNull(tiles, "tiles");
        return with(new Marks(ImmutableSet.copyOf(tiles), marks.lastMove(), marks.fault()));
    }

    /**
     * The same with the move that led here: it stands below the line, and a number that it laid has a frame.
     *
     * @param move the move
     * @return the picture
     */
    public SvgPicture withLastMove(Move move) {
        requireNonNull(move, "move");
        return with(new Marks(marks.targets(), Optional.of(move), marks.fault()));
    }

    /**
     * The same with a cross on the tiles of the seat to move that a refused move is about, and below the line why it is refused.
     *
     * @param fault why the move is refused
     * @return the picture
     */
    public SvgPicture withFault(MoveFault fault) {
        requireNonNull(fault, "fault");
        return with(new Marks(marks.targets(), marks.lastMove(), Optional.of(fault)));
    }

    private SvgPicture with(Marks other) {
        return new SvgPicture(shown, other, theme, width);
    }

    /**
     * Returns this picture for a game that was terminated: no seat is to move, and it shows how the game ended and the rank
     * of each seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @param how how it ended
     * @return the picture
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public SvgPicture withTermination(Termination how) {
        how.losers().forEach(position::tilesLeft); // which says if there is no such seat
        return new SvgPicture(TextPicture.shown(position, Optional.of(how)), marks, theme, width);
    }

    /**
     * The same, light or dark.
     *
     * @param other the theme
     * @return the picture
     */
    public SvgPicture withTheme(Theme other) {
        requireNonNull(other, "other");
        return new SvgPicture(shown, marks, other, width);
    }

    /**
     * The same, shown larger or smaller. What shows it may scale it further.
     *
     * @param pixels how wide it is to be, 1 to 100,000; the height follows
     * @return the picture
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(shown, marks, theme, Optional.of(Svg.checkWidth(pixels)));
    }

    /**
     * Draws it.
     *
     * @return one SVG element, which is a document by itself and may stand in a page, and a line end
     */
    public String svg() {
        ImmutableList<String> notes = notes();
        int seats = MARGIN + LineDrawing.HEIGHT + notes.size() * LINE + MARGIN;
        int height = seats + SeatDrawing.height(position) + MARGIN / 2;
        int canvas = SeatDrawing.WIDTH + 2 * MARGIN;
        Svg svg = new Svg(canvas, height, width.orElse(canvas), Look.in(theme.palette()));
        svg.describe("UP TURN, " + position.ruleset(), TextPicture.of(shown).text());
        svg.onDarkSystem("upturn", Look.in(theme.paletteOnDarkSystem()));
        svg.add("rect", ImmutableMap.of("class", "page", "width", canvas, "height", height));
        svg.at(MARGIN, MARGIN, () -> new LineDrawing(svg, position, marks).draw());
        for (int i = 0; i < notes.size(); i++) {
            svg.text("note", MARGIN, MARGIN + LineDrawing.HEIGHT + (i + 1) * LINE - 2, notes.get(i));
        }
        int y = seats;
        for (Seat seat : position.seats()) {
            svg.at(MARGIN, y, () -> new SeatDrawing(svg, shown, marks).draw(seat));
            y += SeatDrawing.height(position, seat);
        }
        return svg.end();
    }

    /** The last move, why another one is refused, and how the game ended, in lines that fit. */
    private ImmutableList<String> notes() {
        ImmutableList.Builder<String> notes = ImmutableList.builder();
        marks.lastMove().ifPresent(move -> notes.add("last move: " + move));
        marks.fault().ifPresent(fault -> notes.add("refused: " + fault));
        shown.ending().ifPresent(notes::add);
        return notes.build().stream()
                .flatMap(line -> TextWidth.wrap(line, Look.NOTE, SeatDrawing.WIDTH).stream())
                .collect(ImmutableList.toImmutableList());
    }
}
