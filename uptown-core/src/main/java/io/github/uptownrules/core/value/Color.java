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

    /** {@return all five colors in canonical order; the same list each time} */
    public static ImmutableList<Color> all() {
        return ALL;
    }

    /** {@return the color with a {@linkplain #letter() letter}, or empty for any other character} */
    public static Optional<Color> ofLetter(char letter) {
        return letter < BY_LETTER.size() ? BY_LETTER.get(letter) : Optional.empty();
    }

    /**
     * {@return the letter that represents this color in notation: {@code b}, {@code g}, {@code o}, {@code r} or {@code
     * y}}
     */
    public char letter() {
        return letter;
    }

    /** {@return the English name used in messages, such as {@code blue}} */
    public String label() {
        return label;
    }

    /** {@return the {@linkplain #letter() letter} of this color} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
