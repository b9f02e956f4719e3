package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that never finish a request block no others. */
@Tag("server")
class SlowWritersTest {
    /** The number of slow clients, which is more than the number of threads. */
    private static final int WRITERS = 50;

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    private Path data;

    @Test
    void unfinishedBodiesHoldNoThread() throws IOException, InterruptedException {
        List<Socket> writers = new ArrayList<>();
        try (TestServer server = new TestServer(data)) {
            for (int i = 0; i < WRITERS; i++) {
                Socket writer = new Socket("localhost", server.port());
                writers.add(writer);
                writer.getOutputStream()
                        .write("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
                                .getBytes(StandardCharsets.US_ASCII));
            }
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + server.port() + "/api/rulesets"))
                    .timeout(PATIENCE)
                    .build();
            for (int i = 0; i < WRITERS; i++) {
                assertThat(TestServer.HTTP
                                .send(request, HttpResponse.BodyHandlers.ofString())
                                .statusCode())
                        .isEqualTo(200);
            }
        } finally {
            for (Socket writer : writers) {
                writer.close();
            }
        }
    }
}
