package io.github.uptownrules.upturn.draw;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tile.Kind;
import java.util.Locale;

/**
 * Draws one tile: a number, or the sign of an action with its letter in a corner. Marked numbers have a plus sign and
 * doubles have two bars, so that tiles can be distinguished without color.
 */
final class TileDrawing {
    /** The width and height of a tile. */
    static final int SIZE = 56;

    private TileDrawing() {}

    /** Draws a tile in the open element, with its top left corner at 0, 0. */
    static void draw(Svg svg, Tile tile) {
        String style = style(tile.kind());
        svg.add("rect", square("ground " + style, 1, 7));
        if (!tile.isNumber()) {
            ActionSign.of(tile.kind()).draw(svg, "sign " + style, 14, 17, 30);
            svg.text("letter " + style, 11, 17, tile.toString());
            return;
        }
        svg.add("rect", square("inlay " + style, 4, 5));
        if (tile.kind() == Kind.DOUBLE) {
            svg.add("path", ImmutableMap.of("class", "bars " + style, "d", "M12 12h32M12 44h32"));
        }
        if (tile.kind() == Kind.MARKED) {
            ActionSign.MARK.draw(svg, "sign " + style, 38, 7, 11);
        }
        svg.text("face " + style, SIZE / 2, 38, String.valueOf(tile.number()));
    }

    static void drawBack(Svg svg) {
        svg.add("title", ImmutableMap.of(), "a hidden tile");
        svg.add("rect", square("back", 1, 7));
        svg.text("unknown", SIZE / 2, 38, "?");
    }

    /** Draws two rings, one of them dashed, which are visible on every color. */
    static void drawTarget(Svg svg) {
        svg.add("rect", square("halo", 0, 8));
        svg.add("rect", square("ring", 0, 8));
    }

    static void drawCross(Svg svg) {
        svg.add("path", ImmutableMap.of("class", "refused", "d", "M8 8L48 48M48 8L8 48"));
    }

    static void drawFrame(Svg svg) {
        svg.add("rect", square("last", 0, 8));
    }

    private static ImmutableMap<String, Object> square(String style, int edge, int rounding) {
        int size = SIZE - 2 * edge;
        return ImmutableMap.<String, Object>builder()
                .put("class", style)
                .put("x", edge)
                .put("y", edge)
                .put("width", size)
                .put("height", size)
                .put("rx", rounding)
                .buildOrThrow();
    }

    static String style(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
