package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs upturn-tests.js on the table of UP TURN in Chromium, under a strict content security policy. */
@Tag("browser")
@Tag("server")
class UpTurnTableTest {
    private static final Path PAGE = Path.of("../uptown-page/src/main/resources/uptown-page");
    private static final Path GAMES = Path.of("target/upturn-games");

    private static StaticServer server;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        Files.createDirectories(GAMES);
        for (int seats = 2; seats <= 4; seats++) {
            Files.writeString(
                    GAMES.resolve("upturn-" + seats + ".json"), game(seats).toString());
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

    /** Returns each position of a game between bots as the seat to move sees it, with its last move and its legal moves. */
    private static JsonArray game(int seats) {
        Bot bot = Bots.parse("casual");
        SplitMix64 random = new SplitMix64(seats);
        UpTurnState state = UpTurnRuleset.of(seats).deal(42);
        JsonArray positions = new JsonArray();
        positions.add(position(state));
        while (!state.isOver()) {
            Outcome outcome = state.outcome(bot.choose(state.viewFor(mover(state)), random));
            state = outcome.after();
            JsonObject position = position(state);
            position.add(
                    "last",
                    JsonParser.parseString(
                            Json.outcome(outcome.seenBy(mover(state))).toString()));
            positions.add(position);
        }
        return positions;
    }

    /** {@return the seat to move, or seat 1 when the game is over} */
    private static Seat mover(UpTurnState state) {
        return state.turn().orElse(Seat.ONE);
    }

    private static JsonObject position(UpTurnState state) {
        JsonObject position = new JsonObject();
        position.add(
                "view",
                JsonParser.parseString(Json.view(state.viewFor(mover(state))).toString()));
        JsonArray legal = new JsonArray();
        for (Move move : state.legalMoves()) {
            legal.add(move.toString());
        }
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
        JsonObject results = ScriptTests.run(ada, "upturn", 14);
        assertThat(results.get("made").getAsInt()).isGreaterThan(500);
    }

    @Test
    void isAccessible() {
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            for (String language : ImmutableList.of("en", "de", "fr", "nl")) {
                show(language);
                assertThat(ada.barriers()).as(scheme + " " + language).isEmpty();
            }
        }
        ada.prefer("prefers-color-scheme", "light");
        ada.prefer("forced-colors", "active");
        show("en");
        assertThat(ada.barriers()).isEmpty();
        ada.prefer("forced-colors", "none");
    }

    /** The page fits the width of the narrowest phone, upright or rotated. */
    @Test
    void fitsAPhone() {
        for (int[] size : new int[][] {{320, 640}, {360, 640}, {640, 400}}) {
            ada.holdPhone(size[0], size[1]);
            for (String language : ImmutableList.of("en", "de", "fr", "nl")) {
                show(language);
                assertThat(Integer.parseInt(ada.run("return document.documentElement.scrollWidth")))
                        .as("%s at %s", language, size[0])
                        .isLessThanOrEqualTo(size[0]);
            }
        }
        ada.putPhoneAway();
    }

    private static void show(String language) {
        ada.visit("/upturn-tests.html");
        ada.runAsync("import('./upturn-tests.js').then(tests => tests.show('" + language + "')).then(() => done(''))");
        assertThat(ada.all("button[data-tile]")).hasSize(6);
    }
}
