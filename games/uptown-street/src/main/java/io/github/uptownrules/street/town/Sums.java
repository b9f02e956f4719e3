package io.github.uptownrules.street.town;

/**
 * The sum of the formulas of a building's projects. The parts that depend on floors never change, because nothing is ever put
 * below a project (X9).
 *
 * @param fixed the part that does not depend on types
 * @param perSite {@link PerType}, the amounts on the site
 * @param perStreet {@link PerType}, the amounts in the street
 */
record Sums(int fixed, long perSite, long perStreet) {
    static final Sums ZERO = new Sums(0, 0, 0);

    /** Adds the formula of another project, which has this number of projects below it. */
    Sums plus(Formula formula, int below) {
        return formula.terms().isEmpty()
                ? this
                : new Sums(fixed + formula.fixed(below), perSite + formula.perSite(), perStreet + formula.perStreet());
    }

    /** Returns the total value for the types on the site and in the street, both {@link PerType}. */
    int value(long site, long street) {
        return fixed + PerType.sumOfProducts(perSite, site) + PerType.sumOfProducts(perStreet, street);
    }
}
