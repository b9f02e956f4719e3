package io.github.uptownrules.draw.street;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.draw.Palette;
import io.github.uptownrules.draw.Theme;
import io.github.uptownrules.draw.svg.LookBuilder;
import io.github.uptownrules.draw.svg.Svg;
import io.github.uptownrules.street.Building;
import io.github.uptownrules.street.Card;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Project;
import io.github.uptownrules.street.ProjectId;
import io.github.uptownrules.street.Seat;
import java.util.Optional;

/**
 * A position of the street game as an SVG picture: each street with a tower of cards on each site, and the tops of the piles, with
 * the sites on which they may be built now. Immutable.
 *
 * <pre>{@code
 * StreetView view = StreetRuleset.of(3).deal(Deck.sample1(), 42).view();
 * String svg = SvgPicture.of(view).withWidth(600).svg();
 * }</pre>
 *
 * <p>Equal pictures make equal texts, to the letter, on every machine; another release may draw otherwise.
 *
 * @since 0.1.0
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int CARD = 142;
    private static final int CARD_HEIGHT = 44;
    private static final int STEP = CARD + 8;
    private static final int LINE = 24;
    private static final int SITES = 5;
    private static final int WIDTH = 2 * MARGIN + SITES * STEP;
    private static final int LETTERS = 95;
    private static final String PLAYABLE = ", may be built on ";

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
     * @param position a state or a view, which show the same: piles lie face down but for their tops
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
        ImmutableList<String> tops = tops();
        int streets = position.seats().stream().mapToInt(this::height).sum();
        int height = 2 * MARGIN + streets + tops.size() * LINE;
        Svg svg = new Svg(WIDTH, height, width.orElse(WIDTH), look(theme.palette()));
        svg.describe("UpTown, " + position.ruleset(), TextPicture.of(position).text());
        svg.onDarkSystem("street", look(theme.paletteOnDarkSystem()));
        svg.add("rect", ImmutableMap.of("class", "page", "width", WIDTH, "height", height));
        int y = MARGIN;
        for (Seat seat : position.seats()) {
            svg.at(MARGIN, y, () -> drawStreet(svg, seat));
            y += height(seat);
        }
        for (String line : tops) {
            y += LINE;
            svg.text(line.contains(PLAYABLE) ? "playable" : "note", MARGIN, y - 8, line);
        }
        return svg.end();
    }

    private int height(Seat seat) {
        return 2 * LINE + Math.max(1, position.street(seat).tallest()) * CARD_HEIGHT + 8;
    }

    private void drawStreet(Svg svg, Seat seat) {
        svg.text("seat", 0, 16, Captions.of(position, seat));
        int ground = height(seat) - LINE;
        ImmutableList<Building> buildings = position.street(seat).buildings();
        for (int site = 0; site < buildings.size(); site++) {
            Building building = buildings.get(site);
            int x = site * STEP;
            for (int floor = 1; floor <= building.height(); floor++) {
                Project project = building.projects().get(floor - 1);
                svg.at(x, ground - floor * CARD_HEIGHT, () -> drawCard(svg, project));
            }
            svg.add("path", ImmutableMap.of("class", "ground", "d", "M" + x + " " + ground + "h" + CARD));
            svg.text(
                    "note",
                    x,
                    ground + 16,
                    seat + "." + (site + 1) + (building.isFinished() ? " finished" : "")
                            + (building.takesNoGifts() ? ", no gifts" : ""));
        }
    }

    private static void drawCard(Svg svg, Project project) {
        svg.open("g", ImmutableMap.of("class", "card"));
        svg.add("title", ImmutableMap.of(), project.id() + " " + project.name());
        svg.add("rect", ImmutableMap.of("class", "front", "width", CARD, "height", CARD_HEIGHT));
        svg.text("worth", 6, 17, Captions.head(project).strip());
        svg.text("worth", 6, 35, Ascii.truncate(Captions.worth(project), 20, "~"));
        svg.close();
    }

    /** The cards on top of the piles, a line for each pile and each of its projects. */
    private ImmutableList<String> tops() {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (Seat seat : position.seats()) {
            addTop("Pile of seat " + seat, position.top(seat), lines);
        }
        addTop("Public pile of " + position.publicPileSize(), position.publicTop(), lines);
        return lines.build();
    }

    private void addTop(String pile, Optional<Card> card, ImmutableList.Builder<String> lines) {
        lines.add(pile + (card.isPresent() ? ":" : ": no card"));
        card.ifPresent(top -> {
            for (ProjectId id : top.projects()) {
                String sites = Captions.sites(position, id);
                lines.add(Ascii.truncate(id + " " + position.deck().project(id), LETTERS, "~")
                        + (sites.isEmpty() ? "" : PLAYABLE + sites));
            }
        });
    }

    private static ImmutableTable<String, String, String> look(Palette palette) {
        return new LookBuilder()
                .area("page", palette.page())
                .text("seat", 17, palette.text())
                .put("seat", "font-weight", "bold")
                .text("note", 14, palette.text())
                .text("playable", 14, palette.text())
                .put("playable", "font-weight", "bold")
                .text("worth", 13, palette.text())
                .area("front", palette.board())
                .edge("front", palette.areaLine(), "1.5")
                .line("ground", palette.areaLine(), "4")
                .build();
    }
}
