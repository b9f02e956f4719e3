package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server whose page is below a path, with requests as proxies send them: with the path or without it. */
@Tag("server")
class PathTest {
    private static final String ORDER = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}";
    private static final Pattern FILE = Pattern.compile("(?:href|src)=\"([^\"]+)\"");

    @TempDir
    private static Path data;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = new TestServer(TestServer.options(data.toString()).path("/play/up_town"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Sends a path exactly as it is. */
    private static String raw(String path) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/play/up_town", ""})
    void answersWithAndWithoutThePath(String start) {
        String index = server.get(start + "/").body();
        assertThat(index).isEqualTo(server.get(start + "/table/x").body());
        assertThat(FILE.matcher(index).results().map(found -> found.group(1)))
                .hasSizeGreaterThan(40)
                .allMatch(address -> address.matches("/play/up_town/v/[0-9a-f]{16}/.*"))
                .allSatisfy(address -> {
                    HttpResponse<String> file = server.get(start + address.substring("/play/up_town".length()));
                    assertThat(file.statusCode()).isEqualTo(200);
                    assertThat(file.headers().firstValue("Cache-Control"))
                            .contains("public, max-age=31536000, immutable");
                    Replies.FILE_HEADERS.forEach((name, value) ->
                            assertThat(file.headers().firstValue(name)).contains(value));
                });
        for (String path : List.of(
                "/main.js",
                "/games/uptown/game.js",
                "/v/0/main.js",
                "/v/0/games/uptown/game.js",
                "/practice/",
                "/api/tables",
                "/api/rulesets",
                "/api/games/upturn/equipment")) {
            assertThat(server.get(start + path).statusCode()).as(path).isEqualTo(200);
        }
        assertThat(server.get(start + "/api/rulesets").body()).contains("\"practice\":\"/play/up_town/practice/\"");
        HttpResponse<String> practice = server.get(start + "/practice");
        assertThat(practice.statusCode()).isEqualTo(302);
        assertThat(practice.headers().firstValue("Location")).contains("/play/up_town/practice/");
        String table = TestServer.tree(server.post(start + "/api/tables", ORDER).body())
                .get("table")
                .getAsString();
        assertThat(server.post(start + "/api/tables/" + table + "/seats/1", "{\"name\":\"Ada\"}")
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void addsTheLastSlash() {
        HttpResponse<String> answer = server.get("/play/up_town");
        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(answer.headers().firstValue("Location")).contains("/play/up_town/");
    }

    @Test
    void theMissingPageHasItsFiles() {
        HttpResponse<String> page =
                server.ask("/play/up_town/nowhere", Optional.empty(), Map.of("Accept", "text/html"));
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).isEqualTo(server.get("/").body());
    }

    /** Clients can send this header too, so the server takes the path from its own options only. */
    @Test
    void ignoresThePrefixThatARequestNames() {
        for (String start : List.of("", "/play/up_town")) {
            for (String path :
                    List.of("/", "/practice", "/api/rulesets", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/invitation.svg")) {
                HttpResponse<String> answer = server.ask(
                        start + path,
                        Optional.empty(),
                        Map.of("X-Forwarded-Prefix", "/evil", "X-Forwarded-Path", "/evil"));
                HttpResponse<String> usual = server.get(start + path);
                assertThat(answer.body()).as(path).isEqualTo(usual.body());
                assertThat(answer.headers().firstValue("Location"))
                        .isEqualTo(usual.headers().firstValue("Location"));
            }
        }
    }

    /** A proxy that keeps the path need not hide the addresses for operators. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/play/up_town/health",
                "/play/up_town/metrics",
                "/play/up_town/%6detrics",
                "/play/up_town/metrics;x=1",
                "/play/up_town/metrics/",
                "/play/up_town//metrics",
                "/play/up_town/./metrics",
                "/play/up_town/../metrics",
                "/play/up_town/../../metrics",
                "/play/up_town/../up_town/metrics",
                "/play/up_town/play/up_town/metrics",
                "/play/metrics"
            })
    void doesNotShowOperatorsAddressesBelowThePath(String path) throws IOException {
        assertThat(raw(path)).matches("(?s)HTTP/1\\.1 4\\d\\d .*").doesNotContain("uptown_tables", "\"status\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/play",
                "/play/",
                "/play/up_townx/",
                "/play/Up_Town/",
                "/play/up_town//",
                "/play/up_town/play/up_town/",
                "/play/up_town/v/../../../../etc/passwd",
                "/play/up_town/v/0/..%2f..%2fetc/passwd",
                "/play/up_town/..;/x",
                "/play/up_town/%2e%2e/x",
                "/play%2fup_town/",
                "/play/up_town/version.txt/",
                "//play/up_town/"
            })
    void hasNoOtherAddresses(String path) throws IOException {
        assertThat(raw(path)).matches("(?s)HTTP/1\\.1 4\\d\\d .*").doesNotContain("root:");
    }

    @Test
    void answersOperatorsAtTheRoot() {
        assertThat(server.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
        assertThat(server.get("/metrics").body()).contains("uptown_tables");
    }
}
