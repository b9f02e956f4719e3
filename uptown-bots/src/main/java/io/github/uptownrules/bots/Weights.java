package io.github.uptownrules.bots;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The contribution of each of the {@link Features} to the expected further gain, by phase of the game. */
final class Weights {
    /** The number of phases: one for each number of tiles per color still to be placed, from 0 to 24 (or more). */
    static final int PHASES = 25;

    /** The unit of the stored whole numbers. */
    static final double UNIT = 1.0 / 10_000;

    private static final Splitter WORDS = Splitter.on(CharMatcher.anyOf(" \n")).omitEmptyStrings();

    private static final ImmutableMap<String, Weights> LEARNED = LearnedWeights.all().entrySet().stream()
            .collect(ImmutableMap.toImmutableMap(Map.Entry::getKey, entry -> parse(entry.getValue())));

    /** The weights of each phase, followed by the spread of the results. */
    private final double[] table;

    private final double capture;

    Weights(double capture, double[] table) {
        this.capture = capture;
        this.table = table;
    }

    /**
     * Returns the weights learned for a ruleset, or for the most similar one; empty if the scoring is of no {@link
     * ScoringKind}.
     */
    static Optional<Weights> of(Ruleset ruleset) {
        return ScoringKind.of(ruleset).map(kind -> LEARNED.get(kind.closest(ruleset)));
    }

    /** Parses the cost of a capture, then by phase the weights and the spread. */
    static Weights parse(String text) {
        double[] numbers = numbers(WORDS.splitToList(text), UNIT);
        return new Weights(numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length));
    }

    /** Parses whole numbers as multiples of a unit. */
    static double[] numbers(List<String> words, double unit) {
        double[] numbers = new double[words.size()];
        Arrays.setAll(numbers, place -> Integer.parseInt(words.get(place)) * unit);
        return numbers;
    }

    /** Returns the cost of a capture in addition to its effect on the score. */
    double capture() {
        return capture;
    }

    double gain(int phase, double[] features) {
        double gain = 0;
        int first = phase * (Features.COUNT + 1);
        for (int i = 0; i < Features.COUNT; i++) {
            gain += table[first + i] * features[i];
        }
        return gain;
    }

    /** Returns the typical difference in the results of two seats that were expected to be equal. */
    double spread(int phase) {
        return table[phase * (Features.COUNT + 1) + Features.COUNT];
    }
}
