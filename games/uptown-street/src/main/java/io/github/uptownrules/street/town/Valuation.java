package io.github.uptownrules.street.town;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/**
 * What each project of a street pays, or counts, and why: the sum of the items is the income, or the prestige, of the street
 * (X17, X19).
 *
 * <pre>{@code
 * Project loft = deck.project(ProjectId.parse("b80a"));            // prestige 2
 * Project garden = deck.project(ProjectId.parse("b47a"));          // prestige 1, and 2 more on the ground floor
 * Street street = Street.empty().with(1, garden).with(1, loft);
 * Valuation prestige = street.prestigeByProject();
 * prestige.total();                                                // -> 5
 * prestige.items().get(0).parts();                                 // -> [1, 2 on the ground floor: 1 x 2 = 2]
 * }</pre>
 *
 * @param items one for each project of the street, by site, from the ground up
 * @since 0.1.0
 */
public record Valuation(ImmutableList<Item> items) {
    /**
     * Checks that nothing is null.
     *
     * @param items one for each project of the street, by site, from the ground up
     */
    public Valuation {
        requireNonNull(items, "items");
    }

    /**
     * What one project pays or counts.
     *
     * @param site the number of its site, 1 to 5
     * @param floor how many projects are below it, 0 on the ground floor
     * @param project the project
     * @param parts one for each term of its formula
     */
    public record Item(int site, int floor, Project project, ImmutableList<Part> parts) {
        /**
         * Checks that nothing is null.
         *
         * @param site the number of its site, 1 to 5
         * @param floor how many projects are below it, 0 on the ground floor
         * @param project the project
         * @param parts one for each term of its formula
         */
        public Item {
            requireNonNull(project, "project");
            requireNonNull(parts, "parts");
        }

        /** {@return the sum of the parts} */
        public int total() {
            return parts.stream().mapToInt(Part::total).sum();
        }

        /** {@return the item in words} */
        @Override
        public String toString() {
            return project.title() + ": " + total() + (parts.isEmpty() ? "" : " " + parts);
        }
    }

    /**
     * What one term comes to.
     *
     * @param term the term
     * @param count how often its amount counts, 0 or more
     */
    public record Part(Term term, int count) {
        /**
         * Checks that nothing is null.
         *
         * @param term the term
         * @param count how often its amount counts, 0 or more
         */
        public Part {
            requireNonNull(term, "term");
        }

        /** {@return the amount times the count} */
        public int total() {
            return term.amount() * count;
        }

        /** {@return the part in words} */
        @Override
        public String toString() {
            return term.unit() == Unit.ONCE
                    ? term.words()
                    : term.words() + ": " + count + " x " + term.amount() + " = " + total();
        }
    }

    /** {@return the sum of all items} */
    public int total() {
        return items.stream().mapToInt(Item::total).sum();
    }

    /** {@return the items in words, one a line} */
    @Override
    public String toString() {
        return items.stream().map(Item::toString).collect(Collectors.joining("\n"));
    }
}
