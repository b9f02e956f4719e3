package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The projects on a site, from the ground up (X9). Immutable.
 *
 * <pre>{@code
 * Street street = Street.empty().with(2, deck.project(ProjectId.parse("b80a")));
 * Building building = street.building(2);
 * building.height();                // -> 1
 * building.isFinished();            // -> true (a loft has a roof)
 * building.toString();              // -> b80a
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Building {
    private static final Building EMPTY = new Building(new Project[0], 0, 0, 0, Sums.ZERO, Sums.ZERO);

    private final Project[] projects;

    /** A {@link PerType}. */
    private final long typeCounts;

    /** The marks of all projects together. */
    private final int marks;

    /** The marks of the uppermost project. */
    private final int topMarks;

    private final Sums income;
    private final Sums prestige;

    private Building(Project[] projects, long typeCounts, int marks, int topMarks, Sums income, Sums prestige) {
        this.projects = projects;
        this.typeCounts = typeCounts;
        this.marks = marks;
        this.topMarks = topMarks;
        this.income = income;
        this.prestige = prestige;
    }

    static Building empty() {
        return EMPTY;
    }

    Building with(Project project) {
        Project[] higher = Arrays.copyOf(projects, projects.length + 1);
        higher[projects.length] = project;
        return new Building(
                higher,
                typeCounts + project.typeCounts(),
                marks | project.markBits(),
                project.markBits(),
                income.plus(project.income(), height()),
                prestige.plus(project.prestige(), height()));
    }

    /** {@return the projects from the ground up} */
    public ImmutableList<Project> projects() {
        return ImmutableList.copyOf(projects);
    }

    /** {@return the number of projects (Y18)} */
    public int height() {
        return projects.length;
    }

    /** {@return the uppermost project, or empty on an empty site} */
    public Optional<Project> top() {
        return height() == 0 ? Optional.empty() : Optional.of(projects[height() - 1]);
    }

    /** {@return whether any project has a roof, so that only a project marked <i>on a roof</i> may follow (X12)} */
    public boolean isFinished() {
        return (marks & Mark.ROOF.bit()) != 0;
    }

    /** {@return whether the uppermost project has a roof (Y11)} */
    public boolean hasRoofOnTop() {
        return (topMarks & Mark.ROOF.bit()) != 0;
    }

    /** {@return whether no gift may be built here (X15, Y10)} */
    public boolean takesNoGifts() {
        return (marks & Mark.NO_GIFTS.bit()) != 0;
    }

    /** Returns the number of projects of a type; a double counts as two (X18). */
    public int count(ProjectType type) {
        return PerType.get(typeCounts, type);
    }

    Project project(int floor) {
        return projects[floor];
    }

    int income(long street) {
        return income.value(typeCounts, street);
    }

    int prestige(long street) {
        return prestige.value(typeCounts, street);
    }

    /** Returns the value of each term of a formula on a floor. */
    ImmutableList<Valuation.Part> parts(int floor, Formula formula, long street) {
        return formula.terms().stream()
                .map(term -> new Valuation.Part(term, term.unit().count(floor, typeCounts, street)))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Building that && Arrays.equals(projects, that.projects);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(projects);
    }

    /** {@return the projects from the ground up, joined by {@code ,}, or {@code -}} */
    @Override
    public String toString() {
        return projects.length == 0
                ? "-"
                : Stream.of(projects).map(project -> project.id().toString()).collect(Collectors.joining(","));
    }
}
