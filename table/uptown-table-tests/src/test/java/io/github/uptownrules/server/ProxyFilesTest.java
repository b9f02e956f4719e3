package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The files of proxies in {@code deploy}, each tried with its program, HTTPS and a socket. */
@Tag("server")
@Tag("process")
class ProxyFilesTest {
    private static final String ORDER = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"random\"}]}";

    /** The number of tables and seats that a client may take. */
    private static final int MOST = 4;

    @TempDir
    private Path data;

    @TempDir
    private Path folder;

    private HttpClient client;
    private String page;

    private HttpResponse<String> ask(String path, Optional<String> body, Map<String, String> headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(page + path));
        headers.forEach(request::header);
        body.ifPresent(text -> request.POST(HttpRequest.BodyPublishers.ofString(text)));
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body, String... header) throws Exception {
        return ask(path, Optional.of(body), Map.of(header[0], header[1]));
    }

    @ParameterizedTest
    @EnumSource
    void playsBehindAProxy(ProxyProgram proxy) throws Exception {
        proxy.assumeInstalled();
        TestCertificate certificate = TestCertificate.make(folder);
        certificate.writePem(folder.resolve("page.pem"));
        client = HttpClient.newBuilder().sslContext(certificate.client()).build();
        int port = ProxyProgram.freePort();
        page = "https://localhost:" + port;
        Limits limits = new Limits(10, 10, MOST, 10, 16, 10, Duration.ofSeconds(10));
        try (TestServer server =
                new TestServer(TestServer.options(data.toString()).origin(page).limits(limits))) {
            Process process = proxy.start(folder, port, server.port());
            try {
                assertThat(ask("/", Optional.empty(), Map.of()).body()).contains("<title>Uptown");
                hidesMonitoring();
                plays();
                countsAddresses();
            } finally {
                process.destroy();
                process.onExit().join();
            }
        }
    }

    private void hidesMonitoring() throws Exception {
        for (String path : new String[] {"/health", "/metrics", "/metrics/x", "//metrics", "/%6detrics", "/./health"}) {
            assertThat(ask(path, Optional.empty(), Map.of()).statusCode())
                    .as(path)
                    .isBetween(400, 404);
        }
    }

    private void plays() throws Exception {
        assertThat(post("/api/tables", ORDER, "Origin", "https://other.example").statusCode())
                .isEqualTo(400);
        HttpResponse<String> made = post("/api/tables", ORDER, "Origin", page);
        assertThat(made.statusCode()).isEqualTo(201);
        String table = TestServer.tree(made.body()).get("table").getAsString();
        JsonObject seat =
                TestServer.tree(post("/api/tables/" + table + "/seats/1", "{\"name\":\"Ada\"}", "Origin", page)
                        .body());
        URI socket = URI.create(page.replace("https:", "wss:") + "/api/tables/" + table + "/socket");
        try (Player player = Player.silent(listener -> client.newWebSocketBuilder()
                .header("Origin", page)
                .buildAsync(socket, listener)
                .join())) {
            player.say("{\"type\":\"hello\",\"secret\":\"" + seat.get("secret").getAsString() + "\"}");
            player.awaitState(state -> player.isToMove());
            player.play(0);
            player.awaitPly(2);
        }
    }

    /** The proxy adds the client's address after those that the client sends. */
    private void countsAddresses() throws Exception {
        for (int i = 2; i <= MOST; i++) {
            int expected = i < MOST ? 201 : 429;
            assertThat(post("/api/tables", ORDER, "X-Forwarded-For", "192.0.2." + i)
                            .statusCode())
                    .as("request " + i)
                    .isEqualTo(expected);
        }
    }
}
