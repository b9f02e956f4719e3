package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.BoardDrawing.Marks;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A position as an SVG picture: the board with its groups and locks, and the racks, pile sizes and captures of each seat. A
 * game state is drawn with all racks, a view as its viewer sees it. Piles are always face down. Immutable.
 *
 * <pre>{@code
 * PlayerView view = game.viewFor(Seat.ONE);
 * Tile tile = Tile.of(Color.BLUE, view.rack(Color.BLUE).get().iterator().next());
 * String svg = SvgPicture.of(view)
 *         .withTile(tile)                 // marks where it may go
 *         .withTheme(Theme.DARK)
 *         .withWidth(400)
 *         .svg();
 * }</pre>
 *
 * <p>The JDK does not draw SVG. In a Swing window, use a library such as jsvg, as the example {@code BoardWindow} shows. Use
 * {@link Theme#LIGHT} or {@link Theme#DARK} there, because jsvg ignores media queries for the system's theme.
 *
 * <p>Each cell has a title, such as {@code D4, blue skyline, group of 3, protected}, and its name in {@code data-cell}. Equal
 * pictures have identical text on every machine. Other releases may draw differently.
 *
 * @since 0.1.0
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int LINE = 28;

    /** The distance of the legend from the left edge of the cells. */
    private static final int LEGEND = 28;

    private final Position position;
    private final Shown<Position> shown;
    private final Marks marks;
    private final String note;
    private final Theme theme;
    private final Extent extent;
    private final Optional<Integer> width;

    private SvgPicture(
            Shown<Position> shown, Marks marks, String note, Theme theme, Extent extent, Optional<Integer> width) {
        this.position = shown.position();
        this.shown = shown;
        this.marks = marks;
        this.note = note;
        this.theme = theme;
        this.extent = extent;
        this.width = width;
    }

    /**
     * Returns a picture of the whole table without marks, in the system's theme.
     *
     * @param position a state, whose racks are all shown, or a view
     */
    public static SvgPicture of(Position position) {
        requireNonNull(position, "position");
        return new SvgPicture(
                TextPicture.shown(position, Optional.empty()),
                Marks.NONE,
                "",
                Theme.SYSTEM,
                Extent.TABLE,
                Optional.empty());
    }

    /**
     * Returns a copy that marks the cells where a tile may go now, instead of other targets.
     *
     * @param tile a tile that can be played in the next move
     * @throws IllegalArgumentException if the tile cannot be played; the message contains the reasons
     */
    public SvgPicture withTile(Tile tile) {
        if (shown.ended().isPresent()) {
            throw new IllegalArgumentException(
                    "tile " + tile + " cannot be played: " + shown.ending().get());
        }
        if (!position.playable(tile.color()).contains(tile.face())) {
            throw new IllegalArgumentException(
                    "tile " + tile + " cannot be played: " + Joiner.on("; ").join(faults(tile)));
        }
        return withTargets(position.legalMoves().cellsFor(tile))
                .withNote("where the " + TileDrawing.name(tile) + " may go");
    }

    /** Returns the faults of a tile that do not depend on its cell. */
    private Set<MoveFault> faults(Tile tile) {
        return Sets.filter(
                position.faults(tile, tile.cells().get(0)),
                fault -> !fault.kind().isAboutCell());
    }

    /** Returns a copy that marks some cells, instead of other targets. */
    public SvgPicture withTargets(CellSet cells) {
        requireNonNull(cells, "cells");
        return with(new Marks(cells, marks.lastMove(), marks.refused(), marks.parts()));
    }

    /** Returns a copy with a frame around the cell of the last move. */
    public SvgPicture withLastMove(Cell cell) {
        requireNonNull(cell, "cell");
        return with(new Marks(marks.targets(), Optional.of(cell), marks.refused(), marks.parts()));
    }

    /**
     * Returns a copy with a cross on the cell of an illegal move, and the reason below the board. If the move would split a
     * group, the tiles of each part are numbered.
     *
     * @param fault the reason why the move is illegal
     */
    public SvgPicture withFault(MoveFault fault) {
        return with(new Marks(marks.targets(), marks.lastMove(), Optional.of(fault.cell()), fault.parts()))
                .withNote(fault.toString());
    }

    private SvgPicture with(Marks other) {
        return new SvgPicture(shown, other, note, theme, extent, width);
    }

    SvgPicture withNote(String text) {
        return new SvgPicture(shown, marks, text, theme, extent, width);
    }

    /**
     * Returns a copy for a game that was terminated: no seat is to move, and it shows the end of the game and the rank of each
     * seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @return the picture, without targets
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public SvgPicture withTermination(Termination how) {
        how.losers().forEach(position::colors); // throws if there is no such seat
        return new SvgPicture(
                TextPicture.shown(position, Optional.of(how)),
                new Marks(CellSet.none(), marks.lastMove(), marks.refused(), marks.parts()),
                marks.targets().isEmpty() ? note : "",
                theme,
                extent,
                width);
    }

    /** Returns a copy in another theme. */
    public SvgPicture withTheme(Theme other) {
        requireNonNull(other, "other");
        return new SvgPicture(shown, marks, note, other, extent, width);
    }

    /** Returns a copy without the racks, piles and captures. */
    public SvgPicture boardOnly() {
        return new SvgPicture(shown, marks, note, theme, Extent.BOARD, width);
    }

    /**
     * Returns a copy of another size. The program that shows the picture may scale it further.
     *
     * @param pixels the width, 1 to 100,000; the height follows, and grows with the lines below the board
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(shown, marks, note, theme, extent, Optional.of(Svg.checkWidth(pixels)));
    }

    /**
     * Returns the picture as one SVG element with a final line feed. The element is a complete document, and can also be
     * embedded in a page.
     */
    public String svg() {
        boolean hasSeats = extent == Extent.TABLE;
        int boardHeight = BoardDrawing.SIZE + MARGIN + LINE * (1 + notes().size());
        int canvasWidth = canvasWidth();
        int canvasHeight =
                MARGIN + (hasSeats ? Math.max(boardHeight, SeatDrawing.height(position)) : boardHeight) + MARGIN;
        Svg svg = new Svg(canvasWidth, canvasHeight, width.orElse(canvasWidth), Look.in(theme.palette()));
        svg.describe("Uptown, " + position.ruleset(), TextPicture.of(shown).text());
        svg.open("defs", ImmutableMap.of());
        Glyph.define(svg);
        TileDrawing.definePatterns(svg);
        svg.close();
        svg.onDarkSystem("uptown", Look.in(theme.paletteOnDarkSystem()));
        svg.add("rect", ImmutableMap.of("class", "page", "width", canvasWidth, "height", canvasHeight));
        svg.at(MARGIN, MARGIN, () -> new BoardDrawing(svg, position.board(), marks).draw());
        svg.at(MARGIN + BoardDrawing.EDGE, 2 * MARGIN + BoardDrawing.SIZE, () -> drawLegend(svg));
        if (hasSeats) {
            svg.at(3 * MARGIN + BoardDrawing.SIZE, MARGIN, () -> new SeatDrawing(svg, shown).draw());
        }
        return svg.end();
    }

    private int canvasWidth() {
        return MARGIN + BoardDrawing.SIZE + (extent == Extent.TABLE ? 2 * MARGIN + SeatDrawing.WIDTH : 0) + MARGIN;
    }

    /**
     * Returns the cell at a point, for windows with a clickable board.
     *
     * @param x pixels from the left edge of the picture, drawn at its width
     * @param y pixels from the upper edge
     * @return the cell, or empty outside the board
     */
    public Optional<Cell> cellAt(double x, double y) {
        double scale = (double) canvasWidth() / width.orElse(canvasWidth());
        return BoardDrawing.cellAt(x * scale - MARGIN, y * scale - MARGIN);
    }

    private void drawLegend(Svg svg) {
        Glyph.LOCK.draw(svg, "sign", 2, 0, 16);
        svg.text("note", LEGEND, 13, "may not be captured: its group would be split");
        if (!note.isEmpty() && !marks.targets().isEmpty()) {
            svg.open("g", ImmutableMap.of("transform", "translate(0 " + LINE + ") scale(.45)"));
            BoardDrawing.drawTarget(svg);
            svg.close();
        }
        ImmutableList<String> notes = notes();
        for (int i = 0; i < notes.size(); i++) {
            svg.text("note", LEGEND, (i + 1) * LINE + 14, notes.get(i));
        }
    }

    /** Returns the marks and the end of the game in words, wrapped to the width of the board. */
    private ImmutableList<String> notes() {
        int room = BoardDrawing.SIZE - BoardDrawing.EDGE - LEGEND;
        return Stream.concat(Stream.of(note), shown.ending().stream())
                .filter(line -> !line.isEmpty())
                .flatMap(line -> TextWidth.wrap(line, Look.NOTE, room).stream())
                .collect(ImmutableList.toImmutableList());
    }
}
