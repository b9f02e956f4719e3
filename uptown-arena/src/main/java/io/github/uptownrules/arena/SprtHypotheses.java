package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.primitives.Doubles;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.Objects;

/**
 * What a sequential test is to decide between: that the bot named first is rated {@code elo0} above the other, or less, and
 * that it is rated {@code elo1} above it, or more.
 *
 * <pre>{@code
 * SprtHypotheses.parse("0,10").elo1();    // -> 10.0
 * }</pre>
 *
 * @param elo0 the lower rating, -1,000 or more
 * @param elo1 the higher rating, 1,000 or less
 * @since 0.1.0
 */
public record SprtHypotheses(double elo0, double elo1) {
    private static final double FARTHEST = 1_000;

    /**
     * Two hypotheses.
     *
     * @param elo0 the lower rating, -1,000 or more
     * @param elo1 the higher rating, 1,000 or less
     * @throws IllegalArgumentException if they are out of range or out of order
     */
    public SprtHypotheses {
        if (!(-FARTHEST <= elo0 && elo0 < elo1 && elo1 <= FARTHEST)) {
            throw mistake(elo0 + "," + elo1);
        }
    }

    /**
     * Reads two numbers with a comma between them.
     *
     * @param text such as {@code 0,10}
     * @return the hypotheses
     * @throws IllegalArgumentException if it is anything else
     */
    public static SprtHypotheses parse(String text) {
        requireNonNull(text, "text");
        List<String> words = Splitter.on(',').trimResults().splitToList(text);
        List<Double> numbers = words.stream()
                .filter(word -> word.matches("-?\\d{1,4}(\\.\\d{1,3})?"))
                .map(Doubles::tryParse)
                .filter(Objects::nonNull)
                .toList();
        if (words.size() != 2 || numbers.size() != 2) {
            throw mistake(text);
        }
        return new SprtHypotheses(numbers.get(0), numbers.get(1));
    }

    private static IllegalArgumentException mistake(String text) {
        return new IllegalArgumentException(
                "the hypotheses of a sequential test are two ratings such as 0,10, from -1000 to"
                        + " 1000 and the lower first, not " + Quote.of(text));
    }

    /** The mean score for which the first one stands. */
    double score0() {
        return score(elo0);
    }

    /** The mean score for which the second one stands. */
    double score1() {
        return score(elo1);
    }

    private static double score(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / 400));
    }
}
