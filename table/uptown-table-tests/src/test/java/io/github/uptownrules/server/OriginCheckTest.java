package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Strings;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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

/** Requests that the server rejects, and the protection of its responses. */
@Tag("server")
class OriginCheckTest {
    private static final String ORDER =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}";

    private static final Limits NARROW = new Limits(1, 5, 12, 4, 16, 2, Duration.ofMillis(300));

    private static final Map<String, String> GUARDS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "Referrer-Policy",
            "no-referrer",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cross-Origin-Embedder-Policy",
            "require-corp",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()");

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

    private static String code(HttpResponse<String> answer) {
        return answer.statusCode() + " "
                + TestServer.tree(answer.body()).get("code").getAsString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://evil.example", "null", "https://localhost:8080", "http://localhost.evil.example", ""})
    void rejectsPagesOfOtherSites(String origin) {
        String table = table();
        assertThat(code(server.ask("/api/tables", Optional.of(ORDER), Map.of("Origin", origin))))
                .isEqualTo("400 bad-request");
        assertThatThrownBy(() -> Player.open(server.port(), table, Optional.of(origin), new Player()))
                .hasRootCauseMessage("Unexpected HTTP response status code 400");
    }

    /** Without the key of the servers, the header comes from a client. */
    @Test
    void rejectsAForgedPeerHeader() {
        Map<String, String> named = Map.of("Origin", "http://evil.example", "Uptown-Client", "C0000201");
        assertThat(code(server.ask("/api/tables", Optional.of(ORDER), named))).isEqualTo("400 bad-request");
    }

    @Test
    void acceptsItsOwnPage() {
        String origin = "http://localhost:" + server.port();
        assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Origin", origin))
                        .statusCode())
                .isEqualTo(201);
        Player.open(server.port(), table(), Optional.of(origin), new Player()).abort();
    }

    @Test
    void rejectsAForeignNameOfThisMachine() throws IOException {
        assertThat(raw("POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                        + "Content-Length: " + ORDER.length() + "\r\n\r\n" + ORDER))
                .contains(" 400 ");
    }

    @Test
    void rejectsAForeignHostForEveryPath() throws IOException {
        for (String path : List.of(
                "/",
                "/health",
                "/metrics",
                "/api/rulesets",
                "/table/x",
                "/main.js",
                "/nothing",
                "/api/tables/x/socket")) {
            for (String method : List.of("GET", "HEAD", "OPTIONS")) {
                for (String name : List.of("evil.example", "localhost.evil.example:80", "127.0.0.2", "")) {
                    assertThat(raw(method + " " + path + " HTTP/1.1\r\nHost: " + name + "\r\n\r\n"))
                            .as("%s %s at %s", method, path, name)
                            .contains(" 400 ");
                }
            }
            assertThat(raw("GET " + path + " HTTP/1.0\r\n\r\n")).as(path).contains(" 400 ");
        }
    }

    @Test
    void setsNoCookies() throws IOException {
        String head = raw(
                "GET /api/tables/" + table() + "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
        assertThat(head).contains(" 101 ").doesNotContain("Cookie");
    }

    /** A response with a secret contains nothing chosen by others, and always has the same length. */
    @Test
    void doesNotCompressResponsesWithSecrets() {
        HttpResponse<String> made = server.ask(
                "/api/tables",
                Optional.of("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}"),
                Map.of("Accept-Encoding", "gzip, deflate, br"));
        assertThat(made.body()).contains("\"secret\":");
        assertThat(made.headers().firstValue("Content-Encoding")).isEmpty();
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            StringBuilder head = new StringBuilder();
            for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
                head.append(line).append('\n');
            }
            return head.toString();
        }
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

    /** JSON is UTF-8, whatever the content type says. */
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
        for (int i = 0; i < 12; i++) {
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

    /** Only a hash of the secret is stored, and responses with secrets are not cached. */
    @Test
    void doesNotStoreSecrets() throws IOException {
        HttpResponse<String> answer = server.post("/api/tables", ORDER);
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
        JsonObject made = TestServer.tree(answer.body());
        for (String file : List.of("uptown.db", "uptown.db-wal")) {
            assertThat(Files.readString(data.resolve(file), StandardCharsets.ISO_8859_1))
                    .doesNotContain(made.get("secret").getAsString());
        }
        assertThat(Files.readString(data.resolve("uptown.db-wal"), StandardCharsets.ISO_8859_1))
                .contains(made.get("table").getAsString());
    }

    @Test
    void everyPageHasTheCommonHeaders() {
        for (String path : List.of("/", "/health", "/nothing", "/table/x", "/api/rulesets", "/index.html")) {
            HttpResponse<String> answer = server.get(path);
            GUARDS.forEach((name, value) -> assertThat(answer.headers().firstValue(name))
                    .as("%s of %s", name, path)
                    .contains(value));
        }
        assertThat(server.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
        assertThat(server.get("/metrics").body()).contains("uptown_sockets");
        assertThat(server.get("/").body()).contains("<title>Uptown");
    }

    /** A file is sent once, compressed if the client accepts that. */
    @Test
    void doesNotSendACachedFileAgain() {
        HttpResponse<String> plain = server.get("/main.js");
        assertThat(plain.body()).contains("import ");
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(plain.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        assertThat(plain.headers().firstValue("Vary")).contains("Accept-Encoding");
        String tag = plain.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> packed = server.ask("/main.js", Optional.empty(), Map.of("Accept-Encoding", "gzip"));
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        HttpResponse<String> again = server.ask("/main.js", Optional.empty(), Map.of("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(server.ask("/main.js", Optional.empty(), Map.of("If-None-Match", "\"x\""))
                        .body())
                .isEqualTo(plain.body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/..%2findex.html",
                "/%2e%2e/junit-platform.properties",
                "/..;/x",
                "/.git",
                "/index.html%00.js",
                "/index.class",
                "//etc/passwd"
            })
    void servesOnlyFilesOfThePage(String path) throws IOException {
        assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n")).containsPattern(" 40[04] ");
    }
}
