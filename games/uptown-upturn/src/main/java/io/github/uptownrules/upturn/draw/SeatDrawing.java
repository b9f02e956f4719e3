package io.github.uptownrules.upturn.draw;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;

/** Draws a seat and the rows of its rack. */
final class SeatDrawing {
    private static final int PER_ROW = 7;
    private static final int STEP = TileDrawing.SIZE + 8;
    private static final int HEAD = 34;

    static final int WIDTH = PER_ROW * STEP - 8;

    private final Svg svg;
    private final Shown<Position> shown;
    private final Position position;
    private final Marks marks;

    SeatDrawing(Svg svg, Shown<Position> shown, Marks marks) {
        this.svg = svg;
        this.shown = shown;
        this.position = shown.position();
        this.marks = marks;
    }

    static int height(Position position) {
        return position.seats().stream()
                .mapToInt(seat -> height(position, seat))
                .sum();
    }

    /** Returns the height of a seat, with the space below it. */
    static int height(Position position, Seat seat) {
        return HEAD + (position.tilesLeft(seat) + PER_ROW - 1) / PER_ROW * STEP;
    }

    void draw(Seat seat) {
        boolean moves = shown.isToMove(seat);
        if (moves) {
            ActionSign.TO_MOVE.draw(svg, "sign", 0, 4, 18);
        }
        svg.text("seat", moves ? 24 : 0, 20, Captions.of(shown, seat));
        ImmutableList<Tile> seen =
                RackView.of(position, seat).map(Tiles::asList).orElse(ImmutableList.of());
        for (int place = 0; place < position.tilesLeft(seat); place++) {
            String corner = "translate(" + place % PER_ROW * STEP + " " + (HEAD - 4 + place / PER_ROW * STEP) + ")";
            if (seen.isEmpty()) {
                svg.open("g", ImmutableMap.of("class", "hidden", "transform", corner));
                TileDrawing.drawBack(svg);
            } else {
                drawTile(seen.get(place), moves, corner);
            }
            svg.close();
        }
    }

    private void drawTile(Tile tile, boolean isMarked, String corner) {
        boolean isTarget = isMarked && marks.isTarget(tile);
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        "tile " + TileDrawing.style(tile.kind()) + (isTarget ? " target" : ""),
                        "data-tile",
                        tile,
                        "transform",
                        corner));
        svg.add("title", ImmutableMap.of(), Captions.of(tile));
        TileDrawing.draw(svg, tile);
        if (isTarget) {
            TileDrawing.drawTarget(svg);
        }
        if (isMarked && marks.isRefused(tile)) {
            TileDrawing.drawCross(svg);
        }
    }
}
