package io.github.uptownrules.cli.uptown.svg;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/** Draws the board, its corner at 0, 0: letters, numbers, symbols, and the tiles, those of a group joined together. */
final class BoardDrawing {
    private static final int CELL = 52;
    private static final int EDGE = 32;
    private static final int GAP = (CELL - TileDrawing.SIZE) / 2;

    /** How wide and high a board is. */
    static final int SIZE = EDGE + 9 * CELL;

    private final Svg svg;
    private final Board board;
    private final CellSet targets;

    BoardDrawing(Svg svg, Board board, CellSet targets) {
        this.svg = svg;
        this.board = board;
        this.targets = targets;
    }

    void draw() {
        for (int i = 1; i <= 9; i++) {
            label(EDGE + i * CELL - CELL / 2, EDGE - 9, String.valueOf(i));
            label(EDGE - 16, EDGE + i * CELL - CELL / 2 + 6, String.valueOf((char) ('A' + i - 1)));
        }
        svg.add("rect", square("board", EDGE, 9 * CELL));
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

    private void label(int x, int y, String text) {
        svg.add("text", ImmutableMap.of("class", "label", "x", x, "y", y), text);
    }

    private static ImmutableMap<String, Object> square(String style, int corner, int size) {
        return square(style, corner, corner, size);
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

    /** Joins a tile with those of its color to the right and below, so that groups are seen as such. */
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
        boolean isTarget = targets.contains(cell);
        boolean isProtected = board.protectedCells().contains(cell);
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        style(tile, isProtected, isTarget),
                        "data-cell",
                        cell,
                        "transform",
                        "translate(" + (x(cell) + GAP) + " " + (y(cell) + GAP) + ")"));
        tile.ifPresentOrElse(found -> TileDrawing.draw(svg, found), () -> drawHint(cell));
        if (isProtected) {
            Glyph.LOCK.draw(svg, "ink", TileDrawing.SIZE - 14, 2, 12);
        }
        if (isTarget) {
            drawTarget(svg);
        }
        svg.close();
    }

    private static String style(Optional<Tile> tile, boolean isProtected, boolean isTarget) {
        return tile.map(found -> "tile " + TileDrawing.style(found.color())).orElse("empty")
                + (isProtected ? " protected" : "")
                + (isTarget ? " target" : "");
    }

    private void drawHint(Cell cell) {
        Face symbol = Face.all().get(Face.MAN.ordinal() + cell.area() - 1);
        Glyph.of(symbol).orElseThrow().draw(svg, "hint", 12, 12, 20);
    }

    /** Two rings, one dashed: seen on a tile of any color. */
    static void drawTarget(Svg svg) {
        svg.add("rect", ring("halo"));
        svg.add("rect", ring("ring"));
    }

    private static ImmutableMap<String, Object> ring(String style) {
        return ImmutableMap.<String, Object>builder()
                .putAll(square(style, 0, TileDrawing.SIZE))
                .put("rx", 6)
                .buildOrThrow();
    }
}
