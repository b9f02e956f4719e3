package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

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
        return ruleset.id().replace('-', '_').toUpperCase(java.util.Locale.ROOT);
    }
}
