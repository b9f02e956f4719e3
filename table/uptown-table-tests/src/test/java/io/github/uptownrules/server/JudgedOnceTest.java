package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A move is parsed and judged once between its arrival and its display on all screens. */
@Tag("server")
class JudgedOnceTest {
    private static final List<String> ONCE = List.of("play", "parse");

    @TempDir
    private Path data;

    private final CountedGame game = new CountedGame();
    private TestServer server;
    private String table = "";
    private Optional<String> secret = Optional.empty();

    @BeforeEach
    void start() {
        server = new TestServer(TestServer.options(data.toString()).games(Games.of(game)));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Makes a table at which Ada has seat 2. */
    private Player ada(String first) {
        JsonObject made =
                server.make("{\"ruleset\":\"count-2\",\"seats\":[" + first + ",{\"person\":\"Ada\"}],\"you\":2}");
        table = made.get("table").getAsString();
        secret = Optional.of(made.get("secret").getAsString());
        return server.player(table, secret);
    }

    private Player bob() {
        String secretOfBob = server.sit(table, 1, "Bob").get("secret").getAsString();
        return server.player(table, Optional.of(secretOfBob));
    }

    private void begin(Player... players) {
        for (Player player : players) {
            player.awaitState(state -> state.has("view"));
        }
        game.calls();
    }

    private static String answer(Player player, String move) {
        JsonObject answer = player.ask("play", player.playing(move));
        return answer.get(answer.has("message") ? "message" : "type").getAsString();
    }

    @Test
    void judgesAMoveOfAPersonOnceForThreeScreens() {
        try (Player ada = ada("{\"open\":true}");
                Player eve = server.player(table, Optional.empty());
                Player bob = bob()) {
            begin(ada, eve, bob);
            assertThat(answer(bob, "3")).isEqualTo("done");
            List.of(ada, eve, bob).forEach(player -> player.awaitPly(1));
            assertThat(game.calls()).containsExactlyInAnyOrderElementsOf(ONCE);
        }
    }

    @Test
    void judgesARefusedMoveOnce() {
        try (Player ada = ada("{\"open\":true}");
                Player bob = bob()) {
            begin(ada, bob);
            assertThat(answer(bob, "4")).isEqualTo("a move is 1 to 3");
            assertThat(game.calls()).containsExactlyInAnyOrderElementsOf(ONCE);
            assertThat(answer(bob, "x")).isEqualTo("a move is a number");
            assertThat(game.calls()).containsExactlyInAnyOrderElementsOf(ONCE);
            assertThat(answer(ada, "3")).isEqualTo("it is not your turn");
            assertThat(game.calls()).containsExactlyInAnyOrder("check", "parse");
        }
    }

    @Test
    void judgesAMoveOfABotOnce() {
        try (Player ada = ada("{\"bot\":\"random\"}")) {
            ada.awaitPly(1);
            assertThat(game.calls()).containsExactlyInAnyOrderElementsOf(ONCE);
            assertThat(answer(ada, "1")).isEqualTo("done");
            ada.awaitPly(3);
            assertThat(game.calls()).containsExactlyInAnyOrder("play", "parse", "play", "parse");
        }
    }

    /** Loading a table plays each of its moves once. Later answers about these moves do not judge any move again. */
    @Test
    void judgesEachMoveOfALoadedTableOnce() {
        try (Player ada = ada("{\"bot\":\"random\"}")) {
            ada.awaitPly(1);
            assertThat(answer(ada, "1")).isEqualTo("done");
            ada.awaitPly(3);
        }
        server.close();
        start();
        game.calls();
        try (Player again = server.player(table, secret)) {
            again.awaitPly(3);
            assertThat(game.calls().count("parse")).isEqualTo(3);
            assertThat(again.ask("moves").getAsJsonArray("moves")).hasSize(3);
            again.ask("record");
            again.ask("at", ",\"ply\":1");
            assertThat(game.calls()).isEmpty();
        }
    }
}
