package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectType;
import io.github.uptownrules.street.town.Street;

/** A mutable street for playouts. It keeps its sums up to date, and can be reset. */
final class MutableStreet {
    static final int SITES = 5;
    static final int ROOF = ProjectNumbers.bit(Mark.ROOF);
    static final int GIFT = ProjectNumbers.bit(Mark.GIFT);
    private static final int GROUND = ProjectNumbers.bit(Mark.GROUND);
    private static final int UPPER = ProjectNumbers.bit(Mark.UPPER);
    private static final int ON_ROOF = ProjectNumbers.bit(Mark.ON_ROOF);
    private static final int NO_GIFTS = ProjectNumbers.bit(Mark.NO_GIFTS);

    private static final int TYPES = ProjectType.all().size();

    /** The offset of the street in arrays with a number for each type: first the five sites, then the street. */
    private static final int STREET = SITES * TYPES;

    private final int[] heights = new int[SITES];

    /** The marks of all projects of each site. */
    private final int[] marks = new int[SITES];

    private final int[] topMarks = new int[SITES];
    private final int[] counts = new int[STREET + TYPES];
    private final int[] incomes = new int[STREET + TYPES];
    private final int[] prestiges = new int[STREET + TYPES];
    private int income;
    private int prestige;
    private int finished;

    void set(MutableStreet other) {
        System.arraycopy(other.heights, 0, heights, 0, SITES);
        System.arraycopy(other.marks, 0, marks, 0, SITES);
        System.arraycopy(other.topMarks, 0, topMarks, 0, SITES);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.incomes, 0, incomes, 0, incomes.length);
        System.arraycopy(other.prestiges, 0, prestiges, 0, prestiges.length);
        income = other.income;
        prestige = other.prestige;
        finished = other.finished;
    }

    void build(Street street, DeckNumbers deck) {
        for (int site = 0; site < SITES; site++) {
            Building building = street.building(site + 1);
            for (Project project : building.projects()) {
                build(deck.project(project.id().index()), site);
            }
        }
    }

    void build(ProjectNumbers project, int site) {
        income += incomeOf(project, site);
        prestige += prestigeOf(project, site);
        int at = site * TYPES;
        project.count(counts, at, STREET);
        project.income.addAmounts(incomes, at, STREET);
        project.prestige.addAmounts(prestiges, at, STREET);
        finished += isFinished(site) || !project.hasRoof() ? 0 : 1;
        heights[site]++;
        marks[site] |= project.marks();
        topMarks[site] = project.marks();
    }

    /** Returns the change in the street's income caused by a project. */
    int incomeOf(ProjectNumbers project, int site) {
        int at = site * TYPES;
        return project.income.value(heights[site], counts, at, STREET) + project.amounts(incomes, at, STREET);
    }

    /** Returns the change in the street's prestige caused by a project. */
    int prestigeOf(ProjectNumbers project, int site) {
        int at = site * TYPES;
        return project.prestige.value(heights[site], counts, at, STREET) + project.amounts(prestiges, at, STREET);
    }

    /** Returns whether the site allows the project (X10 to X13, X15). */
    boolean isAllowed(ProjectNumbers project, int site) {
        int own = project.marks();
        if ((own & ON_ROOF) != 0 ? (topMarks[site] & ROOF) == 0 : isFinished(site)) {
            return false;
        }
        if ((own & (heights[site] == 0 ? UPPER : GROUND)) != 0) {
            return false;
        }
        return (own & GIFT) == 0 || (marks[site] & NO_GIFTS) == 0;
    }

    boolean isFinished(int site) {
        return (marks[site] & ROOF) != 0;
    }

    boolean isEmpty(int site) {
        return heights[site] == 0;
    }

    int income() {
        return income;
    }

    int prestige() {
        return prestige;
    }

    int finished() {
        return finished;
    }

    int tallest() {
        int tallest = 0;
        for (int height : heights) {
            tallest = Math.max(tallest, height);
        }
        return tallest;
    }
}
