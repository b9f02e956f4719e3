package io.github.uptownrules.street.draw;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Writes the signs, colors and deck of this library to files of the page, and checks that they are current. To update them, run
 * {@code -Dtest=StreetShapesTest -Dshapes=write}.
 */
class StreetShapesTest {
    private static final Path FOLDER =
            Path.of("..", "..", "table/uptown-page/src/main/resources/uptown-page/games/street");

    @Test
    void thePageHasTheSameSigns() throws IOException {
        assertWritten(
                "shapes.js",
                "/** The shapes and colors of cards. Written by StreetShapesTest from CardSign, Look and Palette; do not edit. */\n"
                        + "\n/** The signs of types, marks, income, prestige and the turn: paths on squares of 24 by 24. */\n"
                        + object(
                                "SIGNS",
                                Arrays.stream(CardSign.values())
                                        .collect(ImmutableMap.toImmutableMap(
                                                sign -> name(sign.name()), sign -> quoted(sign.path()))))
                        + "\n/** The colors of types, and of the signs on them. */\n"
                        + object(
                                "TYPES",
                                ProjectType.all().stream()
                                        .collect(ImmutableMap.toImmutableMap(
                                                type -> name(type.name()),
                                                type -> "{ ground: " + css(Look.ground(type)) + ", ink: "
                                                        + css(Look.ink(type)) + " }")))
                        + "\n/** All other colors in light mode. */\n"
                        + object("LIGHT", colors(Palette.LIGHT))
                        + "\n/** All other colors in dark mode. */\n"
                        + object("DARK", colors(Palette.DARK)));
    }

    @Test
    void thePageHasTheSameDeck() throws IOException {
        String deck = Deck.sample1().toString();
        assertThat(deck).doesNotContain("`", "\\", "$");
        assertWritten(
                "sample-1.js",
                "/** The library's invented sample deck. Written by StreetShapesTest from Deck; do not edit. */\n"
                        + "export default `" + deck + "`;\n");
    }

    private static void assertWritten(String file, String text) throws IOException {
        if ("write".equals(System.getProperty("shapes"))) {
            Files.writeString(FOLDER.resolve(file), text);
        }
        assertThat(Files.readString(FOLDER.resolve(file))).isEqualTo(text);
    }

    private static ImmutableMap<String, String> colors(Palette palette) {
        return ImmutableMap.of(
                "text", css(palette.text()),
                "board", css(palette.board()),
                "cell-line", css(palette.cellLine()),
                "area-line", css(palette.areaLine()),
                "label", css(palette.label()),
                "hint", css(palette.hint()),
                "back", css(palette.back()),
                "back-line", css(palette.backLine()),
                "halo", css(palette.halo()),
                "ring", css(palette.ring()));
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
