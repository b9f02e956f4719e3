package io.github.uptownrules.upturn.draw;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.svg.Hatching;
import io.github.uptownrules.upturn.tile.Tile.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Generates the signs and colors with which the page draws tiles of UP TURN. Regenerate them with
 * {@code -Dtest=UpTurnShapesTest -Dshapes=write}.
 */
class UpTurnShapesTest {
    private static final Path SHAPES =
            Path.of("..", "..", "table/uptown-page/src/main/resources/uptown-page/games/upturn/shapes.js");
    private static final Kind[] ACTIONS =
            Arrays.stream(Kind.values()).filter(kind -> !kind.isNumber()).toArray(Kind[]::new);

    @Test
    void thePageHasTheseShapes() throws IOException {
        if ("write".equals(System.getProperty("shapes"))) {
            Files.writeString(SHAPES, shapes());
        }
        assertThat(Files.readString(SHAPES)).isEqualTo(shapes());
    }

    private static String shapes() {
        return "/** The shapes and colors of tiles. Written by UpTurnShapesTest from ActionSign and Look; do not edit."
                + " */\n\n/** The signs: paths on squares of 24 by 24. */\n"
                + object("SIGNS", ActionSign.values(), sign -> '"' + sign.path() + '"')
                + "\n/** The colors of each kind of tile, and of the text on it. */\n"
                + object(
                        "KINDS",
                        Kind.values(),
                        kind -> "{ ground: " + css(Look.ground(kind)) + ", ink: " + css(Look.ink(kind)) + " }")
                + "\n/** The patterns of the actions, which match those of the colors in Uptown: lines that repeat every 8 units. */\n"
                + object("PATTERNS", ACTIONS, kind -> '"' + hatching(kind).path() + '"')
                + "\n/** All other colors in light mode. */\n"
                + colors("LIGHT", Palette.LIGHT)
                + "\n/** All other colors in dark mode. */\n"
                + colors("DARK", Palette.DARK);
    }

    /** Returns the hatching of the nearest color in Uptown. */
    private static Hatching hatching(Kind action) {
        return switch (action) {
            case UP -> Hatching.LEVEL;
            case DOWN -> Hatching.SLANTED;
            case JOKER -> Hatching.DOTTED;
            case SKIP_ONE, SKIP_TWO -> Hatching.UPRIGHT;
            default -> Hatching.BLANK;
        };
    }

    private static String colors(String name, Palette palette) {
        return object(
                name,
                ImmutableMap.<String, String>builder()
                        .put("text", css(palette.text()))
                        .put("board", css(palette.board()))
                        .put("line", css(palette.cellLine()))
                        .put("edge", css(palette.areaLine()))
                        .put("quiet", css(palette.label()))
                        .put("back", css(palette.back()))
                        .put("back-line", css(palette.backLine()))
                        .put("halo", css(palette.halo()))
                        .put("ring", css(palette.ring()))
                        .buildOrThrow());
    }

    private static <E extends Enum<E>> String object(String name, E[] constants, Function<E, String> value) {
        return object(
                name,
                Arrays.stream(constants)
                        .collect(ImmutableMap.toImmutableMap(
                                constant ->
                                        constant.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                value)));
    }

    private static String object(String name, ImmutableMap<String, String> members) {
        return members.entrySet().stream()
                .map(member -> "  " + key(member.getKey()) + ": " + member.getValue() + ",\n")
                .collect(Collectors.joining("", "export const " + name + " = Object.freeze({\n", "});\n"));
    }

    private static String key(String name) {
        return name.contains("-") ? '"' + name + '"' : name;
    }

    private static String css(int rgb) {
        return '"' + Palette.css(rgb) + '"';
    }
}
