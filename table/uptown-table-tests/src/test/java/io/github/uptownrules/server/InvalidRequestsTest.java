package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.gson.JsonObject;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests and messages that the server rejects, because they are invalid or exceed its limits. */
@Tag("server")
class InvalidRequestsTest {
    static final String ORDER =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}";

    static final Limits NARROW = new Limits(1, 5, 12, 4, 16, 2, Duration.ofSeconds(1));

    @TempDir
    private Path data;

    private TestServer server;

    @BeforeEach
    void start() {
        server = new TestServer(TestServer.options(data.toString()).limits(NARROW));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String table() {
        return server.make(ORDER).get("table").getAsString();
    }

    static String code(HttpResponse<String> answer) {
        return answer.statusCode() + " "
                + TestServer.tree(answer.body()).get("code").getAsString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "{}",
                "{\"ruleset\":\"two-player\"}",
                "{\"ruleset\":\"chess\",\"seats\":[{\"open\":true},{\"open\":true}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":false}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"mcts:100000\"}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"person\":\"Ada\"}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"person\":\"Ada\"}],\"you\":1}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"person\":\"\\u202e\\u0007\"}],\"you\":2}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"you\":0}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"you\":1}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"you\":3}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"practice\":{\"seed\":1.5}}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"x\":1}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":\"1\"}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":\"+1\"}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":\"\u0661\"}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":\u0661}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":+1}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":01}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1.0}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":true}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}],\"practice\":{\"seed\":\"1\"}}",
                "{\"ruleset\":\"two-player\",\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}",
                "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}x",
                "{'ruleset':'two-player'}"
            })
    void rejectsInvalidTableOrders(String order) {
        assertThat(code(server.post("/api/tables", order))).isEqualTo("400 bad-request");
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player+rack=0", "two-player+limit=5+rack=6", "two-player+", "+rack=6", "chess+rack=6"})
    void rejectsWrongHouseRules(String line) {
        HttpResponse<String> answer = server.post("/api/tables", ORDER.replace("two-player", line));
        assertThat(code(answer)).isEqualTo("400 ruleset");
        assertThat(TestServer.tree(answer.body()).get("message").getAsString())
                .contains("ruleset")
                .doesNotContain("\n", "Exception");
    }

    /** JSON is UTF-8, regardless of the content type. */
    @Test
    void ignoresTheDeclaredCharset() {
        for (String type :
                List.of("application/json;charset=none", "text/plain;charset=\";\"", "text/plain;charset=utf-16")) {
            assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Content-Type", type))
                            .statusCode())
                    .as(type)
                    .isEqualTo(201);
        }
    }

    @Test
    void rejectsLongBodies() {
        assertThat(server.post("/api/tables", Strings.repeat(" ", 33_000) + ORDER)
                        .statusCode())
                .isBetween(400, 499);
        String seat = "/api/tables/" + table() + "/seats/2";
        assertThat(code(server.post(seat, Strings.repeat(" ", 5000) + "{\"name\":\"Bob\"}")))
                .isEqualTo("400 bad-request");
    }

    @Test
    void doesNotInterpretNames() {
        String table = table();
        JsonObject sat = server.sit(table, 2, "<img src=x onerror=alert(1)>\\u202e\\u0000 \\u2028\\\"");
        try (Player bob = server.player(table, Optional.of(sat.get("secret").getAsString()))) {
            bob.awaitState(state -> true);
            assertThat(bob.table()
                            .getAsJsonArray("seats")
                            .get(1)
                            .getAsJsonObject()
                            .get("name")
                            .getAsString())
                    .isEqualTo("<img src=x onerror=alert(1)> \u201D");
        }
    }

    @Test
    void aSeatIsTakenOnce() {
        String table = table();
        server.sit(table, 2, "Bob");
        String path = "/api/tables/" + table + "/seats/";
        assertThat(code(server.post(path + "2", "{\"name\":\"Eve\"}"))).isEqualTo("409 taken");
        assertThat(code(server.post(path + "1", "{\"name\":\"Eve\"}"))).isEqualTo("409 taken");
        assertThat(code(server.post(path + "3", "{\"name\":\"Eve\"}"))).isEqualTo("400 bad-request");
        for (String number : List.of("0", "+1", "01", "%D9%A1")) {
            assertThat(code(server.post(path + number, "{\"name\":\"Eve\"}")))
                    .as(number)
                    .isEqualTo("400 bad-request");
        }
        assertThat(code(server.post(path + "2", "{\"name\":\"Eve\",\"secret\":\"x\"}")))
                .isEqualTo("400 bad-request");
        assertThat(code(server.post("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/seats/1", "{\"name\":\"Eve\"}")))
                .isEqualTo("404 unknown-table");
    }

    @Test
    void rejectsUnknownSecretsAndTables() {
        String table = table();
        assertThat(server.player(table, Optional.of("AAAAAAAAAAAAAAAAAAAAAA")).awaitClose())
                .isEqualTo(4002);
        assertThat(server.player(table, Optional.of("")).awaitClose()).isEqualTo(4002);
        assertThat(server.player("AAAAAAAAAAAAAAAAAAAAAA", Optional.empty()).awaitClose())
                .isEqualTo(4001);
        assertThat(server.player("x", Optional.empty()).awaitClose()).isEqualTo(4001);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "{\"type\":\"play\",\"id\":1}",
                "{\"type\":\"nothing\",\"id\":1}",
                "{\"type\":\"hint\"}",
                "{\"type\":\"hint\",\"id\":-1}",
                "{\"type\":\"hint\",\"id\":1,\"id\":2}",
                "{\"type\":\"hint\",\"id\":\"1\"}",
                "{\"type\":\"hint\",\"id\":+1}",
                "{\"type\":\"hint\",\"id\":1e0}",
                "{\"type\":\"hint\",\"id\":\u0661}",
                "{\"type\":\"hint\",\"id\":9007199254740992}",
                "{\"type\":\"hint\",\"id\":1,\"seat\":2}",
                "{\"type\":\"at\",\"id\":1,\"ply\":99999999999}",
                "{\"type\":\"why\",\"id\":1,\"tile\":{},\"cell\":[]}",
                "{\"type\":\"hello\"}"
            })
    void closesASocketAfterAnInvalidMessage(String message) {
        Player ada = server.player(table(), Optional.empty());
        ada.awaitState(state -> true);
        ada.say(message);
        assertThat(ada.awaitClose()).isEqualTo(4004);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"type":"hint","id":-1}      | `'id' must be 0 to 2^53 - 1`
                    {"type":"nothing","id":7}    | `unknown 'type' 'nothing'`
                    {"type":"play","id":8}       | `missing member 'version'`
                    {"type":"hint","id":9,"a":1} | `unknown member 'a'`
                    {"type":"hint",              | `line 1`
                    """)
    void explainsAnInvalidMessageBeforeClosing(String message, String wrong) {
        Player ada = server.player(table(), Optional.empty());
        ada.awaitState(state -> true);
        ada.say(message);
        JsonObject answer = ada.await(frame -> Player.type(frame).equals("refused"));
        assertThat(answer.get("code").getAsString()).isEqualTo("bad-request");
        assertThat(answer.get("message").getAsString()).contains(wrong);
        assertThat(answer.has("id")).isEqualTo(message.matches(".*\"id\":[789].*"));
        assertThat(ada.awaitClose()).isEqualTo(4004);
    }

    @Test
    void rejectsLongAndBinaryMessages() {
        String table = table();
        Player ada = server.player(table, Optional.empty());
        ada.awaitState(state -> true);
        ada.say("\"" + Strings.repeat("x", 5000) + "\"");
        assertThat(ada.awaitClose()).isEqualTo(1009);
        Player bob = server.player(table, Optional.empty());
        bob.awaitState(state -> true);
        bob.socket().sendBinary(ByteBuffer.wrap(new byte[] {1}), true).join();
        assertThat(bob.await(frame -> Player.type(frame).equals("refused"))
                        .get("message")
                        .getAsString())
                .isEqualTo("a message must be text, not binary");
        assertThat(bob.awaitClose()).isEqualTo(4004);
    }

    @Test
    void closesASilentSocket() {
        assertThat(Player.silent(server.port(), table()).awaitClose()).isEqualTo(4003);
    }

    @Test
    void limitsTheMessagesOfASocket() {
        Player ada = server.player(table(), Optional.empty());
        ada.awaitState(state -> true);
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            codes.add(ada.ask("record").get("code").getAsString());
        }
        assertThat(codes).startsWith("not-playing").endsWith("too-fast");
        for (int i = 0; i < 60; i++) {
            ada.say("{\"type\":\"record\",\"id\":1}");
        }
        assertThat(ada.awaitClose()).isEqualTo(4003);
    }

    @Test
    void limitsTheSocketsAndTablesOfAnAddress() {
        String table = table();
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            players.add(server.player(table, Optional.empty()));
            players.get(i).awaitState(state -> true);
        }
        assertThat(Player.silent(server.port(), table).awaitClose()).isEqualTo(4003);
        players.forEach(Player::abort);
        awaitNoSockets();
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < 24; i++) { // twice the limit: a slow machine earns some requests meanwhile
            codes.add(String.valueOf(server.post("/api/tables", ORDER).statusCode()));
        }
        assertThat(codes).startsWith("201").endsWith("429");
    }

    /** Waits until all closed sockets are released. */
    private void awaitNoSockets() {
        long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (!server.get("/metrics").body().contains("\nuptown_sockets 0.0")) {
            assertThat(System.nanoTime()).as("sockets are still counted").isLessThan(end);
        }
    }

    /** Two tables fit into memory. The third is stored, and loads when there is room again. */
    @Test
    void limitsTheTablesInMemory() {
        String[] tables = {table(), table(), table()};
        for (int i = 0; i < 2; i++) {
            server.player(tables[i], Optional.empty()).awaitState(state -> true);
        }
        assertThat(server.player(tables[2], Optional.empty()).awaitClose()).isEqualTo(1013);
        assertThat(code(server.post("/api/tables/" + tables[2] + "/seats/2", "{\"name\":\"Bob\"}")))
                .isEqualTo("503 too-many");
        assertThat(code(server.post("/api/tables", ORDER))).isEqualTo("503 too-many");
        server.player(tables[1], Optional.empty()).awaitState(state -> true);
        assertThat(server.sit(tables[0], 2, "Bob").get("seat").getAsInt()).isEqualTo(2);
    }

    /** A holder of a seat's secret may connect often, but the oldest connection is dropped. */
    @Test
    void limitsTheConnectionsOfASeat() {
        try (TestServer wide = new TestServer(data.resolve("wide"))) {
            JsonObject made = wide.make(ORDER);
            String table = made.get("table").getAsString();
            List<Player> same = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                Player player =
                        wide.player(table, Optional.of(made.get("secret").getAsString()));
                player.awaitState(state -> true);
                same.add(player);
            }
            assertThat(same.get(0).awaitClose()).isEqualTo(4003);
            assertThat(same.get(1).ask("record").get("code").getAsString()).isEqualTo("not-playing");
            List<Player> watchers = new ArrayList<>();
            for (int i = 0; i < 11; i++) {
                Player watcher = wide.player(table, Optional.empty());
                watcher.awaitState(state -> true);
                watchers.add(watcher);
            }
            assertThat(watchers.get(0).awaitClose()).isEqualTo(4003);
            wide.sit(table, 2, "Bob");
            assertThat(wide.player(table, Optional.empty()).awaitClose()).isEqualTo(4003);
        }
    }
}
