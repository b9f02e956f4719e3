package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Reply;
import io.github.uptownrules.server.peer.SeatRequest;
import io.github.uptownrules.server.peer.Visit;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Forwards requests of clients to the home servers of their tables. */
final class PeerLinks {
    /** A server that does not accept a connection in this time is dead or soon will be. */
    private static final Duration CONNECT = Duration.ofSeconds(1);

    private static final Duration SHORTEST = Duration.ofMillis(50);

    private static final Duration ANSWER = Duration.ofSeconds(5);

    private final HttpClient http = client();
    private final PeerKey key;

    PeerLinks(PeerKey key) {
        this.key = key;
    }

    static HttpClient client() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .proxy(HttpClient.Builder.NO_PROXY)
                .connectTimeout(CONNECT)
                .build();
    }

    CompletableFuture<PeerLink> open(Elsewhere home, Visit visit, ClusterLine client) {
        WebSocket.Builder request = http.newWebSocketBuilder().connectTimeout(patience(home.left()));
        headers(visit.arrival()).forEach(request::header);
        PeerLink link = new PeerLink(home.address(), client);
        URI uri =
                URI.create(home.address().replaceFirst("(?i)^http", "ws") + "/api/tables/" + visit.table() + "/socket");
        return request.buildAsync(uri, link).thenApply(socket -> link);
    }

    /**
     * Returns the connection timeout. A server that does not answer while its lease lasts is dead, and this server may then
     * take the table.
     */
    private static Duration patience(Duration left) {
        Duration most = left.plus(SHORTEST);
        return most.compareTo(CONNECT) < 0 ? most : CONNECT;
    }

    CompletableFuture<Reply> post(String address, SeatRequest wanted) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + wanted.path())).timeout(ANSWER);
        headers(wanted.arrival()).forEach(request::header);
        return http.sendAsync(
                        request.POST(HttpRequest.BodyPublishers.ofString(wanted.body()))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .thenApply(reply ->
                        new Reply(reply.statusCode(), reply.headers().firstValue("Retry-After"), reply.body()));
    }

    private ImmutableMap<String, String> headers(Arrival arrival) {
        return key.handOn(arrival);
    }
}
