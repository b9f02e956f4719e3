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
    /** {@code r}, roof: finishes the site and pays its owner (X12, X16). */
    ROOF('r', "finishes the site"),
    /** {@code g}: must be built in a rival's street (X14). */
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

    /** {@return all six marks in canonical order} */
    public static ImmutableList<Mark> all() {
        return ALL;
    }

    /** {@return the mark with a letter, or empty if no mark has it} */
    public static Optional<Mark> ofLetter(char letter) {
        return ALL.stream().filter(mark -> mark.letter == letter).findFirst();
    }

    /** {@return the letter in notation: b, u, t, r, g or n} */
    public char letter() {
        return letter;
    }

    /** {@return the meaning, as an English phrase to follow the name of a project} */
    public String words() {
        return words;
    }

    /** Returns whether this mark restricts the position on the site; a project has at most one such mark. */
    boolean isPlace() {
        return this == GROUND || this == UPPER || this == ON_ROOF;
    }

    int bit() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
