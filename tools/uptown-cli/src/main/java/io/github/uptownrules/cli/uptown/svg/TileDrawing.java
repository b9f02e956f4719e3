package io.github.uptownrules.cli.uptown.svg;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.cli.uptown.picture.TablePicture;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.Locale;

/**
 * Draws one tile: its face, on a ground of its color and of its color's pattern, with its color's mark in a corner. So it
 * can be read without seeing the color.
 */
final class TileDrawing {
    /** How wide and high a tile is, before it is made smaller. */
    static final int SIZE = 44;

    private TileDrawing() {}

    /** Draws a tile in the element that is open, its corner at 0, 0. */
    static void draw(Svg svg, Tile tile) {
        svg.add("title", ImmutableMap.of(), name(tile));
        ground(svg, tile.color(), 0, 0, SIZE, SIZE);
        Glyph.of(tile.color()).draw(svg, "ink", 3, 3, 10);
        Glyph.of(tile.face())
                .ifPresentOrElse(
                        symbol -> symbol.draw(svg, "ink", 11, 13, 26),
                        () -> svg.add(
                                "text",
                                ImmutableMap.of("class", "face", "x", SIZE / 2 + 2, "y", 36),
                                tile.face().toString()));
    }

    /** An area in a color and its pattern. */
    static void ground(Svg svg, Color color, int x, int y, int width, int height) {
        ImmutableMap<String, Object> area =
                ImmutableMap.of("x", x, "y", y, "width", width, "height", height, "rx", width == height ? 6 : 0);
        svg.add("rect", with(area, "class", "ground"));
        svg.add("rect", with(area, "fill", "url(#" + pattern(color) + ")"));
    }

    private static ImmutableMap<String, Object> with(
            ImmutableMap<String, Object> attributes, String name, Object value) {
        return ImmutableMap.<String, Object>builder()
                .put(name, value)
                .putAll(attributes)
                .buildOrThrow();
    }

    /** Draws the back of a tile that is not to be seen. */
    static void drawBack(Svg svg) {
        svg.add("title", ImmutableMap.of(), "a hidden tile");
        svg.add(
                "rect",
                ImmutableMap.of("class", "back", "x", 1, "y", 1, "width", SIZE - 2, "height", SIZE - 2, "rx", 6));
        svg.add("text", ImmutableMap.of("class", "unknown", "x", SIZE / 2, "y", 33), "?");
    }

    /** The class of everything in a color. */
    static String style(Color color) {
        return TablePicture.name(color);
    }

    /** A tile in words. */
    static String name(Tile tile) {
        return TablePicture.name(tile.color()) + " "
                + (Glyph.of(tile.face()).isPresent() || tile.face() == Face.MONEY
                        ? tile.face().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        : tile.face().toString());
    }

    private static String pattern(Color color) {
        return TablePicture.name(color) + "-pattern";
    }

    /** Makes the patterns known to a picture. */
    static void definePatterns(Svg svg) {
        for (Color color : Color.all()) {
            svg.open(
                    "pattern",
                    ImmutableMap.of("id", pattern(color), "width", 8, "height", 8, "patternUnits", "userSpaceOnUse"));
            svg.add("path", ImmutableMap.of("class", "pattern " + style(color), "d", lines(color)));
            svg.close();
        }
    }

    private static String lines(Color color) {
        return switch (color) {
            case BLUE -> "M0 4h8";
            case GREEN -> "M-2 2L2-2M0 8L8 0M6 10L10 6";
            case ORANGE -> "M3 4h2";
            case RED -> "M4 0v8";
            case YELLOW -> "M0 0";
        };
    }
}
