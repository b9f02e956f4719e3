package io.github.uptownrules.upturn.draw;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Locale;

/** Draws the middle of the table: the last number, the direction, the bag and the played tiles. */
final class LineDrawing {
    static final int HEIGHT = 112;

    private static final int BAG = SeatDrawing.WIDTH - 76;

    private final Svg svg;
    private final Position position;
    private final Marks marks;

    LineDrawing(Svg svg, Position position, Marks marks) {
        this.svg = svg;
        this.position = position;
        this.marks = marks;
    }

    void draw() {
        svg.add("rect", ImmutableMap.of("class", "line", "width", SeatDrawing.WIDTH, "height", HEIGHT, "rx", 10));
        drawReference();
        drawDirection();
        (position.rotation() == Rotation.LEFT ? ActionSign.LEFT : ActionSign.RIGHT).draw(svg, "sign", 108, 70, 26);
        svg.text("note", 144, 89, "turns go " + position.rotation().name().toLowerCase(Locale.ROOT));
        drawBag();
    }

    private void drawReference() {
        Tile reference = position.reference();
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        "tile " + TileDrawing.style(reference.kind()) + " reference",
                        "data-tile",
                        reference,
                        "transform",
                        "translate(14 14) scale(1.5)"));
        svg.add("title", ImmutableMap.of(), "on the line: " + Captions.of(reference));
        TileDrawing.draw(svg, reference);
        if (marks.isOnLine(reference)) {
            TileDrawing.drawFrame(svg);
        }
        svg.close();
    }

    private void drawDirection() {
        Direction direction = position.direction();
        switch (direction) {
            case RISING -> ActionSign.UP.draw(svg, "sign", 106, 18, 40);
            case FALLING -> ActionSign.DOWN.draw(svg, "sign", 106, 18, 40);
            case OPEN -> ActionSign.BOTH.draw(svg, "sign", 106, 18, 40);
        }
        svg.text("seat", 158, 36, Captions.of(direction));
        svg.text("note", 158, 57, Captions.follows(direction));
    }

    private void drawBag() {
        svg.open("g", ImmutableMap.of("class", "bag", "transform", "translate(" + BAG + " 66) scale(.6)"));
        svg.add(
                "title",
                ImmutableMap.of(),
                "bag of " + position.bagSize() + ", " + position.played().size() + " played");
        TileDrawing.drawBack(svg);
        svg.close();
        svg.text("note", BAG + 42, 89, String.valueOf(position.bagSize()));
    }
}
