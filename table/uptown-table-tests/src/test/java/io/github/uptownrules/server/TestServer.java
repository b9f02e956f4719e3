package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** A server for one test, and requests to it over HTTP. */
final class TestServer implements AutoCloseable {
    static final Limits WIDE = new Limits(10_000, 10_000, 1_000_000, 100_000, 256, 10_000, Duration.ofSeconds(10));
    static final HttpClient HTTP = HttpClient.newHttpClient();

    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final TableServer server;

    TestServer(ServerOptions.Builder options) {
        PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
        TableServer.takeOverLogging(out);
        try {
            this.server = TableServer.start(options.log(out).build());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TestServer(Path data) {
        this(options(data.toString()));
    }

    /** Returns options with generous limits, any free port, and bots that do not wait. */
    static ServerOptions.Builder options(String data) {
        return ServerOptions.builder()
                .port(0)
                .data(data)
                .botDelay(Duration.ZERO)
                .botThreads(1)
                .limits(WIDE);
    }

    int port() {
        return server.port();
    }

    Operator operator() {
        return server.operator();
    }

    int operatorPort() {
        return server.operatorPort();
    }

    /** Returns the server's log and the warnings of libraries, which are written on another thread. */
    String log() {
        server.flushLog();
        Stream.of(Logger.getLogger("").getHandlers()).forEach(Handler::flush);
        return log.toString(StandardCharsets.UTF_8);
    }

    HttpResponse<String> ask(String path, Optional<String> body, Map<String, String> headers) {
        return ask(port(), path, body, headers);
    }

    static HttpResponse<String> ask(int port, String path, Optional<String> body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
        headers.forEach(request::header);
        body.ifPresent(text -> request.POST(HttpRequest.BodyPublishers.ofString(text)));
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    HttpResponse<String> get(String path) {
        return ask(path, Optional.empty(), Map.of());
    }

    HttpResponse<String> post(String path, String body) {
        return ask(path, Optional.of(body), Map.of());
    }

    JsonObject make(String order) {
        return made(port(), order);
    }

    static JsonObject made(int port, String order) {
        HttpResponse<String> answer = ask(port, "/api/tables", Optional.of(order), Map.of());
        if (answer.statusCode() != 201) {
            throw new AssertionError(answer.body());
        }
        return tree(answer.body());
    }

    JsonObject sit(String table, int seat, String name) {
        return sat(port(), table, seat, name);
    }

    static JsonObject sat(int port, String table, int seat, String name) {
        HttpResponse<String> answer = ask(
                port, "/api/tables/" + table + "/seats/" + seat, Optional.of("{\"name\":\"" + name + "\"}"), Map.of());
        if (answer.statusCode() != 201) {
            throw new AssertionError(answer.body());
        }
        return tree(answer.body());
    }

    Player player(String table, Optional<String> secret) {
        return Player.connect(port(), table, secret);
    }

    static JsonObject tree(String json) {
        return JsonParser.parseString(json).getAsJsonObject();
    }

    @Override
    public void close() {
        server.close();
    }
}
