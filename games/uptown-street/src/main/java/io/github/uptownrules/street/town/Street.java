package io.github.uptownrules.street.town;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The five sites of a player, with what stands on them (X1). Immutable.
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

    /** {@link PerType}. */
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

    /** {@return a street without a building} */
    public static Street empty() {
        return EMPTY;
    }

    /**
     * This street with one project more, whether the rules allow it there or not: to see what it would bring.
     *
     * @param site the number of the site, 1 to 5
     * @param project what is put above those already there
     * @return the street
     * @throws IndexOutOfBoundsException if there is no such site
     * @throws IllegalArgumentException if there are as many projects as there are cards already, 112
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

    /** The number of projects. */
    private int size() {
        int size = 0;
        for (Building building : buildings) {
            size += building.height();
        }
        return size;
    }

    /**
     * What stands on a site.
     *
     * @param site the number of the site, 1 to 5
     * @return the building, which may be empty
     * @throws IndexOutOfBoundsException if there is no such site
     */
    public Building building(int site) {
        return buildings[index(site)];
    }

    /**
     * What stands on all sites.
     *
     * @return five buildings
     */
    public ImmutableList<Building> buildings() {
        return ImmutableList.copyOf(buildings);
    }

    /**
     * How many there are of a type; a double counts as two (X18).
     *
     * @param type the type
     * @return 0 or more
     */
    public int count(ProjectType type) {
        return PerType.get(typeCounts, type);
    }

    /**
     * The number of finished sites (X12).
     *
     * @return 0 to 5
     */
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

    /**
     * The most projects on one site (Y18).
     *
     * @return 0 or more
     */
    public int tallest() {
        int tallest = 0;
        for (Building building : buildings) {
            tallest = Math.max(tallest, building.height());
        }
        return tallest;
    }

    /**
     * What all projects pay together when a site is finished (X16).
     *
     * @return any number; if it is not positive, nothing is paid
     */
    public int income() {
        int income = 0;
        for (Building building : buildings) {
            income += building.income(typeCounts);
        }
        return income;
    }

    /**
     * What all projects count together at the end (X19).
     *
     * @return any number
     */
    public int prestige() {
        int prestige = 0;
        for (Building building : buildings) {
            prestige += building.prestige(typeCounts);
        }
        return prestige;
    }

    /**
     * What each project pays, and why.
     *
     * @return one for each project, by site, from the ground up; they add up to {@link #income()}
     */
    public ImmutableList<Valuation> incomeByProject() {
        return valuations(Project::income);
    }

    /**
     * What each project counts, and why.
     *
     * @return one for each project, by site, from the ground up; they add up to {@link #prestige()}
     */
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

    /**
     * Whether the other object is a street of the same buildings.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Street that && Arrays.equals(buildings, that.buildings);
    }

    /** {@return a hash of the buildings} */
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
