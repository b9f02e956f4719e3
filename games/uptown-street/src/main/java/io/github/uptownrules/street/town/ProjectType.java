package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a project may be (X18). A project has none, one or two types; twice the same makes a double, which counts as two.
 *
 * <pre>{@code
 * ProjectType.CAFE.letter();              // -> c
 * ProjectType.ofLetter('v');              // -> Optional[v]
 * }</pre>
 *
 * @since 0.1.0
 */
public enum ProjectType {
    /** {@code o}: an office. */
    OFFICE('o', "office"),
    /** {@code f}: a flat. */
    FLAT('f', "flat"),
    /** {@code s}: a shop. */
    SHOP('s', "shop"),
    /** {@code c}: a café. */
    CAFE('c', "cafe"),
    /** {@code v}: a service. */
    SERVICE('v', "service");

    private static final ImmutableList<ProjectType> ALL = ImmutableList.copyOf(values());

    private final char letter;
    private final String word;

    ProjectType(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    /**
     * All five types in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<ProjectType> all() {
        return ALL;
    }

    /**
     * The type with a letter.
     *
     * @param letter any character
     * @return the type, or empty if there is none
     */
    public static Optional<ProjectType> ofLetter(char letter) {
        return ALL.stream().filter(type -> type.letter == letter).findFirst();
    }

    /** {@return the letter of the notation: o, f, s, c or v} */
    public char letter() {
        return letter;
    }

    /** {@return one English word, such as {@code office}} */
    public String word() {
        return word;
    }

    /** {@return the letter of the notation} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
