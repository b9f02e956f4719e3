package io.github.uptownrules.street.town;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The five sites of a player, with their buildings (X1). Immutable.
 *
 * <pre>{@code
 * Street street = Street.empty()
 *     .with(1, deck.project(ProjectId.parse("b3a")))       // a shop that pays 2 $
 *     .with(1, deck.project(ProjectId.parse("b59a")));     // a café with a roof
 * street.toString();                                       // -> b3a,b59a/-/-/-/-
 * street.income();                                         // -> 2
 * street.finishedSites();                                  // -> 1
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Street {
    private static final int SITES = 5;

    private static final Street EMPTY = empty(SITES);

    private final Building[] buildings;

    /** A {@link PerType}. */
    private final long typeCounts;

    private Street(Building[] buildings, long typeCounts) {
        this.buildings = buildings;
        this.typeCounts = typeCounts;
    }

    private static Street empty(int sites) {
        Building[] buildings = new Building[sites];
        Arrays.fill(buildings, Building.empty());
        return new Street(buildings, 0);
    }

    /** {@return a street without buildings} */
    public static Street empty() {
        return EMPTY;
    }

    /**
     * Returns this street with one more project, even where the rules forbid it.
     *
     * @param site the number of the site, 1 to 5
     * @param project the project to put on top
     * @throws IndexOutOfBoundsException if the site does not exist
     * @throws IllegalArgumentException if the street already has 112 projects, one for each card
     */
    public Street with(int site, Project project) {
        if (size() == Card.all().size()) {
            throw new IllegalArgumentException("a street has at most " + size() + " projects");
        }
        int index = index(site);
        Building[] after = buildings.clone();
        after[index] = after[index].with(project);
        return new Street(after, typeCounts + project.typeCounts());
    }

    private static int index(int site) {
        if (site < 1 || site > SITES) {
            throw new IndexOutOfBoundsException("sites are numbered 1 to " + SITES + ", not " + site);
        }
        return site - 1;
    }

    private int size() {
        int size = 0;
        for (Building building : buildings) {
            size += building.height();
        }
        return size;
    }

    /**
     * Returns the building on a site, which may be empty.
     *
     * @param site the number of the site, 1 to 5
     * @throws IndexOutOfBoundsException if the site does not exist
     */
    public Building building(int site) {
        return buildings[index(site)];
    }

    /** {@return the buildings on the five sites} */
    public ImmutableList<Building> buildings() {
        return ImmutableList.copyOf(buildings);
    }

    /** Returns the number of projects of a type; a double counts as two (X18). */
    public int count(ProjectType type) {
        return PerType.get(typeCounts, type);
    }

    /** {@return the number of finished sites, 0 to 5 (X12)} */
    public int finishedSites() {
        int finished = 0;
        for (Building building : buildings) {
            finished += building.isFinished() ? 1 : 0;
        }
        return finished;
    }

    /** {@return whether all five sites are finished, which makes the round the last (X20)} */
    public boolean isFinished() {
        return finishedSites() == SITES;
    }

    /** {@return the number of projects in the tallest building (Y18)} */
    public int tallest() {
        int tallest = 0;
        for (Building building : buildings) {
            tallest = Math.max(tallest, building.height());
        }
        return tallest;
    }

    /** {@return the sum of the income of all projects (X16); nothing is paid unless it is positive} */
    public int income() {
        int income = 0;
        for (Building building : buildings) {
            income += building.income(typeCounts);
        }
        return income;
    }

    /** {@return the sum of the prestige of all projects (X19)} */
    public int prestige() {
        int prestige = 0;
        for (Building building : buildings) {
            prestige += building.prestige(typeCounts);
        }
        return prestige;
    }

    /** {@return the income of each project, with its parts, by site from the ground up} */
    public ImmutableList<Valuation> incomeByProject() {
        return valuations(Project::income);
    }

    /** {@return the prestige of each project, with its parts, by site from the ground up} */
    public ImmutableList<Valuation> prestigeByProject() {
        return valuations(Project::prestige);
    }

    private ImmutableList<Valuation> valuations(Function<Project, Formula> formula) {
        ImmutableList.Builder<Valuation> valuations = ImmutableList.builder();
        for (int site = 1; site <= SITES; site++) {
            Building building = building(site);
            for (int floor = 0; floor < building.height(); floor++) {
                Project project = building.project(floor);
                valuations.add(
                        new Valuation(site, floor, project, building.parts(floor, formula.apply(project), typeCounts)));
            }
        }
        return valuations.build();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Street that && Arrays.equals(buildings, that.buildings);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(buildings);
    }

    /** {@return the buildings joined by {@code /}, such as {@code b3a,p9d/-/b80b/-/-}} */
    @Override
    public String toString() {
        return Joiner.on('/').join(buildings);
    }
}
