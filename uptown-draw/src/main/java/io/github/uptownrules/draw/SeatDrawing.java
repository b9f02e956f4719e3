package io.github.uptownrules.draw;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Draws the seats below each other: racks, pile sizes, captures. */
final class SeatDrawing {
    static final int WIDTH = 270;

    private static final int TILE = 30;
    private static final int PER_ROW = WIDTH / TILE;
    private static final int LINE = 22;

    private final Svg svg;
    private final Shown<Position> shown;
    private final Position position;
    private int y;

    SeatDrawing(Svg svg, Shown<Position> shown) {
        this.svg = svg;
        this.shown = shown;
        this.position = shown.position();
    }

    static int height(Position position) {
        return position.seats().stream()
                .mapToInt(seat -> height(position, seat))
                .sum();
    }

    private static int height(Position position, Seat seat) {
        int captures = position.captures(seat).size();
        return 2 * LINE
                + position.colors(seat).stream()
                        .mapToInt(color -> LINE + rows(position.rackSize(color)) * TILE)
                        .sum()
                + (captures == 0 ? 0 : LINE + rows(captures) * TILE);
    }

    private static int rows(int tiles) {
        return (tiles + PER_ROW - 1) / PER_ROW;
    }

    void draw() {
        position.seats().forEach(this::drawSeat);
    }

    private void drawSeat(Seat seat) {
        y += LINE;
        text("seat", 0, "Seat " + seat + shown.status(seat));
        position.colors(seat).forEach(this::drawRack);
        ImmutableList<Tile> captures = position.captures(seat);
        if (!captures.isEmpty()) {
            y += LINE;
            text("note", 0, "captured " + captures.size());
            drawRow("captures", captures.size(), place -> {
                Tile tile = captures.get(place);
                drawTile("tile " + TileDrawing.style(tile.color()), place, () -> TileDrawing.draw(svg, tile));
            });
        }
        y += LINE;
    }

    private void drawRack(Color color) {
        y += LINE;
        Glyph.of(color).draw(svg, Look.of("mark", color), 0, y - 11, 12);
        text("note", 18, color.label() + ": " + groups(color) + ", " + left(color));
        Optional<FaceSet> rack = RackView.of(position, color);
        ImmutableList<Face> tiles = rack.map(ImmutableList::copyOf).orElse(ImmutableList.of());
        drawRow("rack", position.rackSize(color), place -> {
            if (rack.isPresent()) {
                Tile tile = Tile.of(color, tiles.get(place));
                drawTile("tile " + TileDrawing.style(color), place, () -> TileDrawing.draw(svg, tile));
            } else {
                drawTile("hidden " + TileDrawing.style(color), place, () -> TileDrawing.drawBack(svg));
            }
        });
    }

    private String groups(Color color) {
        int groups = position.groupCount(color);
        return groups + (groups == 1 ? " group" : " groups");
    }

    private String left(Color color) {
        return position.isFinished(color) ? "finished" : position.pileSize(color) + " to draw";
    }

    private void text(String style, int x, String text) {
        svg.add("text", ImmutableMap.of("class", style, "x", x, "y", y), text);
    }

    /** Draws tiles in as many rows as they need. */
    private void drawRow(String style, int count, IntConsumer drawing) {
        svg.open("g", ImmutableMap.of("class", style, "transform", "translate(0 " + (y + 6) + ")"));
        IntStream.range(0, count).forEach(drawing);
        svg.close();
        y += rows(count) * TILE;
    }

    private void drawTile(String style, int place, Runnable drawing) {
        int x = place % PER_ROW * TILE;
        int row = place / PER_ROW * TILE;
        svg.open("g", ImmutableMap.of("class", style, "transform", "translate(" + x + " " + row + ") scale(.6)"));
        drawing.run();
        svg.close();
    }
}
