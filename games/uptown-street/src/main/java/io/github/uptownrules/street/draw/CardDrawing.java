package io.github.uptownrules.street.draw;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectType;
import java.util.Locale;

/**
 * The drawing of a project: a band in the color of the type with its sign, cost, income and prestige, and a sign for each
 * mark.
 */
final class CardDrawing {
    /** The size of a project in a street. */
    static final int WIDTH = 106;

    static final int HEIGHT = 58;

    /** The size of a project on top of a pile, with its name and possible sites. */
    static final int TOP_WIDTH = 276;

    static final int TOP_HEIGHT = 86;

    private static final int BAND = 30;

    private final Svg svg;

    CardDrawing(Svg svg) {
        this.svg = svg;
    }

    /** Draws a floor of a building with its corner at 0, 0. */
    void drawFloor(Project project) {
        svg.add("title", ImmutableMap.of(), Captions.words(project));
        drawFront(project, WIDTH, HEIGHT);
        int marks = project.marks().size();
        int room = WIDTH - BAND - 30;
        drawFormula(CardSign.INCOME, project.income().toString(), BAND + 5, 21, 17, marks > 0 ? room - 15 : room);
        drawFormula(CardSign.PRESTIGE, project.prestige().toString(), BAND + 5, 48, 17, marks > 1 ? room - 15 : room);
        int place = 0;
        for (Mark mark : project.marks()) {
            CardSign.of(mark).draw(svg, "sign", WIDTH - 17 - place / 2 * 15, 6 + place % 2 * 29, 14);
            place++;
        }
    }

    void drawTop(Project project, String sites) {
        svg.add(
                "title",
                ImmutableMap.of(),
                Captions.words(project) + (sites.isEmpty() ? "" : "; may be built on " + sites));
        drawFront(project, TOP_WIDTH, TOP_HEIGHT);
        svg.text("name", BAND + 8, 23, Ascii.truncate(project.name(), 22, "~"));
        svg.text("cost", BAND + 8, 50, project.cost() + " $");
        drawFormula(CardSign.INCOME, project.income().toString(), BAND + 58, 50, 20, 70);
        drawFormula(CardSign.PRESTIGE, project.prestige().toString(), BAND + 154, 50, 20, 70);
        int place = 0;
        for (Mark mark : project.marks()) {
            CardSign.of(mark).draw(svg, "sign", TOP_WIDTH - 24 - place * 21, 6, 18);
            place++;
        }
        svg.text(
                sites.isEmpty() ? "note" : "playable",
                BAND + 8,
                75,
                sites.isEmpty() ? project.id().toString() : "on " + Ascii.truncate(sites, 26, "~"));
    }

    private void drawFront(Project project, int width, int height) {
        svg.add("rect", ImmutableMap.of("class", "front", "width", width, "height", height, "rx", 5));
        ImmutableList<ProjectType> types = project.types();
        for (int i = 0; i < Math.max(1, types.size()); i++) {
            int part = height / Math.max(1, types.size());
            String style = types.isEmpty() ? "none" : style(types.get(i));
            svg.add(
                    "rect",
                    ImmutableMap.of(
                            "class",
                            "band " + style,
                            "x",
                            1,
                            "y",
                            i * part + 1,
                            "width",
                            BAND,
                            "height",
                            part - 2,
                            "rx",
                            4));
            if (!types.isEmpty()) {
                CardSign.of(types.get(i)).draw(svg, "sign " + style, 5, i * part + part / 2 - 11, 22);
            }
        }
    }

    /** Draws a formula with its sign, in the largest letters that fit. */
    private void drawFormula(CardSign sign, String formula, int x, int baseline, int size, int room) {
        sign.draw(svg, "sign " + (sign == CardSign.INCOME ? "income" : "prestige"), x, baseline - size + 3, size);
        String style =
                formula.length() * 11 <= room + 2 ? "amount" : formula.length() * 8 <= room + 4 ? "long" : "longest";
        svg.text(style, x + size + 5, baseline, formula);
    }

    static String style(ProjectType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }
}
