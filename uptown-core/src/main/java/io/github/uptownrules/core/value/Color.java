package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    BLUE('b', "blue"),
    /** Green, written {@code g}. */
    GREEN('g', "green"),
    /** Orange, written {@code o}. */
    ORANGE('o', "orange"),
    /** Red, written {@code r}. */
    RED('r', "red"),
    /** Yellow, written {@code y}. */
    YELLOW('y', "yellow");

    private static final ImmutableList<Color> ALL = ImmutableList.copyOf(values());

    private static final ImmutableList<Optional<Color>> BY_LETTER = byLetter();

    private final char letter;
    private final String label;

    Color(char letter, String label) {
        this.letter = letter;
        this.label = label;
    }

    private static ImmutableList<Optional<Color>> byLetter() {
        List<Optional<Color>> table = new ArrayList<>(Collections.nCopies('z' + 1, Optional.empty()));
        for (Color color : ALL) {
            table.set(color.letter, Optional.of(color));
        }
        return ImmutableList.copyOf(table);
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
        return letter < BY_LETTER.size() ? BY_LETTER.get(letter) : Optional.empty();
    }

    /**
     * The letter this color is written with.
     *
     * @return {@code b}, {@code g}, {@code o}, {@code r} or {@code y}
     */
    public char letter() {
        return letter;
    }

    /**
     * What messages call this color.
     *
     * @return {@code blue}, {@code green}, {@code orange}, {@code red} or {@code yellow}
     */
    public String label() {
        return label;
    }

    /** {@return the letter this color is written with} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
