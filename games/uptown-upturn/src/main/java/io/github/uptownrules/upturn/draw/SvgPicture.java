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
 * A position of UP TURN as an SVG picture: the line and the racks. A state shows every rack; a view shows backs for hidden
 * tiles. Immutable.
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
 * <p>Each tile has a title, such as {@code 31, marked}, and its notation in {@code data-tile}. A row has seven tiles, so
 * that the picture is readable on a phone. The same picture has the same SVG text on every machine, but the text may change
 * between releases.
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

    /** Returns a picture without marks, light or dark as the system prefers. */
    public static SvgPicture of(Position position) {
        requireNonNull(position, "position");
        return new SvgPicture(
                TextPicture.shown(position, Optional.empty()), Marks.NONE, Theme.SYSTEM, Optional.empty());
    }

    /**
     * Returns this picture with these targets marked on the rack of the seat to move, if it is shown. They replace earlier
     * targets.
     *
     * @param tiles for example the tiles that may be laid
     */
    public SvgPicture withTargets(Iterable<Tile> tiles) {
        requireNonNull(tiles, "tiles");
        return with(new Marks(ImmutableSet.copyOf(tiles), marks.lastMove(), marks.fault()));
    }

    /** Returns this picture with the last move written below the line. A number that it laid gets a frame. */
    public SvgPicture withLastMove(Move move) {
        requireNonNull(move, "move");
        return with(new Marks(marks.targets(), Optional.of(move), marks.fault()));
    }

    /**
     * Returns this picture with a refused move: a cross on each tile of the seat to move that the fault names, and the
     * reason below the line.
     */
    public SvgPicture withFault(MoveFault fault) {
        requireNonNull(fault, "fault");
        return with(new Marks(marks.targets(), marks.lastMove(), Optional.of(fault)));
    }

    private SvgPicture with(Marks other) {
        return new SvgPicture(shown, other, theme, width);
    }

    /**
     * Returns this picture for a terminated game: no seat is to move, and it shows the termination and the rank of each
     * seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public SvgPicture withTermination(Termination how) {
        how.losers().forEach(position::tilesLeft); // throws if a seat is not at the table
        return new SvgPicture(TextPicture.shown(position, Optional.of(how)), marks, theme, width);
    }

    /** Returns this picture in another theme. */
    public SvgPicture withTheme(Theme other) {
        requireNonNull(other, "other");
        return new SvgPicture(shown, marks, other, width);
    }

    /**
     * Returns this picture in another size. The page may scale it further.
     *
     * @param pixels the width, 1 to 100,000; the height follows
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(shown, marks, theme, Optional.of(Svg.checkWidth(pixels)));
    }

    /** {@return the picture as one SVG element and a line end, as a document or for a page} */
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

    /** Returns the last move, the reason for the refusal and the termination, wrapped to the width of the picture. */
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
