package io.github.uptownrules.cli.records;

import com.google.common.primitives.Ints;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/** A range of numbers: {@code 40}, {@code 40-80}, {@code 40-} or {@code -80}, including both ends. */
public record NumberRange(int least, int most) {
    /**
     * Parses a range.
     *
     * @throws IllegalArgumentException if the text is not a range
     */
    public static NumberRange parse(String text) {
        int dash = text.indexOf('-');
        Optional<Integer> least = dash == 0 ? Optional.of(0) : number(dash < 0 ? text : text.substring(0, dash));
        Optional<Integer> most = dash >= 0 && dash == text.length() - 1
                ? Optional.of(Integer.MAX_VALUE)
                : number(text.substring(dash + 1));
        if (text.equals("-") || least.isEmpty() || most.isEmpty() || least.get() > most.get()) {
            throw new IllegalArgumentException(
                    "expected a number of moves or a range, such as 40, 40-80, 40- or -80, not " + Quote.of(text));
        }
        return new NumberRange(least.get(), most.get());
    }

    private static Optional<Integer> number(String text) {
        return Optional.ofNullable(Ints.tryParse(text)).filter(number -> number >= 0);
    }

    boolean contains(int number) {
        return number >= least && number <= most;
    }
}
