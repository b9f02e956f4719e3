package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two servers that share a PostgreSQL database, if it is installed: requests through either server. */
@Tag("process")
@Tag("server")
class ServersTest {
    @RegisterExtension
    private static final TwoServers servers = new TwoServers();

    @Test
    void playsATableThroughAnyServer() {
        try (Player here = servers.ada(servers.first());
                Player there = servers.bob(servers.second())) {
            here.awaitState(state -> true);
            there.awaitState(state -> true);
            for (int i = 0; i < 6; i++) {
                TwoServers.playTurn(here, there);
            }
            assertThat(there.ask("record").get("text").getAsString()).contains("Ada", "Bob");
            assertThat(Player.type(there.ask("nudge"))).isIn("refused", "done");
        }
    }

    /** Responses are the same as at the table's home, also for strangers. */
    @Test
    void theOtherServerRespondsLikeTheHome() {
        try (Player here = servers.ada(servers.first())) {
            here.awaitState(state -> true);
            assertThat(servers.second()
                            .post("/api/tables/" + servers.table() + "/seats/2", "{\"name\":\"Eve\"}")
                            .statusCode())
                    .isEqualTo(409);
            try (Player wrong = servers.second().player(servers.table(), Optional.of("x".repeat(22)))) {
                assertThat(wrong.awaitClose()).isEqualTo(4002);
            }
            try (Player rude = servers.second().player(servers.table(), Optional.empty())) {
                rude.awaitState(state -> true);
                rude.say("nonsense");
                rude.await(frame -> Player.type(frame).equals("refused"));
                assertThat(rude.awaitClose()).isEqualTo(4004);
            }
            try (Player lost = servers.second().player("y".repeat(22), Optional.empty())) {
                assertThat(lost.awaitClose()).isEqualTo(4001);
            }
        }
    }

    /** The server that accepts a socket counts it. */
    @Test
    void countsEachSocketOnce() throws InterruptedException {
        try (Player here = servers.ada(servers.first());
                Player there = servers.bob(servers.second())) {
            here.awaitState(state -> true);
            there.awaitState(state -> true);
            assertThat(servers.first().get("/metrics").body())
                    .contains("uptown_sockets 1.0", "uptown_sockets_handed_on 1.0", "uptown_tables 1.0");
            assertThat(servers.second().get("/metrics").body())
                    .contains("uptown_sockets 1.0", "uptown_sockets_handed_on 0.0", "uptown_tables 0.0");
            TwoServers.awaitServers(servers.first(), 2);
            TwoServers.awaitServers(servers.second(), 2);
        }
    }

    /** The server that accepts a socket also counts its loss. */
    @Test
    void countsADroppedClientOnce() {
        try (Player wrong = servers.second().player(servers.table(), Optional.of("x".repeat(22)))) {
            assertThat(wrong.awaitClose()).isEqualTo(4002);
        }
        String dropped = "uptown_dropped_total{code=\"4002\"} 1.0";
        assertThat(servers.first().get("/metrics").body()).doesNotContain("code=\"4002\"");
        assertThat(servers.second().get("/metrics").body()).contains(dropped);
    }

    @Test
    void reportsDrainingBeforeItStops() throws InterruptedException {
        TestServer third =
                new TestServer(TestServer.options(servers.url()).times(TwoServers.LEASE, Duration.ofSeconds(1)));
        TwoServers.awaitServers(third, 3);
        Thread stop = new Thread(third::close);
        stop.start();
        HttpResponse<String> health = third.get("/health");
        while (health.statusCode() == 200) {
            health = third.get("/health");
        }
        assertThat(health.statusCode()).isEqualTo(503);
        assertThat(health.body()).isEqualTo("{\"status\":\"draining\"}");
        try (Player late = servers.ada(third)) {
            late.awaitState(state -> true);
        }
        stop.join();
        assertThat(servers.second().get("/health").body()).isEqualTo("{\"status\":\"up\"}");
        TwoServers.awaitServers(servers.first(), 2);
    }

    @Test
    void rejectsAForgedKey() {
        for (TestServer server : List.of(servers.first(), servers.second())) {
            for (String key : List.of("", "x", "x".repeat(22))) {
                Map<String, String> forged = Map.of("Uptown-Peer", key, "Uptown-Client", "C0000201");
                for (String path : List.of("/", "/health", "/api/tables", "/api/rulesets")) {
                    assertThat(server.ask(path, Optional.empty(), forged).statusCode())
                            .isEqualTo(400);
                }
                assertThat(server.ask("/api/tables", Optional.of(TwoServers.TWO), forged)
                                .statusCode())
                        .isEqualTo(400);
                assertThatThrownBy(() -> TestServer.HTTP
                                .newWebSocketBuilder()
                                .header("Uptown-Peer", key)
                                .buildAsync(
                                        URI.create("ws://localhost:" + server.port() + "/api/tables/" + servers.table()
                                                + "/socket"),
                                        new WebSocket.Listener() {})
                                .join())
                        .hasCauseInstanceOf(WebSocketHandshakeException.class);
            }
        }
    }

    @Test
    void neverShowsTheKey() throws SQLException {
        String key = String.valueOf(servers.one("SELECT secret FROM server_key"));
        try (Player there = servers.bob(servers.second())) {
            there.awaitState(state -> true);
            assertThat(there.frames()).noneMatch(frame -> frame.contains(key));
        }
        assertThat(servers.first().log()
                        + servers.second().log()
                        + servers.first().get("/metrics").body())
                .doesNotContain(key);
    }

    @Test
    void listsATableAtEveryServer() throws InterruptedException {
        String open = servers.first()
                .make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Zo\u00eb\"},{\"open\":true}],"
                        + "\"you\":1,\"listed\":true}")
                .get("table")
                .getAsString();
        try (Player here = servers.ada(servers.first());
                Player waiting = servers.first().player(open, Optional.empty());
                Player there = servers.bob(servers.second())) {
            here.awaitState(state -> true);
            waiting.awaitState(state -> true);
            there.awaitState(state -> true);
            for (TestServer server : List.of(servers.first(), servers.second())) {
                JsonArray listed = listed(server, 2);
                assertThat(listed.get(0).getAsJsonObject().get("table").getAsString())
                        .isEqualTo(open);
                assertThat(listed.get(1).getAsJsonObject().get("table").getAsString())
                        .isEqualTo(servers.table());
            }
        }
        listed(servers.second(), 0);
    }

    private static JsonArray listed(TestServer server, int count) throws InterruptedException {
        JsonArray tables = new JsonArray();
        for (int i = 0; i < 500; i++) {
            tables = TestServer.tree(server.get("/api/tables").body()).getAsJsonArray("tables");
            if (tables.size() == count) {
                return tables;
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError("not " + count + " but " + tables);
    }

    /** An address may not exceed its limit by using several servers. */
    @Test
    void appliesLimitsAcrossAllServers() throws InterruptedException {
        Limits narrow = new Limits(10, 40, 6, 20, 256, 10, Duration.ofSeconds(10));
        try (TestServer third = new TestServer(TestServer.options(servers.url())
                        .times(TwoServers.LEASE, TwoServers.NO_PAUSE)
                        .limits(narrow));
                TestServer fourth = new TestServer(TestServer.options(servers.url())
                        .times(TwoServers.LEASE, TwoServers.NO_PAUSE)
                        .limits(narrow))) {
            TwoServers.awaitServers(third, 4);
            TwoServers.awaitServers(fourth, 4);
            List<Integer> statuses = new ArrayList<>();
            List<String> made = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                HttpResponse<String> answer = (i % 2 == 0 ? third : fourth).post("/api/tables", TwoServers.TWO);
                statuses.add(answer.statusCode());
                if (answer.statusCode() == 201) {
                    made.add(TestServer.tree(answer.body()).get("table").getAsString());
                }
            }
            assertThat(statuses).containsExactly(201, 201, 201, 201, 201, 201, 429, 429);
            List<Player> open = new ArrayList<>();
            for (int i = 0; i < 15; i++) {
                open.add(third.player(
                        made.get(i % 2), Optional.empty())); // an address may watch a table only a few times
            }
            TimeUnit.MILLISECONDS.sleep(TwoServers.LEASE.toMillis()); // until the other server receives the news
            for (int i = 0; i < 5; i++) {
                open.add(fourth.player(made.get(2), Optional.empty()));
                open.get(15 + i).awaitState(state -> true);
            }
            assertThat(Player.silent(fourth.port(), servers.table()).awaitClose())
                    .as("15 at the other server and 5 here")
                    .isEqualTo(4003);
            open.forEach(Player::close);
        }
    }

    /** Another server forwards the connections of all its clients, so they are not limited like those of one address. */
    @Test
    void doesNotLimitForwardedConnections() {
        Limits narrow = new Limits(10, 40, 100, 10, 256, 10, Duration.ofSeconds(10));
        List<Player> open = new ArrayList<>();
        try (TestServer third = new TestServer(TestServer.options(servers.url())
                .times(TwoServers.LEASE, TwoServers.NO_PAUSE)
                .limits(narrow))) {
            for (int tables = 0; tables < 2; tables++) {
                String made = third.make(TwoServers.TWO).get("table").getAsString();
                open.add(third.player(made, Optional.empty()));
                open.get(open.size() - 1).awaitState(state -> true);
                for (int i = 0; i < 35; i++) {
                    open.add(servers.second().player(made, Optional.empty()));
                }
            }
            open.forEach(player -> player.awaitState(state -> true));
            open.forEach(Player::close);
        }
    }

    /** A request that one server accepts is also accepted by the home. */
    @Test
    void forwardsOrRejectsHeadersOfAnyLength() {
        for (TestServer server : List.of(servers.first(), servers.second())) {
            try (Player player = Player.silent(listener -> withCookie(server, 7700, listener))) {
                player.say("{\"type\":\"hello\"}");
                player.awaitState(state -> true);
            }
            assertThatThrownBy(() -> Player.silent(listener -> withCookie(server, 8000, listener)))
                    .hasCauseInstanceOf(WebSocketHandshakeException.class);
            assertThat(server.ask("/api/tables", Optional.of(TwoServers.TWO), Map.of("Cookie", "x".repeat(8000)))
                            .body())
                    .contains("at most 8000 bytes");
        }
    }

    private WebSocket withCookie(TestServer server, int length, WebSocket.Listener listener) {
        return TestServer.HTTP
                .newWebSocketBuilder()
                .header("Cookie", "x".repeat(length))
                .buildAsync(
                        URI.create("ws://localhost:" + server.port() + "/api/tables/" + servers.table() + "/socket"),
                        listener)
                .join();
    }
}
