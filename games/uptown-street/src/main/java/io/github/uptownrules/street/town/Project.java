package io.github.uptownrules.street.town;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;

/**
 * A project of a deck: its cost, types, income, prestige, marks and name. Immutable.
 *
 * <pre>{@code
 * Project project = Project.parse(ProjectId.parse("b80a"), "3 f 0 2 r Gabled Loft");
 * project.cost();                      // -> 3
 * project.types();                     // -> [f]
 * project.prestige();                  // -> 2
 * project.has(Mark.ROOF);              // -> true
 * project.name();                      // -> Gabled Loft
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Project {
    private final ProjectId id;
    private final int cost;
    private final ImmutableList<ProjectType> types;
    private final Formula income;
    private final Formula prestige;
    private final ImmutableSet<Mark> marks;
    private final String name;

    private final long typeCounts;
    private final int markBits;

    Project(
            ProjectId id,
            int cost,
            ImmutableList<ProjectType> types,
            Formula income,
            Formula prestige,
            ImmutableSet<Mark> marks,
            String name) {
        this.id = id;
        this.cost = cost;
        this.types = types;
        this.income = income;
        this.prestige = prestige;
        this.marks = marks;
        this.name = name;
        this.typeCounts = types.stream().mapToLong(type -> PerType.of(type, 1)).sum();
        this.markBits = marks.stream().mapToInt(Mark::bit).sum();
    }

    /**
     * Reads a project.
     *
     * @param id the card and letter of the project
     * @param text {@code <cost> <types> <income> <prestige> <marks> <name>}
     * @throws NotationException if the text is not a project; it lists every fault
     */
    public static Project parse(ProjectId id, String text) {
        requireNonNull(id, "id");
        Faults faults = new Faults();
        return faults.orThrow(ProjectReader.read(id, Piece.of(text), faults));
    }

    /** {@return the card and letter of this project} */
    public ProjectId id() {
        return id;
    }

    /** {@return the price when bought from a personal pile, 0 to 9, and 0 on public cards (X7, Y5)} */
    public int cost() {
        return cost;
    }

    /** {@return up to two types in canonical order; a double has the same type twice (X18)} */
    public ImmutableList<ProjectType> types() {
        return types;
    }

    /** {@return the income paid each time a site of the street is finished (X16, X17)} */
    public Formula income() {
        return income;
    }

    /** {@return the prestige at the end of the game (X19)} */
    public Formula prestige() {
        return prestige;
    }

    /** {@return the marks in canonical order} */
    public ImmutableSet<Mark> marks() {
        return marks;
    }

    /** Returns whether this project has a mark. */
    public boolean has(Mark mark) {
        return (markBits & mark.bit()) != 0;
    }

    /** {@return the name, 1 to 40 printable ASCII characters} */
    public String name() {
        return name;
    }

    long typeCounts() {
        return typeCounts;
    }

    int markBits() {
        return markBits;
    }

    /** Compares by id and notation. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Project that
                && id == that.id
                && (this == that || toString().equals(that.toString()));
    }

    @Override
    public int hashCode() {
        return id.index();
    }

    /** {@return the project in notation, such as {@code 4 oo 1/f* 2 u Glass Wing}, without card and letter} */
    @Override
    public String toString() {
        return cost + " " + joined(types) + " " + income + " " + prestige + " " + joined(marks) + " " + name;
    }

    private static String joined(Iterable<?> letters) {
        if (Iterables.isEmpty(letters)) {
            return "-";
        }
        StringBuilder joined = new StringBuilder();
        letters.forEach(joined::append);
        return joined.toString();
    }

    /** {@return name and id, for messages to players, such as {@code Kiosk (p1a)}} */
    public String title() {
        return name + " (" + id + ")";
    }
}
