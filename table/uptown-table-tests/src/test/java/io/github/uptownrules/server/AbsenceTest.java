package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots replace players whose browsers are closed. */
@Tag("server")
class AbsenceTest {
    @TempDir
    private Path data;

    private TestServer server(Duration patience) {
        return new TestServer(TestServer.options(data.toString()).disconnectGrace(patience));
    }

    @Test
    void aBotReplacesADisconnectedPlayerUntilTheyReconnect() {
        try (TestServer server = server(Duration.ofMillis(400))) {
            JsonObject made = made(server);
            String table = made.get("table").getAsString();
            Optional<String> secret =
                    Optional.of(server.sit(table, 2, "Bob").get("secret").getAsString());
            try (Player ada =
                    server.player(table, Optional.of(made.get("secret").getAsString()))) {
                ada.awaitState(state -> true);
                ada.play(0);
                ada.awaitPly(2);
                assertThat(bob(ada)).contains("\"away\":true").contains("\"connected\":false");
                try (Player bob = server.player(table, secret)) {
                    bob.awaitState(state -> !bob(bob).contains("away"));
                    ada.awaitState(state -> !bob(ada).contains("away"));
                    ada.play(1);
                    bob.awaitState(state -> bob.isToMove());
                    assertThat(Player.type(bob.play(0))).isEqualTo("done");
                }
            }
        }
    }

    @Test
    void aPlayerWhoLeftDoesNotReturnByReconnecting() {
        try (TestServer server = server(Duration.ofMillis(400))) {
            JsonObject made = made(server);
            String table = made.get("table").getAsString();
            Optional<String> secret =
                    Optional.of(server.sit(table, 2, "Bob").get("secret").getAsString());
            try (Player bob = server.player(table, secret)) {
                bob.awaitState(state -> true);
                bob.ask("leave");
            }
            try (Player bob = server.player(table, secret)) {
                bob.awaitState(state -> true);
                assertThat(bob(bob)).contains("\"away\":true").contains("\"connected\":true");
            }
        }
    }

    /**
     * A player who has days to move need not be connected. Neither the grace period nor the other players let a bot move
     * before the time is up.
     */
    @ParameterizedTest
    @ValueSource(strings = {"\"moveLimit\":86400", "\"clock\":{\"initial\":86400}"})
    void aPlayerWithDaysIsNotReplaced(String time) throws InterruptedException {
        try (TestServer server = new TestServer(TestServer.options(data.toString())
                .disconnectGrace(Duration.ofMillis(100))
                .voteAfter(Duration.ZERO))) {
            JsonObject made = made(server, "," + time);
            String table = made.get("table").getAsString();
            server.sit(table, 2, "Bob");
            try (Player ada =
                    server.player(table, Optional.of(made.get("secret").getAsString()))) {
                ada.awaitState(state -> true);
                ada.play(0);
                Thread.sleep(600);
                assertThat(ada.ask("vote").toString())
                        .contains("\"code\":\"not-allowed\"", "the time limit of this table decides");
                assertThat(Player.type(ada.ask("nudge"))).isEqualTo("done");
                assertThat(ada.ask("moves").getAsJsonArray("moves")).hasSize(1);
                assertThat(bob(ada)).doesNotContain("away");
            }
        }
    }

    @Test
    void botsDoNotPlayForSpectators() throws InterruptedException {
        try (TestServer server = server(Duration.ofMinutes(10))) {
            JsonObject made =
                    server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"bot\":\"greedy\"},{\"bot\":\"greedy\"},"
                            + "{\"person\":\"Ada\"}],\"you\":3}");
            String table = made.get("table").getAsString();
            try (Player watcher = server.player(table, Optional.empty())) {
                watcher.awaitState(state -> true);
                Thread.sleep(300);
                assertThat(watcher.ask("moves").getAsJsonArray("moves")).isEmpty();
                try (Player ada =
                        server.player(table, Optional.of(made.get("secret").getAsString()))) {
                    ada.awaitPly(2);
                }
            }
        }
    }

    @Test
    void noBotPlaysBeforeTheGraceEnds() {
        try (TestServer server = server(Duration.ofMinutes(10))) {
            JsonObject made = made(server);
            String table = made.get("table").getAsString();
            server.sit(table, 2, "Bob");
            try (Player ada =
                    server.player(table, Optional.of(made.get("secret").getAsString()))) {
                ada.awaitState(state -> true);
                ada.play(0);
                ada.awaitPly(1);
                assertThat(bob(ada)).doesNotContain("away");
            }
        }
    }

    private static JsonObject made(TestServer server) {
        return made(server, "");
    }

    private static JsonObject made(TestServer server, String more) {
        return server.make(
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1" + more + "}");
    }

    private static String bob(Player player) {
        return player.table().getAsJsonArray("seats").get(1).toString();
    }
}
