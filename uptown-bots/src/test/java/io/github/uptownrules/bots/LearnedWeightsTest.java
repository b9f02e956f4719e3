package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
    private static final int GAMES = 6_000;

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

    /** The table of a ruleset is the one of its name, and no other ruleset has it. */
    @Test
    void eachRulesetHasTheTableOfItsName() throws IOException {
        List<MatchResult> entries = Pattern.compile("\\.put\\(\"([a-z0-9-]+)\", ([A-Z0-9_]+)\\)")
                .matcher(Files.readString(SOURCE))
                .results()
                .toList();
        assertThat(entries)
                .hasSize(Rulesets.all().size())
                .allSatisfy(entry -> assertThat(entry.group(2))
                        .isEqualTo(entry.group(1).toUpperCase(Locale.ROOT).replace('-', '_')));
        assertThat(LearnedWeights.all().values()).doesNotHaveDuplicates();
    }

    /** So the tables can be made anew by anybody: a few games make just these numbers, however many processors there are. */
    @ParameterizedTest
    @CsvSource({
        "standard-3, -2371 3218 -3794 -1190 493 -4196 375 592 -529 -272 1327 472 4699 0 297 -3340 1581 2632 6375 87 1995 4196"
                + " -1074 -1662 -3129 400 -1365 4301",
        "two-player-bloqueurs, 29501 1702 -1622 -9293 7104 -1411 -4899 2691 2472 -1232 2992 -8434 3857 18582 -10788 -7485 33939"
                + " -1188 5407 -809 -471 450 -3905 -17482 -15148 -4389 -12909 11887"
    })
    void theSameGamesMakeTheSameWeights(String id, String middle) {
        String text = new Training(Rulesets.byId(id).orElseThrow()).learn(2, 12);
        assertThat(text.split("\n")).hasSize(1 + Weights.PHASES).contains(middle);
    }

    @Test
    void eachPublishedRulesetHasItsOwnWeightsAndAnyOtherThoseOfTheClosest() {
        for (Ruleset ruleset : Rulesets.all()) {
            assertThat(ScoringKind.of(ruleset).orElseThrow().closest(ruleset)).isEqualTo(ruleset.id());
        }
        Ruleset two = Ruleset.builder("two")
                .seats(2, 1)
                .scoring(Rulesets.standard(3).scoring())
                .build();
        assertThat(ScoringKind.of(two).orElseThrow().closest(two)).isEqualTo("standard-3");
        Ruleset uneven = Ruleset.builder("uneven")
                .seat(Color.BLUE, Color.GREEN)
                .seat(Color.ORANGE)
                .scoring(Rulesets.standard(3).scoring())
                .build();
        assertThat(ScoringKind.of(uneven).orElseThrow().closest(uneven))
                .as("three colors in play")
                .isEqualTo("standard-3");
    }

    /** The source, with a table for each published ruleset. */
    static String source() {
        StringBuilder source = new StringBuilder("""
                package io.github.uptownrules.bots;

                import com.google.common.collect.ImmutableMap;

                /**
                 * What was learned for each published ruleset, as {@link Weights} reads it. Written by LearnedWeightsTest in the test
                 * tree, which says how to write it anew: nothing here is changed by hand.
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
