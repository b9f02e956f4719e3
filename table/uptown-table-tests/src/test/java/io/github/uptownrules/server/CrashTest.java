package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A real process, killed in mid-game again and again. */
@Tag("process")
@Tag("server")
class CrashTest {
    private static final int CRASHES = Effort.of(3);
    private static final int OTHER_CRASHES = Effort.of(2);
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @TempDir
    private Path folder;

    private ServerProcess start() throws IOException {
        return ServerProcess.start(folder.resolve("data").toString(), folder.resolve("log"));
    }

    @Test
    void whatWasAcknowledgedIsThereAfterACrash() throws IOException {
        ServerProcess server = start();
        JsonObject made = TestServer.made(
                server.port(),
                "{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"},{\"bot\":\"random\"}],"
                        + "\"you\":1}");
        String table = made.get("table").getAsString();
        String secret = made.get("secret").getAsString();
        List<Move> seen = List.of();
        for (int crash = 0; crash <= CRASHES; crash++) {
            Player ada = Player.connect(server.port(), table, Optional.of(secret));
            ada.awaitState(state -> true);
            assertThat(moves(ada)).as("after crash " + crash).startsWith(seen.toArray(Move[]::new));
            for (int i = 0; i < 3; i++) {
                ada.awaitState(state -> ada.isToMove());
                assertThat(Player.type(ada.play(crash + 5L * i))).isEqualTo("done");
            }
            seen = moves(ada);
            ada.awaitState(state -> ada.isToMove());
            ada.say("{\"type\":\"play\",\"id\":99" + ada.playing(0) + "}"); // made or not, but not twice
            server.kill();
            server = start();
        }
        Player ada = Player.connect(server.port(), table, Optional.of(secret));
        ada.awaitState(state -> true);
        assertThat(moves(ada)).startsWith(seen.toArray(Move[]::new));
        server.stop();
        assertThat(ada.awaitClose()).isEqualTo(1001);
        assertNothingToldIn(Files.readString(folder.resolve("log")), table, secret);
    }

    /** With what was drawn and what lies hidden, and with tiles and decks, which are stored too. */
    @ParameterizedTest
    @ValueSource(strings = {"upturn-3", "street-2"})
    void anotherGameIsThereAfterACrash(String ruleset) throws IOException {
        ServerProcess server = start();
        JsonObject made = TestServer.made(
                server.port(),
                "{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"Ada\"}"
                        + (ruleset.endsWith("3") ? ",{\"bot\":\"casual\"}" : "") + ",{\"open\":true}],\"you\":1}");
        String table = made.get("table").getAsString();
        int last = ruleset.endsWith("3") ? 3 : 2;
        JsonObject sat = TestServer.sat(server.port(), table, last, "Bob");
        Optional<String> ada = Optional.of(made.get("secret").getAsString());
        Optional<String> bob = Optional.of(sat.get("secret").getAsString());
        for (int crash = 0; crash < OTHER_CRASHES; crash++) {
            Player first = Player.connect(server.port(), table, ada);
            Player second = Player.connect(server.port(), table, bob);
            second.awaitState(state -> state.has("view"));
            first.awaitState(state -> state.has("view"));
            if (crash == 0) {
                JsonObject best =
                        first.ask("hint").getAsJsonArray("moves").get(0).getAsJsonObject();
                assertThat(Player.type(
                                first.ask("play", first.playing(best.get("move").getAsString()))))
                        .isEqualTo("done");
                second.awaitPly(1);
            }
            String seen = second.ask("at", ",\"ply\":1").toString();
            server.kill();
            server = start();
            Player again = Player.connect(server.port(), table, bob);
            again.awaitPly(1);
            again.ask("ping");
            again.ask("ping");
            assertThat(again.ask("at", ",\"ply\":1").get("views").toString())
                    .isEqualTo(TestServer.tree(seen).get("views").toString());
            again.abort();
        }
        server.stop();
        assertThat(Files.readString(folder.resolve("log"))).doesNotContain("sample-1", "Bob");
    }

    /** While the server is down no clock runs, and a crash gives back less than a second. */
    @Test
    void noClockIsOffAfterACrash() throws IOException, InterruptedException {
        ServerProcess server = start();
        JsonObject made = TestServer.made(
                server.port(),
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"}],\"you\":1,"
                        + "\"clock\":{\"initial\":600,\"increment\":1}}");
        Optional<String> secret = Optional.of(made.get("secret").getAsString());
        Player ada = Player.connect(server.port(), made.get("table").getAsString(), secret);
        ada.awaitState(state -> true);
        long seen = System.nanoTime();
        long left = left(ada);
        Thread.sleep(2500);
        server.kill();
        long expected = left - millisSince(seen);
        Thread.sleep(4000);
        long started = System.nanoTime();
        server = start();
        Player again = Player.connect(server.port(), made.get("table").getAsString(), secret);
        again.awaitState(state -> true);
        assertThat(left(again)).isBetween(expected - millisSince(started), expected + 1000);
        server.stop();
    }

    /** Clocks of games of days run while no one is there, and so the time has to be stored then, too. */
    @Test
    void noClockIsOffAfterACrashThatNobodySaw() throws IOException, InterruptedException {
        ServerProcess server = start();
        JsonObject made = TestServer.made(
                server.port(),
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"}],\"you\":1,"
                        + "\"moveLimit\":86400}");
        Thread.sleep(4000);
        server.kill();
        server = start();
        Optional<String> secret = Optional.of(made.get("secret").getAsString());
        Player ada = Player.connect(server.port(), made.get("table").getAsString(), secret);
        ada.awaitState(state -> true);
        assertThat(ada.table().get("leftMs").getAsLong()).isLessThan(86_400_000 - 3000);
        server.stop();
    }

    private static long left(Player player) {
        long left = player.table().get("leftMs").getAsLong();
        JsonObject seat = player.table().getAsJsonArray("seats").get(0).getAsJsonObject();
        assertThat(seat.get("leftMs").getAsLong()).isEqualTo(left);
        return left;
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }

    private static List<Move> moves(Player player) {
        return NOTATION.readRedactedRecord(player.ask("record").get("text").getAsString())
                .moves();
    }

    private static void assertNothingToldIn(String log, String table, String secret) {
        assertThat(log).contains("\"event\":\"table-made\"").contains("\"event\":\"stopped\"");
        assertThat(log).doesNotContain(table, secret, "@", "$", "Ada").doesNotContainPattern(LogTest.TILE);
    }
}
