package io.github.uptownrules.street.town;

import static java.util.Objects.requireNonNull;

/**
 * An amount and its unit: {@code 2}, {@code -1/d}, {@code 1/f*}.
 *
 * <pre>{@code
 * Term term = new Term(2, Unit.STREET_OFFICE);
 * term.toString();       // -> 2/o*
 * term.words();          // -> 2 for each office in the street
 * }</pre>
 *
 * @param amount -9 to 9, but not 0
 * @param unit the unit that multiplies the amount
 * @since 0.1.0
 */
public record Term(int amount, Unit unit) {

    /**
     * Creates a term.
     *
     * @throws IllegalArgumentException if the amount is out of range
     */
    public Term {
        requireNonNull(unit, "unit");
        if (amount < -9 || amount > 9 || amount == 0) {
            throw new IllegalArgumentException("an amount is -9 to -1 or 1 to 9, not " + amount);
        }
    }

    /** {@return the term in English, such as {@code -1 for each floor below}} */
    public String words() {
        return unit == Unit.ONCE ? String.valueOf(amount) : amount + " " + unit.words();
    }

    @Override
    public String toString() {
        return amount + unit.toString();
    }
}
