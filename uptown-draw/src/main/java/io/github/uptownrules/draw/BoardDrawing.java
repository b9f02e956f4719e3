package io.github.uptownrules.draw;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws the board with its upper left corner at (0, 0): letters, numbers, symbols, and tiles. The tiles of a group are joined.
 */
final class BoardDrawing {
    private static final int CELL = 52;

    /** The width of the margin with the letters and numbers. */
    static final int EDGE = 32;

    private static final int GAP = (CELL - TileDrawing.SIZE) / 2;

    static final int SIZE = EDGE + 9 * CELL;

    private final Svg svg;
    private final Board board;
    private final Marks marks;

    BoardDrawing(Svg svg, Board board, Marks marks) {
        this.svg = svg;
        this.board = board;
        this.marks = marks;
    }

    void draw() {
        for (int i = 1; i <= 9; i++) {
            svg.text("label", EDGE + i * CELL - CELL / 2, EDGE - 9, String.valueOf(i));
            svg.text("label", EDGE - 16, EDGE + i * CELL - CELL / 2 + 6, String.valueOf((char) ('A' + i - 1)));
        }
        svg.add("rect", square("board", EDGE, EDGE, 9 * CELL));
        for (Cell cell : Cell.all()) {
            svg.add("rect", square("cell", x(cell), y(cell), CELL));
        }
        for (int area = 1; area <= 9; area++) {
            svg.add(
                    "rect",
                    square("area", EDGE + (area - 1) % 3 * 3 * CELL, EDGE + (area - 1) / 3 * 3 * CELL, 3 * CELL));
        }
        board.tiles().forEach(this::drawLinks);
        Cell.all().forEach(this::drawCell);
    }

    private static ImmutableMap<String, Object> square(String style, int x, int y, int size) {
        return ImmutableMap.of("class", style, "x", x, "y", y, "width", size, "height", size);
    }

    private static int x(Cell cell) {
        return EDGE + (cell.column() - 1) * CELL;
    }

    private static int y(Cell cell) {
        return EDGE + (cell.row() - 1) * CELL;
    }

    static Optional<Cell> cellAt(double x, double y) {
        double column = Math.floor((x - EDGE) / CELL) + 1;
        double row = Math.floor((y - EDGE) / CELL) + 1;
        return row >= 1 && row <= 9 && column >= 1 && column <= 9
                ? Optional.of(Cell.of((int) row, (int) column))
                : Optional.empty();
    }

    /** Joins a tile with neighbors of its color to the right and below, to show the groups. */
    private void drawLinks(Cell cell, Tile tile) {
        boolean right = cell.column() < 9 && hasColor(Cell.of(cell.row(), cell.column() + 1), tile);
        boolean below = cell.row() < 9 && hasColor(Cell.of(cell.row() + 1, cell.column()), tile);
        if (right || below) {
            svg.open(
                    "g",
                    ImmutableMap.of(
                            "class",
                            TileDrawing.style(tile.color()),
                            "transform",
                            "translate(" + x(cell) + " " + y(cell) + ")"));
            if (right) {
                TileDrawing.ground(svg, tile.color(), CELL - GAP - 6, GAP + 12, 2 * GAP + 12, CELL - 2 * GAP - 24);
            }
            if (below) {
                TileDrawing.ground(svg, tile.color(), GAP + 12, CELL - GAP - 6, CELL - 2 * GAP - 24, 2 * GAP + 12);
            }
            svg.close();
        }
    }

    private boolean hasColor(Cell cell, Tile tile) {
        return board.cells(tile.color()).contains(cell);
    }

    private void drawCell(Cell cell) {
        Optional<Tile> tile = board.tileAt(cell);
        boolean isProtected = board.protectedCells().contains(cell);
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        style(cell, tile, isProtected),
                        "data-cell",
                        cell,
                        "transform",
                        "translate(" + (x(cell) + GAP) + " " + (y(cell) + GAP) + ")"));
        svg.add("title", ImmutableMap.of(), name(cell, tile, isProtected));
        tile.ifPresentOrElse(found -> TileDrawing.draw(svg, found), () -> drawHint(cell));
        if (isProtected) {
            Glyph.LOCK.draw(svg, Look.of("ink", tile.orElseThrow().color()), TileDrawing.SIZE - 14, 2, 12);
        }
        if (marks.lastMove().equals(Optional.of(cell))) {
            svg.add("rect", ring("last"));
        }
        if (marks.targets().contains(cell)) {
            drawTarget(svg);
        }
        marks.partOf(cell).ifPresent(this::drawPart);
        if (marks.refused().equals(Optional.of(cell))) {
            svg.add("path", ImmutableMap.of("class", "refused", "d", "M6 6L38 38M38 6L6 38"));
        }
        svg.close();
    }

    /** Describes a cell in the same words as the page. */
    private String name(Cell cell, Optional<Tile> tile, boolean isProtected) {
        return tile.map(found -> cell + ", " + TileDrawing.name(found) + ", group of "
                        + board.groupAt(cell).size() + (isProtected ? ", protected" : ""))
                .orElse(cell + ", empty");
    }

    private String style(Cell cell, Optional<Tile> tile, boolean isProtected) {
        return tile.map(found -> "tile " + TileDrawing.style(found.color())).orElse("empty")
                + (isProtected ? " protected" : "")
                + (marks.targets().contains(cell) ? " target" : "");
    }

    private void drawHint(Cell cell) {
        Face symbol = Face.all().get(Face.MAN.ordinal() + cell.area() - 1);
        Glyph.of(symbol).orElseThrow().draw(svg, "hint", 12, 12, 20);
    }

    /** Draws two rings, one of them dashed, so that they are visible on any color. */
    static void drawTarget(Svg svg) {
        svg.add("rect", ring("halo"));
        svg.add("rect", ring("ring"));
    }

    /** Draws the number of the part that a tile would end up in. */
    private void drawPart(int number) {
        svg.add("rect", ring("part"));
        svg.add("circle", ImmutableMap.of("class", "badge", "cx", 9, "cy", TileDrawing.SIZE - 9, "r", 9));
        svg.text("number", 9, TileDrawing.SIZE - 4, String.valueOf(number));
    }

    private static ImmutableMap<String, Object> ring(String style) {
        return ImmutableMap.<String, Object>builder()
                .putAll(square(style, 0, 0, TileDrawing.SIZE))
                .put("rx", 6)
                .buildOrThrow();
    }

    /**
     * The marks on a board.
     *
     * @param targets the cells where a tile may go
     * @param lastMove the cell of the last move
     * @param refused the cell of an illegal move
     * @param parts the groups into which that move would split a group
     */
    record Marks(CellSet targets, Optional<Cell> lastMove, Optional<Cell> refused, ImmutableList<CellSet> parts) {
        static final Marks NONE = new Marks(CellSet.none(), Optional.empty(), Optional.empty(), ImmutableList.of());

        /** Returns the number of the part that a cell is in, from 1. */
        Optional<Integer> partOf(Cell cell) {
            return IntStream.range(0, parts.size())
                    .filter(part -> parts.get(part).contains(cell))
                    .mapToObj(part -> part + 1)
                    .findFirst();
        }
    }
}
