package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * The unit of a {@link Term} (X17, X19): none, each floor below, the ground floor, or each project of a type on the same site
 * or in the same street. A double counts as two (X18), and a project counts itself (Y13).
 *
 * <pre>{@code
 * Unit.STREET_FLAT.toString();      // -> /f*
 * Unit.STREET_FLAT.words();         // -> for each flat in the street
 * Unit.STREET_FLAT.type();          // -> Optional[f]
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Unit {
    /** No unit: the amount itself. */
    ONCE("", ""),
    /** {@code /d}, down: for each project below on the site. */
    FLOOR_BELOW("/d", "for each floor below"),
    /** {@code /b}, bottom: if the project is on the ground floor. */
    GROUND_FLOOR("/b", "on the ground floor"),
    /** {@code /o}: for each office on the site. */
    SITE_OFFICE(ProjectType.OFFICE, "/o", "on the site"),
    /** {@code /f}: for each flat on the site. */
    SITE_FLAT(ProjectType.FLAT, "/f", "on the site"),
    /** {@code /s}: for each shop on the site. */
    SITE_SHOP(ProjectType.SHOP, "/s", "on the site"),
    /** {@code /c}: for each café on the site. */
    SITE_CAFE(ProjectType.CAFE, "/c", "on the site"),
    /** {@code /v}: for each service on the site. */
    SITE_SERVICE(ProjectType.SERVICE, "/v", "on the site"),
    /** {@code /o*}: for each office in the street. */
    STREET_OFFICE(ProjectType.OFFICE, "/o*", "in the street"),
    /** {@code /f*}: for each flat in the street. */
    STREET_FLAT(ProjectType.FLAT, "/f*", "in the street"),
    /** {@code /s*}: for each shop in the street. */
    STREET_SHOP(ProjectType.SHOP, "/s*", "in the street"),
    /** {@code /c*}: for each café in the street. */
    STREET_CAFE(ProjectType.CAFE, "/c*", "in the street"),
    /** {@code /v*}: for each service in the street. */
    STREET_SERVICE(ProjectType.SERVICE, "/v*", "in the street");

    private static final ImmutableList<Unit> ALL = ImmutableList.copyOf(values());

    private final Optional<ProjectType> type;
    private final String suffix;
    private final String words;

    Unit(String suffix, String words) {
        this.type = Optional.empty();
        this.suffix = suffix;
        this.words = words;
    }

    Unit(ProjectType type, String suffix, String where) {
        this.type = Optional.of(type);
        this.suffix = suffix;
        this.words = "for each " + type.word() + " " + where;
    }

    /** {@return all thirteen units in canonical order, the order of terms in a formula} */
    public static ImmutableList<Unit> all() {
        return ALL;
    }

    /** {@return the type that is counted, or empty for units without a type} */
    public Optional<ProjectType> type() {
        return type;
    }

    /** {@return whether the unit counts the whole street, not only the site} */
    public boolean isInStreet() {
        return ordinal() >= STREET_OFFICE.ordinal();
    }

    /** {@return the unit in English, to follow an amount; empty for {@link #ONCE}} */
    public String words() {
        return words;
    }

    /**
     * Returns the number of times the amount counts for a project.
     *
     * @param below the number of projects below it
     * @param site {@link PerType}, the types on its site, itself included
     * @param street {@link PerType}, the types in its street
     */
    int count(int below, long site, long street) {
        if (type.isPresent()) {
            return PerType.get(isInStreet() ? street : site, type.get());
        }
        return switch (this) {
            case FLOOR_BELOW -> below;
            case GROUND_FLOOR -> below == 0 ? 1 : 0;
            default -> 1;
        };
    }

    /** {@return the suffix of the amount in notation, such as {@code /f*}; empty for {@link #ONCE}} */
    @Override
    public String toString() {
        return suffix;
    }
}
