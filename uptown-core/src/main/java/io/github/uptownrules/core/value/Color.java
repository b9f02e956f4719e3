package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One of the five tile colors, in canonical order (R6).
 *
 * <pre>{@code
 * Color.all();                   // -> [b, g, o, r, y]
 * Color.ofLetter('g').get() == Color.GREEN;    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Color {
    /** Blue, written {@code b}. */
    BLUE('b'),
    /** Green, written {@code g}. */
    GREEN('g'),
    /** Orange, written {@code o}. */
    ORANGE('o'),
    /** Red, written {@code r}. */
    RED('r'),
    /** Yellow, written {@code y}. */
    YELLOW('y');

    private static final ImmutableList<Color> ALL = ImmutableList.copyOf(values());

    private final char letter;

    Color(char letter) {
        this.letter = letter;
    }

    /**
     * All five colors in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Color> all() {
        return ALL;
    }

    /**
     * The color a letter stands for.
     *
     * @param letter {@code b}, {@code g}, {@code o}, {@code r} or {@code y}
     * @return the color, or empty for any other character
     */
    public static Optional<Color> ofLetter(char letter) {
        return ALL.stream().filter(color -> color.letter == letter).findFirst();
    }

    /**
     * The letter this color is written with.
     *
     * @return {@code b}, {@code g}, {@code o}, {@code r} or {@code y}
     */
    public char letter() {
        return letter;
    }

    /** {@return the letter this color is written with} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
