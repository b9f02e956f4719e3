package io.github.uptownrules.street.town;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;

/**
 * The income or the prestige of one project in a street, with its parts. All projects together make up the income or prestige
 * of the street (X17, X19).
 *
 * <pre>{@code
 * Project loft = deck.project(ProjectId.parse("b80a"));            // prestige 2
 * Project garden = deck.project(ProjectId.parse("b47a"));          // prestige 1, and 2 more on the ground floor
 * Street street = Street.empty().with(1, garden).with(1, loft);
 * street.prestige();                                               // -> 5
 * Valuation first = street.prestigeByProject().get(0);
 * first.total();                                                   // -> 3
 * first.parts();                                                   // -> [1, 2 on the ground floor: 1 x 2 = 2]
 * }</pre>
 *
 * @param site the number of the project's site, 1 to 5
 * @param floor the number of projects below it, 0 on the ground floor
 * @param project the project
 * @param parts one for each term of its formula
 * @since 0.1.0
 */
public record Valuation(int site, int floor, Project project, ImmutableList<Part> parts) {
    public Valuation {
        requireNonNull(project, "project");
        requireNonNull(parts, "parts");
    }

    /**
     * The value of one term.
     *
     * @param term the term
     * @param count the number of times its amount counts
     */
    public record Part(Term term, int count) {
        public Part {
            requireNonNull(term, "term");
        }

        /** {@return the amount times the count} */
        public int total() {
            return term.amount() * count;
        }

        @Override
        public String toString() {
            return term.unit() == Unit.ONCE
                    ? term.words()
                    : term.words() + ": " + count + " x " + term.amount() + " = " + total();
        }
    }

    /** {@return the sum of the parts} */
    public int total() {
        return parts.stream().mapToInt(Part::total).sum();
    }

    @Override
    public String toString() {
        return project.title() + ": " + total() + (parts.isEmpty() ? "" : " " + parts);
    }
}
