package io.github.uptownrules.draw;

import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.svg.LookBuilder;
import io.github.uptownrules.core.value.Color;

/** The styles of a picture of Uptown. */
final class Look {
    /** The font size of the legend and of the racks. */
    static final int NOTE = 14;

    private Look() {}

    static ImmutableTable<String, String, String> in(Palette palette) {
        LookBuilder look = new LookBuilder()
                .area("page", palette.page())
                .area("board", palette.board())
                .line("cell", palette.cellLine(), "1")
                .line("area", palette.areaLine(), "2.5")
                .area("hint", palette.hint())
                .area("sign", palette.text())
                .area("back", palette.back())
                .edge("back", palette.backLine(), "2")
                .put("back", "stroke-dasharray", "5 3")
                .line("halo", palette.halo(), "6")
                .line("ring", palette.ring(), "6")
                .put("ring", "stroke-dasharray", "9 5")
                .line("last", palette.ring(), "4")
                .line("refused", palette.ring(), "4")
                .line("part", palette.ring(), "4")
                .put("part", "stroke-dasharray", "2 4")
                .area("badge", palette.ring())
                .text("label", 17, palette.label())
                .put("label", "text-anchor", "middle")
                .text("seat", 17, palette.text())
                .put("seat", "font-weight", "bold")
                .text("note", NOTE, palette.text())
                .text("unknown", 26, palette.backLine())
                .put("unknown", "text-anchor", "middle")
                .text("number", 13, palette.halo())
                .put("number", "text-anchor", "middle")
                .put("number", "font-weight", "bold");
        for (Color color : Color.all()) {
            addTiles(color, palette, look);
        }
        return look.build();
    }

    private static void addTiles(Color color, Palette palette, LookBuilder look) {
        int ink = TileColors.ink(color);
        look.area(of("ground", color), TileColors.ground(color))
                .area(of("mark", color), TileColors.ground(color))
                .edge(of("mark", color), palette.text(), ".8")
                .area(of("ink", color), ink)
                .text(of("face", color), 30, ink)
                .put(of("face", color), "font-weight", "bold")
                .put(of("face", color), "text-anchor", "middle")
                .line(of("pattern", color), ink, "1.6")
                .put(of("pattern", color), "stroke-opacity", ".24");
    }

    static String of(String part, Color color) {
        return part + " " + color.label();
    }
}
