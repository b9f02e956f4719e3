package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Responses to missing pages, to requests that are too frequent, too slow or malformed, and the caching of files. */
@Tag("server")
class HttpTest {
    private static final Pattern FILE = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"");

    @TempDir
    private Path data;

    private static ServerOptions.Builder limited(String data, int seatsPerMinute, int sockets, Duration hello) {
        return TestServer.options(data).limits(new Limits(100, 100, seatsPerMinute, sockets, 256, 100, hello));
    }

    private static String talk(int port, String request) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput(); // some responses leave the connection open
            socket.setSoTimeout(20_000);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Replacing the bytes would change the player's name. */
    @Test
    void rejectsABodyThatIsNotUtf8() throws IOException {
        String order = "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Zo\u00eb\"},{\"open\":true}]}";
        try (TestServer server = new TestServer(data)) {
            assertThat(talk(
                            server.port(),
                            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
                                    + order.length() + "\r\n\r\n" + order))
                    .startsWith("HTTP/1.1 400 ")
                    .endsWith("{\"code\":\"bad-request\",\"message\":\"a request must be UTF-8 text\"}");
        }
    }

    /** Jetty answers some of these requests before the server's own code sees them. */
    @Test
    void everyErrorHasTheCommonHeaders() throws IOException {
        String end = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        List<String> requests = List.of(
                "GET /%zz" + end,
                "GET /a%00b" + end,
                "GET /..;/x" + end,
                "GET /%2e%2e/x" + end,
                "nonsense\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n",
                "GET /" + "x".repeat(20_000) + end,
                "BREW /" + end,
                "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 99999\r\n\r\n"
                        + "x".repeat(99_999),
                "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "OPTIONS *" + end,
                "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Origin: http://elsewhere\r\n\r\n",
                "GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/invitation.svg HTTP/1.1\r\nHost: localhost:" + "0".repeat(3000)
                        + "80\r\nConnection: close\r\n\r\n",
                "GET /v/1/nowhere.js" + end,
                "GET /nowhere" + end);
        try (TestServer server = new TestServer(data)) {
            for (String request : requests) {
                String answer = talk(server.port(), request);
                assertThat(answer).as(request).doesNotContain("HTTP/1.1 500");
                String what = request.substring(0, Math.min(40, request.length())) + ": " + answer;
                assertThat(answer).as(what).matches("(?s)HTTP/1\\.1 (4|5)\\d\\d .*");
                Replies.HEADERS.forEach(
                        (name, value) -> assertThat(answer).as(what).contains(name + ": " + value));
                assertThat(answer).as(what).doesNotContainIgnoringCase("jetty", "exception", "<html");
            }
        }
    }

    /** The practice page may run the library in the browser; other pages may not. */
    @Test
    void thePracticePageHasItsOwnPolicy() {
        try (TestServer server = new TestServer(data)) {
            HttpResponse<String> answer = server.get("/practice/");
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'", "frame-ancestors 'none'");
            assertThat(server.get("/")
                            .headers()
                            .firstValue("Content-Security-Policy")
                            .orElseThrow())
                    .doesNotContain("unsafe", "worker");
        }
    }

    @Test
    void sendsRetryAfterToATooFastClient() {
        String order = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"club\"}]}";
        try (TestServer server = new TestServer(limited(data.toString(), 3, 100, Duration.ofSeconds(10)))) {
            HttpResponse<String> answer = server.post("/api/tables", order);
            for (int i = 0; i < 3; i++) {
                assertThat(answer.statusCode()).isEqualTo(201);
                answer = server.post("/api/tables", order);
            }
            assertThat(answer.statusCode()).isEqualTo(429);
            long seconds =
                    Long.parseLong(answer.headers().firstValue("Retry-After").orElseThrow());
            assertThat(seconds).isBetween(15L, 20L);
            assertThat(answer.body()).contains("too many tables; wait " + seconds + " s");
        }
    }

    /** Trickling bytes does not keep a connection open, and punctual clients are not disturbed. */
    @Test
    void closesConnectionsWithSlowHeaders() throws IOException, InterruptedException {
        try (TestServer server = new TestServer(limited(data.toString(), 100, 100, Duration.ofMillis(800)));
                Socket quick = new Socket("localhost", server.port());
                Socket slow = new Socket("localhost", server.port())) {
            long began = System.nanoTime();
            slow.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n".getBytes(StandardCharsets.US_ASCII));
            boolean isOpen = true;
            while (isOpen) {
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(30));
                Thread.sleep(100);
                try {
                    slow.getOutputStream().write("X: x\r\n".getBytes(StandardCharsets.US_ASCII));
                    isOpen = slow.getInputStream().available() == 0;
                } catch (IOException e) {
                    isOpen = false;
                }
                quick.getOutputStream()
                        .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                assertThat(answerOf(quick)).startsWith("HTTP/1.1 200");
            }
        }
    }

    private static String answerOf(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException("closed after " + head);
            }
            head.append((char) next);
        }
        Matcher length = Pattern.compile("Content-Length: (\\d+)").matcher(head);
        assertThat(length.find()).isTrue();
        in.readNBytes(Integer.parseInt(length.group(1)));
        return head.toString();
    }

    @Test
    void limitsTheConnectionsOfAnAddress() throws IOException {
        List<Socket> held = new ArrayList<>();
        try (TestServer server = new TestServer(limited(data.toString(), 100, 5, Duration.ofSeconds(10)))) {
            for (int i = 0; i < 55; i++) {
                held.add(new Socket("localhost", server.port()));
            }
            Socket last = held.get(54);
            last.getOutputStream()
                    .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(answerOf(last)).startsWith("HTTP/1.1 200");
            try (Socket tooMany = new Socket("localhost", server.port())) {
                assertThat(tooMany.getInputStream().read()).isEqualTo(-1);
            }
            held.remove(0).close();
            String answer = "";
            while (!answer.startsWith("HTTP/1.1 200")) {
                try {
                    answer =
                            talk(server.port(), "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
                } catch (IOException e) {
                    answer = "not yet";
                }
            }
        } finally {
            for (Socket socket : held) {
                socket.close();
            }
        }
    }

    @Test
    void countsWebSocketsAsConnections() throws IOException {
        List<Socket> held = new ArrayList<>();
        try (TestServer server = new TestServer(limited(data.toString(), 100, 5, Duration.ofSeconds(10)))) {
            String table = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"club\"}]}")
                    .get("table")
                    .getAsString();
            List<RawPlayer> players = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                players.add(new RawPlayer(server.port(), table, "x-none"));
            }
            // The connections of the client that made the table also count, regardless of how many it keeps open.
            for (int i = 0; i < 51; i++) {
                held.add(new Socket("localhost", server.port()));
            }
            assertThat(isOneRefused(held)).isTrue();
            players.forEach(RawPlayer::close);
            for (int i = 0; i < 5; i++) {
                String answer = "";
                while (!answer.startsWith("HTTP/1.1 200")) {
                    try {
                        Socket socket = new Socket("localhost", server.port());
                        held.add(socket);
                        socket.getOutputStream()
                                .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                        .getBytes(StandardCharsets.US_ASCII));
                        answer = answerOf(socket);
                    } catch (IOException e) {
                        answer = "not yet";
                    }
                }
            }
        } finally {
            for (Socket socket : held) {
                socket.close();
            }
        }
    }

    /** The server handles new connections in parallel, so any of them may be the one above the limit. */
    private static boolean isOneRefused(List<Socket> sockets) throws IOException {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (System.nanoTime() < end) {
            for (Socket socket : sockets) {
                socket.setSoTimeout(5);
                try {
                    if (socket.getInputStream().read() < 0) {
                        return true;
                    }
                } catch (SocketTimeoutException e) {
                    // still open
                }
            }
        }
        return false;
    }

    /** Browsers get a helpful page, and programs get an error in JSON. */
    @Test
    void aMissingPathIsAPageForPeople() {
        try (TestServer server = new TestServer(data)) {
            for (String path : List.of("/nowhere", "/a/b/c", "/board/none.js", "/v/0000000000000000/none.js")) {
                HttpResponse<String> page = server.ask(
                        path, Optional.empty(), Map.of("Accept", "text/html,application/xhtml+xml,*/*;q=0.8"));
                assertThat(page.statusCode()).as(path).isEqualTo(404);
                assertThat(page.body()).as(path).contains("<main id=\"main\">");
                HttpResponse<String> error = server.get(path);
                assertThat(error.statusCode()).as(path).isEqualTo(404);
                assertThat(error.body()).as(path).contains("\"code\":\"not-found\"");
            }
        }
    }

    /** All files of the page are cached forever under its version, so that a reload requests the page only. */
    @Test
    void aReloadCostsLittle() throws IOException {
        try (TestServer server = new TestServer(data)) {
            HttpResponse<String> index = server.get("/");
            Matcher files = FILE.matcher(index.body());
            int found = 0;
            while (files.find()) {
                HttpResponse<String> file = server.get(files.group(1));
                assertThat(file.statusCode()).as(files.group(1)).isEqualTo(200);
                assertThat(file.headers().firstValue("Cache-Control"))
                        .as(files.group(1))
                        .contains("public, max-age=31536000, immutable");
                String old = files.group(1).replaceFirst("/v/[0-9a-f]{16}/", "/v/0123456789abcdef/");
                assertThat(server.get(old).headers().firstValue("Cache-Control"))
                        .contains("no-store");
                found++;
            }
            assertThat(found)
                    .as("the files of the shell; those of a game come with it")
                    .isGreaterThan(40);
            String file = talk(
                    server.port(),
                    "GET "
                            + FILE.matcher(index.body())
                                    .results()
                                    .findFirst()
                                    .orElseThrow()
                                    .group(1) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(file.indexOf("\r\n\r\n")).as("headers of a file").isLessThan(500);
            Replies.FILE_HEADERS.forEach((name, value) -> assertThat(file).contains(name + ": " + value));
            assertThat(index.headers().firstValue("Cache-Control")).contains("no-cache");
            String again = talk(
                    server.port(),
                    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nIf-None-Match: "
                            + index.headers().firstValue("ETag").orElseThrow() + "\r\n\r\n");
            assertThat(again).startsWith("HTTP/1.1 304").hasSizeLessThan(1000);
        }
    }
}
