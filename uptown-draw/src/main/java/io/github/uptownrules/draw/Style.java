package io.github.uptownrules.draw;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.draw.svg.Svg;

/** The style sheet of a picture. */
final class Style {
    private static final String SHAPES = Svg.TEXT_STYLE + """
            .cell, .area, .halo, .ring, .last, .part, .refused, .pattern { fill: none }
            .area { stroke-width: 2.5 }
            .label { font-size: 17px; text-anchor: middle }
            .face { font-size: 30px; font-weight: bold; text-anchor: middle }
            .unknown { font-size: 26px; text-anchor: middle }
            .number { font-size: 13px; font-weight: bold; text-anchor: middle }
            .back { stroke-width: 2; stroke-dasharray: 5 3 }
            .halo, .ring { stroke-width: 6 }
            .ring { stroke-dasharray: 9 5 }
            .last, .refused { stroke-width: 4 }
            .part { stroke-width: 4; stroke-dasharray: 2 4 }
            .pattern { stroke-width: 1.6 }
            .mark { stroke-width: .8 }
            """;

    private Style() {}

    /** All of it: shapes, the colors of tiles, and those of a theme. */
    static String of(Theme theme) {
        StringBuilder style = new StringBuilder(SHAPES);
        for (Color color : Color.all()) {
            style.append(tiles(color));
        }
        return style.append(theme.css(Style::colors)).toString();
    }

    private static String tiles(Color color) {
        String ground = Palette.css(Palette.of(color));
        String ink = Palette.css(Palette.ink(color));
        return """
                .C .ground, .C .mark { fill: GROUND }
                .C .ink, .tile.C .face { fill: INK }
                .pattern.C { stroke: INK; stroke-opacity: .24 }
                """.replace("GROUND", ground).replace("INK", ink).replace(".C", "." + color.label());
    }

    private static String colors(Palette palette) {
        return rule("text, .sign", "fill", palette.text())
                + rule(".mark", "stroke", palette.text())
                + rule(".page", "fill", palette.page())
                + rule(".board", "fill", palette.board())
                + rule(".cell", "stroke", palette.cellLine())
                + rule(".area", "stroke", palette.areaLine())
                + rule(".label", "fill", palette.label())
                + rule(".hint", "fill", palette.hint())
                + rule(".back", "fill", palette.back())
                + rule(".back", "stroke", palette.backLine())
                + rule(".unknown", "fill", palette.backLine())
                + rule(".halo", "stroke", palette.halo())
                + rule(".ring, .last, .part, .refused", "stroke", palette.ring())
                + rule(".badge", "fill", palette.ring())
                + rule(".number", "fill", palette.halo());
    }

    private static String rule(String selector, String property, int rgb) {
        return selector + " { " + property + ": " + Palette.css(rgb) + " }\n";
    }
}
