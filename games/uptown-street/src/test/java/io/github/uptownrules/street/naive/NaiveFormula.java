package io.github.uptownrules.street.naive;

import java.util.List;

/** Income and prestige (X17, X19): {@code 0}, or terms of an amount and a unit joined by {@code +} (section 3). */
final class NaiveFormula {
    /** Office, flat, shop, café, service (X18). */
    static final List<String> TYPES = List.of("o", "f", "s", "c", "v");

    /** The units in the order of section 3: none, d, b, a type on the site, a type in the street. */
    static final List<String> UNITS =
            List.of("", "/d", "/b", "/o", "/f", "/s", "/c", "/v", "/o*", "/f*", "/s*", "/c*", "/v*");

    private NaiveFormula() {}

    static boolean isFormula(String text) {
        if (text.equals("0")) {
            return true;
        }
        int last = -1;
        for (String term : text.split("\\+", -1)) {
            // An amount is -9 to 9, but not 0; each unit occurs at most once, in order.
            if (!term.matches("-?[1-9](/.*)?")) {
                return false;
            }
            int unit = UNITS.indexOf(unit(term));
            if (unit <= last) {
                return false;
            }
            last = unit;
        }
        return true;
    }

    /** Returns the value of a formula of the project on a floor (0 is the ground floor) of a site of a street. */
    static long worth(String formula, NaiveDeck deck, List<List<String>> street, List<String> site, int floor) {
        if (formula.equals("0")) {
            return 0;
        }
        // Several terms are added (Y14).
        long sum = 0;
        for (String term : formula.split("\\+", -1)) {
            sum += amount(term) * times(unit(term), deck, street, site, floor);
        }
        return sum;
    }

    private static long times(String unit, NaiveDeck deck, List<List<String>> street, List<String> site, int floor) {
        if (unit.isEmpty()) {
            return 1;
        }
        if (unit.equals("/d")) {
            // Section 4: floors below are the projects under it on its site.
            return floor;
        }
        if (unit.equals("/b")) {
            return floor == 0 ? 1 : 0;
        }
        String type = unit.substring(1, 2);
        if (!unit.endsWith("*")) {
            return count(type, deck, site);
        }
        long count = 0;
        for (List<String> other : street) {
            count += count(type, deck, other);
        }
        return count;
    }

    /** Counts the projects of a type on a site; a double is two, and the project itself counts (X18, Y13). */
    private static long count(String type, NaiveDeck deck, List<String> site) {
        long count = 0;
        for (String project : site) {
            count += deck.project(project).count(type);
        }
        return count;
    }

    private static long amount(String term) {
        return Long.parseLong(term.substring(0, term.length() - unit(term).length()));
    }

    private static String unit(String term) {
        return term.contains("/") ? term.substring(term.indexOf('/')) : "";
    }
}
