package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.core.value.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Compares the shapes of the custom elements for pages, which are generated from this library's glyphs, patterns and colors. To
 * write them, use {@code -Dtest=BoardShapesTest -Dshapes=write}.
 */
class BoardShapesTest {
    private static final Path SHAPES =
            Path.of("..", "table/uptown-page/src/main/resources/uptown-page/games/uptown/board/shapes.js");

    @Test
    void theElementsUseTheSameShapes() throws IOException {
        if ("write".equals(System.getProperty("shapes"))) {
            Files.writeString(SHAPES, shapes());
        }
        assertThat(Files.readString(SHAPES)).isEqualTo(shapes());
    }

    private static String shapes() {
        return "/** The shapes and colors of tiles. Written by BoardShapesTest from Glyph, TileColors and Palette; do not edit. */\n"
                + "\n/** The nine symbols, the marks of the colors, and a lock: paths on squares of 24 by 24. */\n"
                + object(
                        "GLYPHS",
                        Arrays.stream(Glyph.values())
                                .collect(ImmutableMap.toImmutableMap(
                                        glyph -> name(glyph.name()), glyph -> quoted(glyph.path()))))
                + "\n/** The patterns of the colors: lines that repeat every 8 units. */\n"
                + object(
                        "PATTERNS",
                        Color.all().stream()
                                .collect(ImmutableMap.toImmutableMap(
                                        Color::label, color -> quoted(TileColors.pattern(color)))))
                + "\n/** The colors of tiles, and of the text on them. */\n"
                + object(
                        "COLORS",
                        Color.all().stream()
                                .collect(ImmutableMap.toImmutableMap(
                                        Color::label,
                                        color -> "{ ground: " + css(TileColors.ground(color)) + ", ink: "
                                                + css(TileColors.ink(color)) + " }")))
                + "\n/** All other colors in light mode. */\n"
                + object("LIGHT", colors(Palette.LIGHT))
                + "\n/** All other colors in dark mode. */\n"
                + object("DARK", colors(Palette.DARK));
    }

    private static ImmutableMap<String, String> colors(Palette palette) {
        return ImmutableMap.<String, String>builder()
                .put("text", css(palette.text()))
                .put("board", css(palette.board()))
                .put("cell-line", css(palette.cellLine()))
                .put("area-line", css(palette.areaLine()))
                .put("label", css(palette.label()))
                .put("hint", css(palette.hint()))
                .put("back", css(palette.back()))
                .put("back-line", css(palette.backLine()))
                .put("halo", css(palette.halo()))
                .put("ring", css(palette.ring()))
                .buildOrThrow();
    }

    private static String object(String name, ImmutableMap<String, String> members) {
        return members.entrySet().stream()
                .map(member -> "  " + key(member.getKey()) + ": " + member.getValue() + ",\n")
                .collect(Collectors.joining("", "export const " + name + " = Object.freeze({\n", "});\n"));
    }

    private static String key(String name) {
        return name.contains("-") ? quoted(name) : name;
    }

    private static String name(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String css(int rgb) {
        return quoted(Palette.css(rgb));
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }
}
