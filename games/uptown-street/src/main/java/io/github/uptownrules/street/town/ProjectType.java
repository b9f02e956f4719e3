package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A type of projects (X18). A project has up to two types; two equal types make a double, which counts as two.
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

    /** {@return all five types in canonical order} */
    public static ImmutableList<ProjectType> all() {
        return ALL;
    }

    /** {@return the type with a letter, or empty if no type has it} */
    public static Optional<ProjectType> ofLetter(char letter) {
        return ALL.stream().filter(type -> type.letter == letter).findFirst();
    }

    /** {@return the letter in notation: o, f, s, c or v} */
    public char letter() {
        return letter;
    }

    /** {@return one English word, such as {@code office}} */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
