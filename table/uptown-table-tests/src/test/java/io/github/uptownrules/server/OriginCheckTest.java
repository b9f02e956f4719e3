package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The origins and hosts that the server accepts, and the protection of its responses. */
@Tag("server")
class OriginCheckTest {
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
        server = new TestServer(TestServer.options(data.toString()).limits(InvalidRequestsTest.NARROW));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String table() {
        return server.make(InvalidRequestsTest.ORDER).get("table").getAsString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://evil.example", "null", "https://localhost:8080", "http://localhost.evil.example", ""})
    void rejectsPagesOfOtherSites(String origin) {
        String table = table();
        assertThat(InvalidRequestsTest.code(
                        server.ask("/api/tables", Optional.of(InvalidRequestsTest.ORDER), Map.of("Origin", origin))))
                .isEqualTo("400 bad-request");
        assertThatThrownBy(() -> Player.open(server.port(), table, Optional.of(origin), new Player()))
                .hasRootCauseMessage("Unexpected HTTP response status code 400");
    }

    /** Without the key of the servers, the header comes from a client. */
    @Test
    void rejectsAForgedPeerHeader() {
        Map<String, String> named = Map.of("Origin", "http://evil.example", "Uptown-Client", "C0000201");
        assertThat(InvalidRequestsTest.code(server.ask("/api/tables", Optional.of(InvalidRequestsTest.ORDER), named)))
                .isEqualTo("400 bad-request");
    }

    @Test
    void acceptsItsOwnPage() {
        String origin = "http://localhost:" + server.port();
        assertThat(server.ask("/api/tables", Optional.of(InvalidRequestsTest.ORDER), Map.of("Origin", origin))
                        .statusCode())
                .isEqualTo(201);
        Player.open(server.port(), table(), Optional.of(origin), new Player()).abort();
    }

    @Test
    void rejectsAForeignNameOfThisMachine() throws IOException {
        assertThat(raw("POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                        + "Content-Length: " + InvalidRequestsTest.ORDER.length() + "\r\n\r\n"
                        + InvalidRequestsTest.ORDER))
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

    /** Only a hash of the secret is stored, and responses with secrets are not cached. */
    @Test
    void doesNotStoreSecrets() throws IOException {
        HttpResponse<String> answer = server.post("/api/tables", InvalidRequestsTest.ORDER);
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
