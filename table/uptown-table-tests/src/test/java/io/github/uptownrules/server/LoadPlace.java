package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;

/**
 * The environment of a load test.
 *
 * @param server the address of the server, or of a proxy in front of it
 * @param think the average thinking time of people, in milliseconds
 * @param histories the folder for the histories of the tables
 */
record LoadPlace(URI server, ScheduledExecutorService clock, LoadFigures figures, int think, Path histories) {
    /** A header set as an outer proxy would set it; otherwise all clients would share one address. */
    private static final String ADDRESS = "X-Forwarded-For";

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int CREATED = 201;

    /** Returns the address of the clients of a table. */
    static String address(int number) {
        return "10.99." + number / 250 % 250 + "." + (1 + number % 250);
    }

    CompletableFuture<WebSocket> open(String table, String address, WebSocket.Listener listener) {
        URI socket =
                URI.create(server.toString().replaceFirst("http", "ws")).resolve("/api/tables/" + table + "/socket");
        return TestServer.HTTP
                .newWebSocketBuilder()
                .header(ADDRESS, address)
                .connectTimeout(PATIENCE)
                .buildAsync(socket, listener);
    }

    CompletableFuture<JsonObject> post(String path, String body, String address) {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(path))
                .header(ADDRESS, address)
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return TestServer.HTTP
                .sendAsync(request, HttpResponse.BodyHandlers.ofString())
                .thenApply(answer -> {
                    if (answer.statusCode() != CREATED) {
                        throw new IllegalStateException(answer.statusCode() + " " + answer.body());
                    }
                    return TestServer.tree(answer.body());
                });
    }
}
