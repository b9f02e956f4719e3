package io.github.uptownrules.draw.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.draw.Palette;
import io.github.uptownrules.draw.Theme;
import io.github.uptownrules.draw.svg.LookBuilder;
import io.github.uptownrules.draw.svg.Svg;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.Tile;
import io.github.uptownrules.upturn.Tile.Kind;
import io.github.uptownrules.upturn.Tiles;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;

/**
 * A position of UP TURN as an SVG picture: what lies on the line and what may follow, and the racks. Of a whole position it shows
 * every rack, of a view what its viewer sees; other tiles are backs. Immutable.
 *
 * <pre>{@code
 * UpTurnView view = UpTurnRuleset.of(3).deal(42).viewFor(Seat.ONE);
 * String svg = SvgPicture.of(view).withWidth(600).svg();
 * }</pre>
 *
 * <p>Equal pictures make equal texts, to the letter, on every machine; another release may draw otherwise.
 *
 * @since 0.1.0
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int TILE = 44;
    private static final int STEP = TILE + 6;
    private static final int PER_ROW = 14;
    private static final int LINE = 26;
    private static final int EDGE = 0x5f584d;
    private static final int WIDTH = 2 * MARGIN + PER_ROW * STEP;

    private final Position position;
    private final Theme theme;
    private final Optional<Integer> width;

    private SvgPicture(Position position, Theme theme, Optional<Integer> width) {
        this.position = position;
        this.theme = theme;
        this.width = width;
    }

    /**
     * A picture, light or dark as the system has it.
     *
     * @param position a state, of which all racks are shown, or a view
     * @return the picture
     */
    public static SvgPicture of(Position position) {
        return new SvgPicture(position, Theme.SYSTEM, Optional.empty());
    }

    /**
     * The same, light or dark.
     *
     * @param other the theme
     * @return the picture
     */
    public SvgPicture withTheme(Theme other) {
        return new SvgPicture(position, other, width);
    }

    /**
     * The same, shown larger or smaller.
     *
     * @param pixels how wide it is to be, 1 to 100,000; the height follows
     * @return the picture
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(position, theme, Optional.of(Svg.checkWidth(pixels)));
    }

    /**
     * Draws it.
     *
     * @return one SVG element, and a line end
     */
    public String svg() {
        int height = 2 * MARGIN
                + STEP
                + 2 * LINE
                + position.seats().stream().mapToInt(this::height).sum();
        Svg svg = new Svg(WIDTH, height, width.orElse(WIDTH), look(theme.palette()));
        svg.describe("UP TURN, " + position.ruleset(), TextPicture.of(position).text());
        svg.onDarkSystem("upturn", look(theme.paletteOnDarkSystem()));
        svg.add("rect", ImmutableMap.of("class", "page", "width", WIDTH, "height", height));
        svg.at(MARGIN, MARGIN, () -> drawTile(svg, position.reference()));
        svg.text(
                "seat",
                MARGIN + STEP + 8,
                MARGIN + 20,
                Captions.of(position.direction()) + ": " + Captions.follows(position.direction()));
        svg.text(
                "note",
                MARGIN + STEP + 8,
                MARGIN + 40,
                "turns go " + Captions.of(position.rotation()) + "; bag " + position.bagSize() + ", played "
                        + position.played().size());
        int y = MARGIN + STEP + LINE;
        for (Seat seat : position.seats()) {
            int top = y;
            svg.at(MARGIN, top, () -> drawSeat(svg, seat));
            y += height(seat);
        }
        return svg.end();
    }

    private int height(Seat seat) {
        return LINE + (position.tilesLeft(seat) + PER_ROW - 1) / PER_ROW * STEP;
    }

    private void drawSeat(Svg svg, Seat seat) {
        boolean moves = position.turn().equals(Optional.of(seat));
        svg.text(
                "seat",
                0,
                14,
                "Seat " + seat + ", " + Captions.tilesLeft(position, seat) + (moves ? ", to move" : "")
                        + (moves && position.hasDrawn() ? ", has drawn" : ""));
        ImmutableList<Optional<Tile>> tiles = RackView.of(position, seat)
                .map(Tiles::asList)
                .map(seen -> seen.stream().map(Optional::of).collect(ImmutableList.toImmutableList()))
                .orElseGet(() ->
                        ImmutableList.copyOf(Collections.nCopies(position.tilesLeft(seat), Optional.<Tile>empty())));
        for (int i = 0; i < tiles.size(); i++) {
            Optional<Tile> tile = tiles.get(i);
            svg.at(
                    i % PER_ROW * STEP,
                    LINE - 4 + i / PER_ROW * STEP,
                    () -> tile.ifPresentOrElse(seen -> drawTile(svg, seen), () -> drawBack(svg)));
        }
    }

    private static void drawTile(Svg svg, Tile tile) {
        svg.open("g", ImmutableMap.of("class", "tile"));
        svg.add("title", ImmutableMap.of(), tile.toString());
        String style = style(tile.kind());
        svg.add("rect", ImmutableMap.of("class", "ground " + style, "width", TILE, "height", TILE, "rx", 6));
        svg.text("face " + style, TILE / 2, 29, tile.toString());
        svg.close();
    }

    private static void drawBack(Svg svg) {
        svg.open("g", ImmutableMap.of("class", "hidden"));
        svg.add("title", ImmutableMap.of(), "a hidden tile");
        svg.add("rect", ImmutableMap.of("class", "back", "width", TILE, "height", TILE, "rx", 6));
        svg.close();
    }

    private static ImmutableTable<String, String, String> look(Palette palette) {
        LookBuilder look = new LookBuilder()
                .area("page", palette.page())
                .text("seat", 17, palette.text())
                .put("seat", "font-weight", "bold")
                .text("note", 14, palette.text())
                .area("back", palette.back())
                .edge("back", palette.backLine(), "2")
                .put("back", "stroke-dasharray", "5 3");
        for (Kind kind : Kind.values()) {
            boolean isNumber = kind.isNumber();
            look.area("ground " + style(kind), ground(kind))
                    .edge("ground " + style(kind), isNumber ? EDGE : ground(kind), "2")
                    .text("face " + style(kind), 20, ink(kind))
                    .put("face " + style(kind), "font-weight", "bold")
                    .put("face " + style(kind), "text-anchor", "middle");
        }
        return look.build();
    }

    private static int ground(Kind kind) {
        return switch (kind) {
            case UP -> 0x0b5cad;
            case DOWN -> 0x2fae7d;
            case BOTH, JOKER -> 0xf5e04b;
            case SKIP_ONE, SKIP_TWO -> 0xa81e2d;
            case PLAIN, MARKED, DOUBLE -> 0xfff7df;
        };
    }

    private static int ink(Kind kind) {
        return switch (kind) {
            case UP, SKIP_ONE, SKIP_TWO -> 0xffffff;
            case MARKED -> 0xa81e2d;
            default -> 0x14110e;
        };
    }

    private static String style(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
