package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomRuleset;
import io.github.uptownrules.variants.HouseRules;
import io.github.uptownrules.variants.Scorings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The compiled library plays random lines of house rules as the JVM does, and rejects wrong lines with the same messages. */
@Tag("browser")
@Tag("server")
class HouseLinesTest {
    private static final int LINES = Effort.of(2_000);
    private static final int PLIES = 8;
    private static final Game UPTOWN = new UptownGame();

    /** Sends many lines in one call, because calls are slow. */
    @Test
    void playsLinesAsTheJvmDoes() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        List<String> lines = IntStream.range(0, LINES)
                .mapToObj(number -> line(Effort.seed(number)))
                .toList();
        try (StaticServer server =
                        new StaticServer(StaticServer.Age.NEW, Path.of("target/site"), Path.of("src/test/js"));
                Visitor visitor = new Visitor(server.address())) {
            visitor.visit("/");
            assertThat(rejected(visitor, lines)).isZero();
            List<String> mutated = lines.stream().map(HouseLinesTest::mutated).toList();
            assertThat(rejected(visitor, mutated)).isBetween(LINES / 2, LINES - 1);
            assertThat(visitor.complaints()).isEmpty();
        }
    }

    private static String line(long seed) {
        return HouseRules.line(RandomRuleset.of(Arrays.asList(Scorings.values()), seed))
                .orElseThrow();
    }

    private static String mutated(String line) {
        return MutatedText.of(line, new SplitMix64(Effort.seed(line.hashCode())));
    }

    /** Compares all games and messages, and returns the number of rejected lines. */
    private static int rejected(Visitor visitor, List<String> lines) {
        JsonArray found = found(visitor, lines);
        assertThat(found).hasSize(lines.size());
        int rejected = 0;
        for (int seed = 0; seed < lines.size(); seed++) {
            String expected = expected(lines.get(seed), seed);
            assertThat(found.get(seed).getAsString())
                    .as("line '%s'", lines.get(seed))
                    .isEqualTo(expected);
            rejected += expected.contains("\n") ? 0 : 1;
        }
        return rejected;
    }

    private static JsonArray found(Visitor visitor, List<String> lines) {
        return JsonParser.parseString(visitor.run(
                        "const [lines, plies] = arguments; return (async () => {"
                                + "const { starts } = await import(new URL('house-lines.mjs', location.href));"
                                + "const { load } = await import(new URL('uptown.js', location.href));"
                                + "return JSON.stringify(starts(await load(), lines, plies)) })()",
                        lines,
                        PLIES))
                .getAsJsonArray();
    }

    private static String expected(String line, int seed) {
        try {
            return start(UPTOWN.deal(line, seed, UPTOWN.first(line)), seed);
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static String start(PlayedGame.Whole dealt, int seed) {
        PlayedGame.Whole played = dealt;
        List<String> found = new ArrayList<>(List.of(played.ruleset(), played.text()));
        while (!played.isOver() && played.plies() < PLIES) {
            Seat turn = played.turn().orElseThrow();
            played = played.play(played.seenBy(turn).choose("random", new SplitMix64(seed + played.plies())));
            found.add(played.text());
        }
        found.add(played.seenBy(Seat.ONE).viewJson().toString());
        found.add(played.record());
        return String.join("\n", found);
    }
}
