package io.github.uptownrules.cli.uptown.svg;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import com.google.common.io.Resources;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Tile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Draws all that lies on the table as an SVG picture, for light and dark pages. Of a whole position it shows every rack, of
 * a view what its viewer sees; piles lie face down in either. Equal positions make equal pictures, to the letter.
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int LINE = 28;

    private SvgPicture() {}

    /** Draws a position. */
    public static String draw(Position position) {
        return draw(position, CellSet.none(), "");
    }

    /**
     * Draws a position, and marks the cells where a tile may go.
     *
     * @throws IllegalArgumentException if the tile may not be chosen for the next move
     */
    public static String draw(Position position, Tile tile) {
        if (!position.playable(tile.color()).contains(tile.face())) {
            throw new IllegalArgumentException(
                    "tile " + tile + " cannot be played: " + Joiner.on("; ").join(faults(position, tile)));
        }
        return draw(position, position.legalMoves().cellsFor(tile), "where the " + TileDrawing.name(tile) + " may go");
    }

    /** What is wrong with a tile, wherever it goes. */
    private static Set<MoveFault> faults(Position position, Tile tile) {
        return Sets.filter(
                position.faults(tile, tile.cells().get(0)),
                fault -> !fault.kind().isAboutCell());
    }

    private static String draw(Position position, CellSet targets, String targetNote) {
        int boardHeight = BoardDrawing.SIZE + MARGIN + LINE * (targetNote.isEmpty() ? 1 : 2);
        int width = MARGIN + BoardDrawing.SIZE + 2 * MARGIN + SeatDrawing.WIDTH + MARGIN;
        int height = MARGIN + Math.max(boardHeight, SeatDrawing.height(position)) + MARGIN;
        Svg svg = new Svg(width, height);
        svg.add("title", ImmutableMap.of(), "Uptown, " + position.ruleset());
        svg.add("desc", ImmutableMap.of(), position.toString());
        svg.add("style", ImmutableMap.of(), "\n" + style());
        svg.open("defs", ImmutableMap.of());
        Glyph.define(svg);
        TileDrawing.definePatterns(svg);
        svg.close();
        svg.add("rect", ImmutableMap.of("class", "page", "width", width, "height", height));
        at(svg, MARGIN, MARGIN, () -> new BoardDrawing(svg, position.board(), targets).draw());
        at(svg, MARGIN + 32, 2 * MARGIN + BoardDrawing.SIZE, () -> drawLegend(svg, targetNote));
        at(svg, 3 * MARGIN + BoardDrawing.SIZE, MARGIN, () -> new SeatDrawing(svg, position).draw());
        return svg.end();
    }

    private static void at(Svg svg, int x, int y, Runnable drawing) {
        svg.open("g", ImmutableMap.of("transform", "translate(" + x + " " + y + ")"));
        drawing.run();
        svg.close();
    }

    private static void drawLegend(Svg svg, String targetNote) {
        Glyph.LOCK.draw(svg, "sign", 2, 0, 16);
        svg.add(
                "text",
                ImmutableMap.of("class", "note", "x", 28, "y", 13),
                "may not be captured: its group would be split");
        if (!targetNote.isEmpty()) {
            svg.open("g", ImmutableMap.of("transform", "translate(0 " + LINE + ") scale(.45)"));
            BoardDrawing.drawTarget(svg);
            svg.close();
            svg.add("text", ImmutableMap.of("class", "note", "x", 28, "y", LINE + 14), targetNote);
        }
    }

    private static String style() {
        try {
            return Resources.toString(Resources.getResource(SvgPicture.class, "picture.css"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
