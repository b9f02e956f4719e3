package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs moments-tests.js in Chromium: hints, captures, the end of a game and its analysis, with and without motion. */
@Tag("browser")
@Tag("server")
class MomentsTest {
    private static final Path PAGE = Path.of("../uptown-page/src/main/resources/uptown-page");
    private static final Path GAMES = Path.of("target/moments");

    private static StaticServer server;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        Files.createDirectories(GAMES);
        JsonArray ends = new JsonArray();
        for (Ruleset ruleset : Rulesets.all()) {
            for (int seed = 1; seed <= 3; seed++) {
                ends.add(end(ruleset, seed));
            }
        }
        Files.writeString(GAMES.resolve("moments.json"), ends.toString());
        server = new StaticServer(StaticServer.Age.NEW, PAGE, BoardElementsTest.TESTS, GAMES);
        ada = new Visitor(server.address());
    }

    @AfterAll
    static void close() {
        if (ada != null) {
            ada.close();
        }
        if (server != null) {
            server.close();
        }
    }

    /** Returns the final position of a game between bots. */
    private static JsonObject end(Ruleset ruleset, int seed) {
        Bot bot = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(seed);
        GameState state = ruleset.deal(seed);
        while (!state.isOver()) {
            state = state.play(bot.choose(state.viewFor(state.turn().orElseThrow()), random));
        }
        JsonObject game = new JsonObject();
        game.add(
                "view",
                JsonParser.parseString(
                        Json.view(state.viewFor(state.seats().get(0))).toString()));
        return game;
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-preference", "reduce"})
    void passesItsScriptedTests(String motion) {
        ada.prefer("prefers-reduced-motion", motion);
        JsonObject figures = ScriptTests.run(ada, "moments", 12).getAsJsonObject("figures");
        assertThat(figures.get("signs").getAsInt()).isEqualTo(72);
        List<String> covering = figures.getAsJsonArray("signsOverWinners").asList().stream()
                .map(JsonElement::getAsString)
                .toList();
        assertThat(covering).noneMatch(sign -> sign.contains("at 700 px"));
        assertThat(covering).as("on phones, where a winner may fill the board").hasSizeLessThan(8);
    }
}
