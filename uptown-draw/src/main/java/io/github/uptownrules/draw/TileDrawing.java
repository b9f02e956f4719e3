package io.github.uptownrules.draw;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * Draws a tile: its face on a background of its color and its color's pattern, with its color's mark in a corner. The tile is
 * readable without seeing the color.
 */
final class TileDrawing {
    /** The width and height of a tile before scaling. */
    static final int SIZE = 44;

    private TileDrawing() {}

    static void draw(Svg svg, Tile tile) {
        svg.add("title", ImmutableMap.of(), name(tile));
        ground(svg, tile.color(), 0, 0, SIZE, SIZE);
        String ink = Look.of("ink", tile.color());
        Glyph.of(tile.color()).draw(svg, ink, 3, 3, 10);
        Glyph.of(tile.face())
                .ifPresentOrElse(
                        symbol -> symbol.draw(svg, ink, 11, 13, 26),
                        () -> svg.add(
                                "text",
                                ImmutableMap.of("class", Look.of("face", tile.color()), "x", SIZE / 2 + 2, "y", 36),
                                tile.face().toString()));
    }

    static void ground(Svg svg, Color color, int x, int y, int width, int height) {
        ImmutableMap<String, Object> area =
                ImmutableMap.of("x", x, "y", y, "width", width, "height", height, "rx", width == height ? 6 : 0);
        svg.add("rect", with(area, "class", Look.of("ground", color)));
        svg.add("rect", with(area, "fill", "url(#" + pattern(color) + ")"));
    }

    private static ImmutableMap<String, Object> with(
            ImmutableMap<String, Object> attributes, String name, Object value) {
        return ImmutableMap.<String, Object>builder()
                .put(name, value)
                .putAll(attributes)
                .buildOrThrow();
    }

    static void drawBack(Svg svg) {
        svg.add("title", ImmutableMap.of(), "a hidden tile");
        svg.add(
                "rect",
                ImmutableMap.of("class", "back", "x", 1, "y", 1, "width", SIZE - 2, "height", SIZE - 2, "rx", 6));
        svg.add("text", ImmutableMap.of("class", "unknown", "x", SIZE / 2, "y", 33), "?");
    }

    /** Returns the CSS class of all elements in a color. */
    static String style(Color color) {
        return color.label();
    }

    static String name(Tile tile) {
        return tile.color().label() + " " + tile.face().label();
    }

    private static String pattern(Color color) {
        return "uptown-" + color.label() + "-pattern";
    }

    static void definePatterns(Svg svg) {
        for (Color color : Color.all()) {
            svg.open(
                    "pattern",
                    ImmutableMap.of("id", pattern(color), "width", 8, "height", 8, "patternUnits", "userSpaceOnUse"));
            svg.add("path", ImmutableMap.of("class", Look.of("pattern", color), "d", TileColors.pattern(color)));
            svg.close();
        }
    }
}
