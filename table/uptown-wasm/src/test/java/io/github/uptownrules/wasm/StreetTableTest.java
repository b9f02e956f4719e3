package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs street-tests.js on the table of the street game in Chromium, under a strict content security policy. */
@Tag("browser")
@Tag("server")
class StreetTableTest {
    private static final Path PAGE = Path.of("../uptown-page/src/main/resources/uptown-page");
    private static final Path GAMES = Path.of("target/street-games");

    /** Deals the first cards of the example in the game's README. */
    private static final long SEED = 101;

    private static StaticServer server;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        Files.createDirectories(GAMES);
        for (int seats = 2; seats <= 4; seats++) {
            Files.writeString(
                    GAMES.resolve("street-" + seats + ".json"), game(seats).toString());
        }
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

    /** Returns each position of a game between bots, with its last move and its legal moves. */
    private static JsonArray game(int seats) {
        Bot bot = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(7);
        StreetState state = StreetRuleset.of(seats).deal(Deck.sample1(), SEED);
        JsonArray positions = new JsonArray();
        positions.add(position(state));
        while (!state.isOver()) {
            Move move = bot.choose(state.view(), random);
            String last = Json.outcome(state.outcome(move)).toString();
            state = state.play(move);
            JsonObject position = position(state);
            position.add("last", JsonParser.parseString(last));
            positions.add(position);
        }
        return positions;
    }

    private static JsonObject position(StreetState state) {
        JsonObject position = new JsonObject();
        position.add("view", JsonParser.parseString(Json.view(state.view()).toString()));
        JsonArray legal = new JsonArray();
        state.legalMoves().forEach(move -> legal.add(move.toString()));
        position.add("legal", legal);
        return position;
    }

    @Test
    void passesItsScriptedTests() {
        runScript("no-preference");
    }

    @Test
    void passesItsScriptedTestsWithoutMotion() {
        runScript("reduce");
    }

    private static void runScript(String motion) {
        ada.prefer("prefers-reduced-motion", motion);
        ScriptTests.run(ada, "street", 13);
    }

    @Test
    void isAccessible() {
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            for (int at : new int[] {0, 20, 45}) {
                show(at);
                assertThat(ada.barriers()).as(scheme + " " + at).isEmpty();
                ada.one(".project").click();
                assertThat(ada.barriers()).as(scheme + " " + at + ", selected").isEmpty();
            }
        }
        ada.prefer("prefers-color-scheme", "light");
        ada.prefer("forced-colors", "active");
        show(20);
        assertThat(ada.barriers()).isEmpty();
        ada.prefer("forced-colors", "none");
    }

    private static void show(int at) {
        ada.visit("/street-tests.html");
        ada.runAsync("fetch('street-3.json').then(r => r.json()).then(game => {"
                + "  const table = document.createElement('street-table');"
                + "  Object.assign(table, {...game[" + at
                + "], interactive: true, viewer: 1, names: {1: 'Ada', 2: 'Bob'}});"
                + "  document.getElementById('stage').replaceChildren(table);"
                + "  requestAnimationFrame(() => done(''));"
                + "})");
        assertThat(ada.all(".site")).hasSize(15);
    }
}
