package io.github.uptownrules.street.draw;

import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.svg.LookBuilder;
import io.github.uptownrules.street.town.ProjectType;

/** The colors and fonts of pictures of the street game. */
final class Look {
    private static final int BLACK = 0x14110e;
    private static final int WHITE = 0xffffff;

    /** The font size of the lines between streets and piles. */
    static final int NOTE = 17;

    private Look() {}

    static ImmutableTable<String, String, String> in(Palette palette) {
        LookBuilder look = new LookBuilder()
                .area("page", palette.page())
                .text("seat", 21, palette.text())
                .put("seat", "font-weight", "bold")
                .text("note", NOTE, palette.text())
                .text("name", 18, palette.text())
                .text("playable", 17, palette.ring())
                .put("playable", "font-weight", "bold")
                .text("cost", 20, palette.text())
                .put("cost", "font-weight", "bold")
                .area("front", palette.board())
                .edge("front", palette.areaLine(), "1.5")
                .area("roof", palette.areaLine())
                .line("ground", palette.areaLine(), "5")
                .area("band none", palette.back())
                .area("sign", palette.text())
                .area("sign income", palette.label())
                .area("sign prestige", palette.label())
                .line("halo", palette.halo(), "5")
                .line("ring", palette.ring(), "5")
                .put("ring", "stroke-dasharray", "9 5")
                .line("last", palette.ring(), "4")
                .line("refused", palette.ring(), "5");
        addAmount("amount", 20, palette, look);
        addAmount("long", 14, palette, look);
        addAmount("longest", 11, palette, look);
        for (ProjectType type : ProjectType.all()) {
            look.area("band " + CardDrawing.style(type), ground(type))
                    .area("sign " + CardDrawing.style(type), ink(type));
        }
        return look.build();
    }

    private static void addAmount(String style, int size, Palette palette, LookBuilder look) {
        look.text(style, size, palette.text()).put(style, "font-weight", "bold");
    }

    /** Returns the background color of a type, the same in every palette. */
    static int ground(ProjectType type) {
        return switch (type) {
            case OFFICE -> 0x0b5cad;
            case FLAT -> 0x2fae7d;
            case SHOP -> 0xa81e2d;
            case CAFE -> 0xf29111;
            case SERVICE -> 0xf5e04b;
        };
    }

    /** Returns the text color for a type's background. It is the same in every palette. */
    static int ink(ProjectType type) {
        return type == ProjectType.OFFICE || type == ProjectType.SHOP ? WHITE : BLACK;
    }
}
