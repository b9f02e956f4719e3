package io.github.uptownrules.street.town;

/**
 * The formulas of the projects of a building, added up. What hangs on floors never changes, for nothing is ever put below a
 * project (X9).
 *
 * @param fixed what does not hang on types
 * @param perSite {@link PerType}, the amount for each on the site
 * @param perStreet {@link PerType}, the amount for each in the street
 */
record Sums(int fixed, long perSite, long perStreet) {
    static final Sums ZERO = new Sums(0, 0, 0);

    /** These and the formula of one project more, with a number of projects below it. */
    Sums plus(Formula formula, int below) {
        return formula.terms().isEmpty()
                ? this
                : new Sums(fixed + formula.fixed(below), perSite + formula.perSite(), perStreet + formula.perStreet());
    }

    /**
     * What they come to.
     *
     * @param site {@link PerType}, how many are on the site
     * @param street {@link PerType}, how many are in the street
     */
    int value(long site, long street) {
        return fixed + PerType.sumOfProducts(perSite, site) + PerType.sumOfProducts(perStreet, street);
    }
}
