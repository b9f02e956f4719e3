package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.primitives.Doubles;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.Objects;

/**
 * The hypotheses of a sequential test: the first bot is rated at most {@code elo0} above the other, or at least {@code elo1}
 * above it.
 *
 * <pre>{@code
 * SprtHypotheses.parse("0,10").elo1();    // -> 10.0
 * }</pre>
 *
 * @param elo0 the lower rating, at least -1,000
 * @param elo1 the higher rating, at most 1,000
 * @since 0.1.0
 */
public record SprtHypotheses(double elo0, double elo1) {
    private static final double FARTHEST = 1_000;

    /**
     * Checks the range and the order.
     *
     * @throws IllegalArgumentException if the ratings are out of range or out of order
     */
    public SprtHypotheses {
        if (!(-FARTHEST <= elo0 && elo0 < elo1 && elo1 <= FARTHEST)) {
            throw mistake(elo0 + "," + elo1);
        }
    }

    /**
     * Parses two numbers with a comma between them, as in {@code 0,10}.
     *
     * @throws IllegalArgumentException if the text is anything else
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

    double score0() {
        return score(elo0);
    }

    double score1() {
        return score(elo1);
    }

    private static double score(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / 400));
    }
}
