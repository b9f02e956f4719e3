package io.github.uptownrules.street.draw;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Project;

/** The drawing of a seat's street: the buildings on its sites, with a roof on finished ones. */
final class StreetDrawing {
    private static final int SITES = 5;
    private static final int STEP = CardDrawing.WIDTH + 8;
    private static final int HEAD = 52;
    private static final int ROOF = 16;
    private static final int FOOT = 34;

    static final int WIDTH = SITES * STEP - 8;

    private final Svg svg;
    private final Shown<Position> shown;
    private final Position position;
    private final Marks marks;

    StreetDrawing(Svg svg, Shown<Position> shown, Marks marks) {
        this.svg = svg;
        this.shown = shown;
        this.position = shown.position();
        this.marks = marks;
    }

    /** Returns the height, including the space below. */
    static int height(Position position, Seat seat) {
        return HEAD + ROOF + Math.max(1, position.street(seat).tallest()) * CardDrawing.HEIGHT + FOOT;
    }

    void draw(Seat seat) {
        boolean moves = shown.isToMove(seat);
        if (moves) {
            CardSign.TO_MOVE.draw(svg, "sign", 0, 2, 19);
        }
        svg.text("seat", moves ? 25 : 0, 19, Captions.ofSeat(shown, seat));
        svg.text("note", 0, 42, Captions.ofStreet(position, seat));
        int ground = height(position, seat) - FOOT;
        ImmutableList<Building> buildings = position.street(seat).buildings();
        for (int number = 1; number <= buildings.size(); number++) {
            drawSite(Site.of(seat, number), buildings.get(number - 1), (number - 1) * STEP, ground);
        }
    }

    private void drawSite(Site site, Building building, int x, int ground) {
        boolean isTarget = marks.targets().contains(site);
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        "site" + (isTarget ? " target" : ""),
                        "data-site",
                        site,
                        "transform",
                        "translate(" + x + " " + ground + ")"));
        svg.add("title", ImmutableMap.of(), Captions.of(site, building));
        ImmutableList<Project> floors = building.projects();
        for (int floor = 1; floor <= floors.size(); floor++) {
            drawFloor(floors.get(floor - 1), floor, floor == floors.size() && marks.isLast(site));
        }
        int top = -floors.size() * CardDrawing.HEIGHT;
        if (building.isFinished()) {
            svg.add("path", ImmutableMap.of("class", "roof", "d", "M-3 " + top + "l56-" + ROOF + " 56 " + ROOF + "z"));
        }
        svg.add("path", ImmutableMap.of("class", "ground", "d", "M0 0h" + CardDrawing.WIDTH));
        svg.text("note", 2, 21, site.toString());
        if (building.takesNoGifts()) {
            CardSign.NO_GIFTS.draw(svg, "sign", 36, 7, 16);
        }
        drawMarks(site, isTarget, top);
        svg.close();
    }

    private void drawFloor(Project project, int floor, boolean isLast) {
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        "card",
                        "data-project",
                        project.id(),
                        "transform",
                        "translate(0 " + -floor * CardDrawing.HEIGHT + ")"));
        new CardDrawing(svg).drawFloor(project);
        if (isLast) {
            svg.add("rect", frame("last", 0));
        }
        svg.close();
    }

    /** Marks the uppermost floor, or the place for the first floor of an empty site. */
    private void drawMarks(Site site, boolean isTarget, int top) {
        if (isTarget) {
            svg.add("rect", frame("halo", top == 0 ? -CardDrawing.HEIGHT : top));
            svg.add("rect", frame("ring", top == 0 ? -CardDrawing.HEIGHT : top));
        }
        if (marks.isRefused(site)) {
            int y = (top == 0 ? -CardDrawing.HEIGHT : top) + 8;
            svg.add("path", ImmutableMap.of("class", "refused", "d", "M33 " + y + "l40 40m0-40l-40 40"));
        }
    }

    private static ImmutableMap<String, Object> frame(String style, int y) {
        return ImmutableMap.<String, Object>builder()
                .put("class", style)
                .put("y", y)
                .put("width", CardDrawing.WIDTH)
                .put("height", CardDrawing.HEIGHT)
                .put("rx", 6)
                .buildOrThrow();
    }
}
