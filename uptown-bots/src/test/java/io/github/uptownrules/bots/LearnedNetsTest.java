package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The nets, and how they are made. With {@code -Dtest=LearnedNetsTest -Dnets=standard-4} that of a ruleset is learned anew from nothing,
 * and always the same, in some minutes; the others stay.
 */
class LearnedNetsTest {
    private static final Path SOURCE =
            Path.of("src", "main", "java", "io", "github", "uptownrules", "bots", "LearnedNets.java");
    private static final int ROUNDS = 8;
    private static final int GAMES = 6_000;

    @Test
    void netsAreOfPublishedRulesetsAndSmall() throws IOException {
        String wanted = System.getProperty("nets", "");
        if (!wanted.isEmpty()) {
            Map<String, String> nets = new LinkedHashMap<>(LearnedNets.all());
            Ruleset ruleset = Rulesets.byId(wanted).orElseThrow();
            nets.put(ruleset.id(), new NetTraining(ruleset).learn(ROUNDS, GAMES));
            Files.writeString(SOURCE, source(nets));
        }
        assertThat(Rulesets.all().stream().map(Ruleset::id))
                .containsAll(LearnedNets.all().keySet());
        assertThat(LearnedNets.all().values()).allSatisfy(text -> {
            assertThat(text.length()).isLessThan(8_000);
            assertThat(text.lines()).hasSize(3 + SeatNet.HIDDEN);
        });
    }

    /** So the nets can be made anew by anybody: a few games make just these numbers, however many processors there are. */
    @ParameterizedTest
    @CsvSource({"standard-3, 18ec6b7c19ed", "two-player-bloqueurs, 4d121f635972"})
    void theSameGamesMakeTheSameNet(String id, String hash) {
        String text = new NetTraining(Rulesets.byId(id).orElseThrow()).learn(2, 12);
        assertThat(Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString())
                .startsWith(hash);
    }

    /** The source, with a table for each ruleset. */
    private static String source(Map<String, String> nets) {
        StringBuilder source = new StringBuilder("""
                package io.github.uptownrules.bots;

                import com.google.common.collect.ImmutableMap;

                /**
                 * What was learned for rulesets, as {@link SeatNet} reads it. Written by LearnedNetsTest in the test tree, which says how to
                 * write it anew: nothing here is changed by hand.
                 */
                final class LearnedNets {
                    private LearnedNets() {}

                    /** By ruleset id. */
                    static ImmutableMap<String, String> all() {
                        return ImmutableMap.<String, String>builder()
                """);
        for (Ruleset ruleset : Rulesets.all()) {
            if (nets.containsKey(ruleset.id())) {
                source.append("                .put(\"")
                        .append(ruleset.id())
                        .append("\", ")
                        .append(constant(ruleset))
                        .append(")\n");
            }
        }
        source.append("                .build();\n    }\n");
        for (Ruleset ruleset : Rulesets.all()) {
            if (nets.containsKey(ruleset.id())) {
                source.append("\n    private static final String ")
                        .append(constant(ruleset))
                        .append(" = \"\"\"\n");
                nets.get(ruleset.id())
                        .lines()
                        .forEach(line -> source.append("        ").append(line).append('\n'));
                source.append("        \"\"\";\n");
            }
        }
        return source.append("}\n").toString();
    }

    private static String constant(Ruleset ruleset) {
        return ruleset.id().replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
