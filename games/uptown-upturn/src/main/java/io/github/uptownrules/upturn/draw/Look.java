package io.github.uptownrules.upturn.draw;

import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.svg.LookBuilder;
import io.github.uptownrules.upturn.tile.Tile.Kind;

/** The styles of a picture of UP TURN. */
final class Look {
    private static final int BLACK = 0x14110e;
    private static final int WHITE = 0xffffff;
    private static final int CREAM = 0xfff7df;
    private static final int RED = 0xa81e2d;
    private static final int BLUE = 0x0b5cad;
    private static final int GREEN = 0x2fae7d;
    private static final int YELLOW = 0xf5e04b;
    private static final int ORANGE = 0xf29111;

    /** The font size of the notes below the line. */
    static final int NOTE = 17;

    private Look() {}

    static ImmutableTable<String, String, String> in(Palette palette) {
        LookBuilder look = new LookBuilder()
                .area("page", palette.page())
                .area("line", palette.board())
                .edge("line", palette.areaLine(), "2")
                .area("sign", palette.text())
                .text("seat", 20, palette.text())
                .put("seat", "font-weight", "bold")
                .text("note", NOTE, palette.text())
                .area("back", palette.back())
                .edge("back", palette.backLine(), "2")
                .put("back", "stroke-dasharray", "5 3")
                .text("unknown", 28, palette.backLine())
                .put("unknown", "text-anchor", "middle")
                .line("halo", palette.halo(), "6")
                .line("ring", palette.ring(), "6")
                .put("ring", "stroke-dasharray", "9 5")
                .line("last", palette.ring(), "4")
                .line("refused", palette.ring(), "4");
        for (Kind kind : Kind.values()) {
            addTiles(kind, palette, look);
        }
        return look.build();
    }

    private static void addTiles(Kind kind, Palette palette, LookBuilder look) {
        String style = TileDrawing.style(kind);
        look.area("ground " + style, ground(kind))
                .edge("ground " + style, kind.isNumber() ? palette.areaLine() : ground(kind), "2")
                .area("sign " + style, ink(kind));
        if (kind.isNumber()) {
            look.line("inlay " + style, kind == Kind.DOUBLE ? ORANGE : 0xe3d5ae, kind == Kind.DOUBLE ? "2.5" : "1.5")
                    .line("bars " + style, ORANGE, "4")
                    .text("face " + style, 28, ink(kind))
                    .put("face " + style, "font-weight", "bold")
                    .put("face " + style, "text-anchor", "middle");
        } else {
            look.text("letter " + style, 15, ink(kind))
                    .put("letter " + style, "font-weight", "bold")
                    .put("letter " + style, "text-anchor", "middle");
        }
    }

    static int ground(Kind kind) {
        return switch (kind) {
            case UP -> BLUE;
            case DOWN -> GREEN;
            case BOTH -> YELLOW;
            case JOKER -> ORANGE;
            case SKIP_ONE, SKIP_TWO -> RED;
            case PLAIN, MARKED, DOUBLE -> CREAM;
        };
    }

    static int ink(Kind kind) {
        return switch (kind) {
            case UP, SKIP_ONE, SKIP_TWO -> WHITE;
            case MARKED -> RED;
            default -> BLACK;
        };
    }
}
