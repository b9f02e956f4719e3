package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Hands on what clients ask to the servers at which their tables are at home. */
final class PeerLinks {
    /** A server that does not even take a connection is dead, or soon is. */
    private static final Duration CONNECT = Duration.ofSeconds(1);

    private static final Duration ANSWER = Duration.ofSeconds(5);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(CONNECT)
            .build();
    private final PeerKey key;

    PeerLinks(PeerKey key) {
        this.key = key;
    }

    /** Opens a line for a client to a table that is at home at an address. */
    CompletableFuture<PeerLink> open(String address, String table, Arrival arrival, Socket client) {
        WebSocket.Builder request = http.newWebSocketBuilder().connectTimeout(CONNECT);
        headers(arrival).forEach(request::header);
        PeerLink link = new PeerLink(address, client);
        URI uri = URI.create(address.replaceFirst("(?i)^http", "ws") + "/api/tables/" + table + "/socket");
        return request.buildAsync(uri, link).thenApply(socket -> link);
    }

    /** Posts what a client posted, and returns what is answered. */
    CompletableFuture<HttpResponse<String>> post(String address, String path, Arrival arrival, String body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).timeout(ANSWER);
        headers(arrival).forEach(request::header);
        return http.sendAsync(
                request.POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private ImmutableMap<String, String> headers(Arrival arrival) {
        return key.handOn(arrival);
    }
}
