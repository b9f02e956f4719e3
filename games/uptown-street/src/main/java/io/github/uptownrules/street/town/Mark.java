package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A condition or a property of a project (X10 to X15).
 *
 * <pre>{@code
 * deck.project(ProjectId.parse("b12a")).marks();    // -> [u]
 * Mark.UPPER.words();                               // -> must not be the first on its site
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Mark {
    /** {@code b}, bottom: must be the first on its site (X10). */
    GROUND('b', "must be the first on its site"),
    /** {@code u}: must not be the first on its site (X11). */
    UPPER('u', "must not be the first on its site"),
    /** {@code t}, top: must be built on a roof (X13, Y11). */
    ON_ROOF('t', "must be built on a roof"),
    /** {@code r}: finishes the site, whose owner is paid (X12, X16). */
    ROOF('r', "finishes the site"),
    /** {@code g}: is built in a rival's street (X14). */
    GIFT('g', "is built in a rival's street"),
    /** {@code n}: no gift may be built on its site from then on (X15, Y10). */
    NO_GIFTS('n', "keeps gifts away from the site");

    private static final ImmutableList<Mark> ALL = ImmutableList.copyOf(values());

    private final char letter;
    private final String words;

    Mark(char letter, String words) {
        this.letter = letter;
        this.words = words;
    }

    /**
     * All six marks in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Mark> all() {
        return ALL;
    }

    /**
     * The mark with a letter.
     *
     * @param letter any character
     * @return the mark, or empty if there is none
     */
    public static Optional<Mark> ofLetter(char letter) {
        return ALL.stream().filter(mark -> mark.letter == letter).findFirst();
    }

    /** {@return the letter of the notation: b, u, t, r, g or n} */
    public char letter() {
        return letter;
    }

    /** {@return what it means, as an English phrase after the name of a project} */
    public String words() {
        return words;
    }

    /** Whether it says where on its site the project stands; a project has at most one such mark. */
    boolean isPlace() {
        return this == GROUND || this == UPPER || this == ON_ROOF;
    }

    /** This mark in a set of bits. */
    int bit() {
        return 1 << ordinal();
    }

    /** {@return the letter of the notation} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
