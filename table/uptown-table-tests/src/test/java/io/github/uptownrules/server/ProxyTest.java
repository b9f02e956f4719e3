package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
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

/** A server behind a proxy: accepted origins, and the addresses that limits count. */
@Tag("server")
class ProxyTest {
    private static final String ORDER = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}";
    private static final int TABLES = 3;
    private static final Limits LIMITS = new Limits(10, 10, TABLES, 10, 16, 10, Duration.ofSeconds(10));

    @TempDir
    private Path data;

    private TestServer server;

    @BeforeEach
    void start() {
        server = new TestServer(
                TestServer.options(data.toString()).limits(LIMITS).origin("https://Uptown.Example"));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private int status(String headers) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            String request = "POST /api/tables HTTP/1.1\r\nHost: uptown.example\r\nConnection: close\r\n" + headers
                    + "Content-Length: " + ORDER.length() + "\r\n\r\n" + ORDER;
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            try (InputStream in = socket.getInputStream()) {
                String answer = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
                return Integer.parseInt(answer.split(" ", 3)[1]);
            }
        }
    }

    /**
     * Headers for one client as proxies write them, regardless of the headers that the client sends. {@code #} is a different
     * number each time.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For: 192.0.2.1\r\n",
                "X-Forwarded-For: 198.51.100.#, 192.0.2.1\r\n",
                "X-Forwarded-For: 198.51.100.1, 203.0.113.#, 192.0.2.1\r\n",
                "X-Forwarded-For: 198.51.100.#\r\nX-Forwarded-For: 192.0.2.1\r\n",
                "X-Forwarded-For: 192.0.2.1:100#\r\n",
                "X-Forwarded-For: 2001:db8:0:1::#\r\n",
                "X-Forwarded-For: [2001:db8:0:1:#::]:5#\r\n",
                "X-Forwarded-For: nonsense#\r\n"
            })
    void countsAClientOnceWhateverItSends(String headers) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i <= TABLES; i++) {
            statuses.add(status(headers.replace("#", String.valueOf(i))));
        }
        assertThat(statuses).containsExactly(201, 201, 201, 429);
    }

    @Test
    void countsOtherClientsSeparately() throws IOException {
        for (int i = 0; i <= TABLES; i++) {
            assertThat(status("X-Forwarded-For: 203.0.113.7, 192.0.2.1, 198.51.100." + i + "\r\n"))
                    .isEqualTo(201);
            assertThat(status("X-Forwarded-For: 2001:db8:0:" + i + "::1\r\n")).isEqualTo(201);
        }
    }

    /** With two proxies, the last address is the outer proxy's, and the client's comes before it. */
    @Test
    void skipsTheTrustedProxies() throws IOException {
        stop();
        server = new TestServer(TestServer.options(data.toString())
                .limits(LIMITS)
                .origin("https://uptown.example")
                .trustedProxies(2));
        for (int i = 0; i <= TABLES; i++) {
            assertThat(status("X-Forwarded-For: 192.0.2.1, 198.51.100." + i + ", 203.0.113.7\r\n"))
                    .isEqualTo(201);
        }
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i <= TABLES; i++) {
            statuses.add(status("X-Forwarded-For: 198.51.100." + i + ", 192.0.2.1, 203.0.113." + i + "\r\n"));
        }
        assertThat(statuses).containsExactly(201, 201, 201, 429);
    }

    @Test
    void acceptsTheDefaultPortOfTheScheme() {
        stop();
        server = new TestServer(TestServer.options(data.toString()).origin("https://Uptown.Example:443"));
        assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Origin", "https://uptown.example"))
                        .statusCode())
                .isEqualTo(201);
    }

    /** Old or unusual clients send no origin, but a browser still reports where a request comes from. */
    @ParameterizedTest
    @CsvSource({"cross-site, 400", "same-site, 400", "same-origin, 201", "none, 201"})
    void rejectsPagesOfOtherSitesThatHideTheirOrigin(String site, int status) {
        assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Sec-Fetch-Site", site))
                        .statusCode())
                .isEqualTo(status);
    }

    /** Browsers write names in lower case. */
    @Test
    void acceptsOnlyItsOwnPages() {
        assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Origin", "https://uptown.example"))
                        .statusCode())
                .isEqualTo(201);
        assertThat(server.ask("/api/tables", Optional.of(ORDER), Map.of("Origin", "http://localhost:" + server.port()))
                        .statusCode())
                .isEqualTo(400);
    }
}
