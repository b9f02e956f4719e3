package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The addresses for operators, with and without a separate port. */
@Tag("server")
class OperatorAddressTest {
    @TempDir
    private Path data;

    private static String raw(int port, String method, String path) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.getOutputStream()
                    .write((method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    private static int status(int port, String path) throws IOException {
        return Integer.parseInt(raw(port, "GET", path).split(" ", 3)[1]);
    }

    /** A proxy that hides the two addresses may not know these spellings. */
    @Test
    void answersAtNoOtherSpellingOfAnAddress() throws IOException {
        try (TestServer server = new TestServer(data)) {
            assertThat(status(server.port(), "/metrics")).isEqualTo(200);
            for (String path : List.of(
                    "/metrics/",
                    "/health/",
                    "/%6detrics",
                    "/metrics;x=1",
                    "/health;",
                    "//health",
                    "/./metrics",
                    "/x/../metrics",
                    "/Metrics",
                    "/api/tables/",
                    "/api/rulesets/")) {
                assertThat(status(server.port(), path)).as(path).isBetween(400, 499);
            }
        }
    }

    @Test
    void answersOperatorsOnlyAtTheSeparatePort() throws IOException {
        try (TestServer server =
                new TestServer(TestServer.options(data.toString()).operatorBind("127.0.0.1", 0))) {
            for (String path : List.of("/health", "/metrics")) {
                assertThat(status(server.operatorPort(), path)).as(path).isEqualTo(200);
                assertThat(status(server.port(), path)).as(path).isEqualTo(404);
            }
            for (String path : List.of("/", "/api/rulesets", "/api/tables", "/main.js", "/api/tables/x/socket")) {
                assertThat(status(server.operatorPort(), path)).as(path).isEqualTo(404);
            }
            assertThat(status(server.port(), "/")).isEqualTo(200);
        }
    }

    @Test
    void answersHeadAsGet() throws IOException {
        try (TestServer server = new TestServer(data)) {
            for (String path : List.of(
                    "/",
                    "/health",
                    "/metrics",
                    "/main.js",
                    "/nothing",
                    "/no/such/place",
                    "/table/x",
                    "/practice",
                    "/practice/",
                    "/practice/nothing.js",
                    "/games/uptown/game.js",
                    "/games/none/game.js",
                    "/v/0/main.js",
                    "/v/0/nothing",
                    "/api/tables",
                    "/api/rulesets",
                    "/api/games/none/equipment",
                    "/api/games/upturn/equipment",
                    "/api/tables/x/invitation.svg",
                    "/api/tables/x/seats/1",
                    "/api/tables/x/socket")) {
                String head = raw(server.port(), "HEAD", path);
                assertThat(head)
                        .as(path)
                        .endsWith("\r\n\r\n")
                        .startsWith(raw(server.port(), "GET", path).split("\r\n", 2)[0]);
            }
        }
    }
}
