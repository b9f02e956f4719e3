package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The table of weights, and how it is made. After a change on purpose of {@link Features} or of {@link Training} it is learned
 * anew from nothing, and always the same, with {@code -Dtest=LearnedWeightsTest -Dweights=write}: some minutes for all rulesets.
 */
class LearnedWeightsTest {
    private static final Path SOURCE =
            Path.of("src", "main", "java", "io", "github", "uptownrules", "bots", "LearnedWeights.java");
    private static final int ROUNDS = 2;
    private static final int GAMES = 2_500;

    @Test
    void thereAreWeightsForEveryPublishedRuleset() throws IOException {
        if ("write".equals(System.getProperty("weights"))) {
            Files.writeString(SOURCE, source());
        }
        for (Ruleset ruleset : Rulesets.all()) {
            assertThat(LearnedWeights.all()).containsKey(ruleset.id());
            assertThat(Weights.of(ruleset)).isPresent();
        }
    }

    /** So the tables can be made anew by anybody: a few games make just these numbers, however many processors there are. */
    @ParameterizedTest
    @CsvSource({
        "standard-3, -87163 2191 2913 -711 53 11246 -7619 -304 4025 3108 -4544 937 3984 4127 -6541 9663 2997 -5048 2314 7516",
        "two-player-bloqueurs, -3582 6261 -3582 -927 -3386 4713 6754 2940 -37758 -5113 6258 4165 -2057 -10620 -2994 2497 2204"
                + " -4134 -6822 13240"
    })
    void theSameGamesMakeTheSameWeights(String id, String middle) {
        String text = new Training(Rulesets.byId(id).orElseThrow()).learn(2, 12);
        assertThat(text.split("\n")).hasSize(1 + Weights.PHASES).contains(middle);
    }

    /** The source, with a table for each published ruleset. */
    static String source() {
        StringBuilder source = new StringBuilder("""
                package io.github.uptownrules.bots;

                import com.google.common.collect.ImmutableMap;

                /**
                 * What was learned for each published ruleset, as {@link Weights} reads it. Written by LearnedWeightsTest in the test
                 * tree, which tells how to write it anew: nothing here is changed by hand.
                 */
                final class LearnedWeights {
                    private LearnedWeights() {}

                    /** By ruleset id. */
                    static ImmutableMap<String, String> all() {
                        return ImmutableMap.<String, String>builder()
                """);
        for (Ruleset ruleset : Rulesets.all()) {
            source.append("                .put(\"")
                    .append(ruleset.id())
                    .append("\", ")
                    .append(constant(ruleset))
                    .append(")\n");
        }
        source.append("                .build();\n    }\n");
        for (Ruleset ruleset : Rulesets.all()) {
            source.append("\n    private static final String ")
                    .append(constant(ruleset))
                    .append(" = \"\"\"\n");
            for (String line : new Training(ruleset).learn(ROUNDS, GAMES).split("\n")) {
                source.append("        ").append(line).append('\n');
            }
            source.append("        \"\"\";\n");
        }
        return source.append("}\n").toString();
    }

    private static String constant(Ruleset ruleset) {
        return ruleset.id().replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
