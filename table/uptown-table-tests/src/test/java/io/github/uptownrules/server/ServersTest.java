package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two servers in this process that share a PostgreSQL database, if it is installed. */
@Tag("process")
@Tag("server")
class ServersTest {
    private static final Duration LEASE = Duration.ofMillis(2000);
    private static final Duration NO_PAUSE = Duration.ofMillis(1);
    private static final String TWO = "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],"
            + "\"you\":1,\"listed\":true}";

    private static Postgres postgres;

    private TestServer first;
    private TestServer second;
    private String table;
    private Optional<String> ada;
    private Optional<String> bob;

    @BeforeAll
    static void startDatabase() throws IOException, InterruptedException {
        postgres = Postgres.start(ServersTest.class);
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        if (postgres != null) {
            postgres.close();
        }
    }

    private static TestServer server() {
        return new TestServer(TestServer.options(postgres.url()).times(LEASE, NO_PAUSE));
    }

    /** Makes a table whose home is the first server; Bob takes his seat at the second. */
    @BeforeEach
    void start() {
        first = server();
        second = server();
        JsonObject made = first.make(TWO);
        table = made.get("table").getAsString();
        ada = Optional.of(made.get("secret").getAsString());
        try (Player watcher = first.player(table, Optional.empty())) {
            watcher.awaitState(state -> true);
            bob = Optional.of(second.sit(table, 2, "Bob").get("secret").getAsString());
            watcher.awaitState(state -> state.has("view"));
        }
    }

    @AfterEach
    void stop() {
        first.close();
        second.close();
    }

    private static Object one(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getObject(1);
        }
    }

    private static void playTurn(Player one, Player other) {
        int ply = one.table().get("ply").getAsInt();
        Player mover = one.isToMove() ? one : other;
        assertThat(Player.type(mover.play(ply))).isEqualTo("done");
        one.awaitPly(ply + 1);
        other.awaitPly(ply + 1);
        assertThat(one.state().get("version")).isEqualTo(other.state().get("version"));
    }

    @Test
    void playsATableThroughAnyServer() {
        try (Player here = first.player(table, ada);
                Player there = second.player(table, bob)) {
            here.awaitState(state -> true);
            there.awaitState(state -> true);
            for (int i = 0; i < 6; i++) {
                playTurn(here, there);
            }
            assertThat(there.ask("record").get("text").getAsString()).contains("Ada", "Bob");
            assertThat(Player.type(there.ask("nudge"))).isIn("refused", "done");
        }
    }

    /** Responses are the same as at the table's home, also for strangers. */
    @Test
    void theOtherServerRespondsLikeTheHome() {
        try (Player here = first.player(table, ada)) {
            here.awaitState(state -> true);
            assertThat(second.post("/api/tables/" + table + "/seats/2", "{\"name\":\"Eve\"}")
                            .statusCode())
                    .isEqualTo(409);
            try (Player wrong = second.player(table, Optional.of("x".repeat(22)))) {
                assertThat(wrong.awaitClose()).isEqualTo(4002);
            }
            try (Player rude = second.player(table, Optional.empty())) {
                rude.awaitState(state -> true);
                rude.say("nonsense");
                rude.await(frame -> Player.type(frame).equals("refused"));
                assertThat(rude.awaitClose()).isEqualTo(4004);
            }
            try (Player lost = second.player("y".repeat(22), Optional.empty())) {
                assertThat(lost.awaitClose()).isEqualTo(4001);
            }
        }
    }

    /**
     * The home is alive but unreachable from this server. The client must reconnect at once, and may reach the home from
     * another server.
     */
    @Test
    void aClientWhoseHomeIsUnreachableReconnects() {
        try (TestServer apart = new TestServer(
                TestServer.options(postgres.url()).times(LEASE, NO_PAUSE).peerAddress("http://127.0.0.1:9"))) {
            String there = apart.make(TWO).get("table").getAsString();
            try (Player atHome = apart.player(there, Optional.empty())) {
                atHome.awaitState(state -> true);
                long asked = System.nanoTime();
                try (Player lost = second.player(there, Optional.empty())) {
                    assertThat(lost.awaitClose()).isEqualTo(1012);
                }
                assertThat(System.nanoTime() - asked).isLessThan(TimeUnit.SECONDS.toNanos(6));
                assertThat(Player.type(atHome.ask("ping"))).isEqualTo("done");
            }
        }
    }

    /** The server that accepts a socket counts it. */
    @Test
    void countsEachSocketOnce() throws InterruptedException {
        try (Player here = first.player(table, ada);
                Player there = second.player(table, bob)) {
            here.awaitState(state -> true);
            there.awaitState(state -> true);
            assertThat(first.get("/metrics").body())
                    .contains("uptown_sockets 1.0", "uptown_sockets_handed_on 1.0", "uptown_tables 1.0");
            assertThat(second.get("/metrics").body())
                    .contains("uptown_sockets 1.0", "uptown_sockets_handed_on 0.0", "uptown_tables 0.0");
            awaitServers(first, 2);
            awaitServers(second, 2);
        }
    }

    @Test
    void reportsDrainingBeforeItStops() throws InterruptedException {
        TestServer third = new TestServer(TestServer.options(postgres.url()).times(LEASE, Duration.ofSeconds(1)));
        awaitServers(third, 3);
        Thread stop = new Thread(third::close);
        stop.start();
        HttpResponse<String> health = third.get("/health");
        while (health.statusCode() == 200) {
            health = third.get("/health");
        }
        assertThat(health.statusCode()).isEqualTo(503);
        assertThat(health.body()).isEqualTo("{\"status\":\"draining\"}");
        try (Player late = third.player(table, ada)) {
            late.awaitState(state -> true);
        }
        stop.join();
        assertThat(second.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
        awaitServers(first, 2);
    }

    /** Each of two servers must be reachable for the other. */
    @Test
    void doesNotStartWithoutAPeerAddress() {
        // It waits for two of its leases, because the other server may be itself before it was killed.
        assertThatThrownBy(() -> TableServer.start(TestServer.options(postgres.url())
                        .times(Duration.ofMillis(300), NO_PAUSE)
                        .bind("0.0.0.0")
                        .build()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "the data cannot be opened: another server uses this database, and this one has no peer address")
                .hasMessageNotContaining("jdbc");
    }

    /** This also works at the first start, with an empty database. */
    @Test
    void twoServersMayStartAtOnce() throws SQLException {
        run("CREATE DATABASE fresh");
        String url = postgres.url().replace("/postgres?", "/fresh?");
        List<TestServer> started = Stream.of(1, 2)
                .parallel()
                .map(number -> new TestServer(TestServer.options(url).times(LEASE, NO_PAUSE)))
                .toList();
        String made = started.get(0).make(TWO).get("table").getAsString();
        try (Player watcher = started.get(1).player(made, Optional.empty())) {
            watcher.awaitState(state -> true);
        }
        started.forEach(TestServer::close);
    }

    /** The home stops as after {@code kill}. Reconnecting clients find the table at the other server, with every move. */
    @Test
    void aTableMovesOnWhenItsHomeStops() {
        Player here = first.player(table, ada);
        Player there = second.player(table, bob);
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        playTurn(here, there);
        String record = here.ask("moves").getAsJsonArray("moves").toString();
        first.close();
        assertThat(here.awaitClose()).isIn(1001, 1012);
        assertThat(there.awaitClose()).isIn(1001, 1012);
        try (Player again = second.player(table, ada);
                Player other = second.player(table, bob)) {
            again.awaitState(state -> true);
            other.awaitState(state -> true);
            assertThat(again.ask("moves").getAsJsonArray("moves").toString()).isEqualTo(record);
            playTurn(again, other);
        }
    }

    /** A stopping server's clients may come to another server before its lease expires; the table must be free by then. */
    @Test
    void aStoppingServerReleasesItsTablesBeforeItsLease() throws SQLException {
        Object fence = one("SELECT fence FROM game_table WHERE id = '" + table + "'");
        assertThat(one("SELECT home FROM game_table WHERE id = '" + table + "'"))
                .asString()
                .isNotEmpty();
        first.close();
        assertThat(one("SELECT home FROM game_table WHERE id = '" + table + "'"))
                .isEqualTo("");
        assertThat(one("SELECT fence FROM game_table WHERE id = '" + table + "'"))
                .isEqualTo((Long) fence + 1);
    }

    /**
     * The home cannot renew its lease, as if it were stalled or cut off. It then sends nothing more, and the other server takes
     * over.
     */
    @Test
    void aHomeThatCannotRenewSendsNothing() throws SQLException, InterruptedException {
        Player here = first.player(table, ada);
        Player there = first.player(table, bob);
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        playTurn(here, there);
        Object home = one("SELECT home FROM game_table WHERE id = '" + table + "'");
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("SELECT 1 FROM server WHERE id = '" + home + "' FOR UPDATE");
            assertThat(here.awaitClose()).isEqualTo(1012);
            assertThat(there.awaitClose()).isEqualTo(1012);
            try (Player again = second.player(table, ada);
                    Player other = second.player(table, bob)) {
                again.awaitState(state -> true);
                other.awaitState(state -> true);
                assertThat(again.table().get("ply").getAsInt()).isEqualTo(1);
                playTurn(again, other);
                connection.rollback();
                assertThat(one("SELECT home FROM game_table WHERE id = '" + table + "'"))
                        .isNotEqualTo(home);
                playTurn(again, other);
            }
        }
        while (first.get("/health").statusCode() != 200) {
            TimeUnit.MILLISECONDS.sleep(20); // until it has another lease
        }
        try (Player back = first.player(table, ada)) {
            back.awaitState(state -> true);
            assertThat(back.table().get("ply").getAsInt()).isEqualTo(3);
        }
    }

    /** The server wrongly assumes that it is the home. Its change is not stored, shown or acknowledged. */
    @Test
    void aHomeThatHasLostATableChangesNothing() throws SQLException {
        Player here = first.player(table, ada);
        Player there = first.player(table, bob);
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        Object version = one("SELECT version FROM game_table WHERE id = '" + table + "'");
        run("UPDATE game_table SET home = '', fence = fence + 1 WHERE id = '" + table + "'");
        Player mover = here.isToMove() ? here : there;
        mover.say("{\"type\":\"play\",\"id\":77" + mover.playing(0) + "}");
        assertThat(mover.awaitClose()).isEqualTo(1012);
        assertThat(mover.frames()).noneMatch(frame -> frame.contains("\"id\":77"));
        assertThat(mover.table().get("ply").getAsInt()).isZero();
        assertThat(one("SELECT version FROM game_table WHERE id = '" + table + "'"))
                .isEqualTo(version);
    }

    private static void run(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void rejectsAForgedKey() {
        for (TestServer server : List.of(first, second)) {
            for (String key : List.of("", "x", "x".repeat(22))) {
                Map<String, String> forged = Map.of("Uptown-Peer", key, "Uptown-Client", "C0000201");
                for (String path : List.of("/", "/health", "/api/tables", "/api/rulesets")) {
                    assertThat(server.ask(path, Optional.empty(), forged).statusCode())
                            .isEqualTo(400);
                }
                assertThat(server.ask("/api/tables", Optional.of(TWO), forged).statusCode())
                        .isEqualTo(400);
                assertThatThrownBy(() -> TestServer.HTTP
                                .newWebSocketBuilder()
                                .header("Uptown-Peer", key)
                                .buildAsync(
                                        URI.create(
                                                "ws://localhost:" + server.port() + "/api/tables/" + table + "/socket"),
                                        new WebSocket.Listener() {})
                                .join())
                        .hasCauseInstanceOf(WebSocketHandshakeException.class);
            }
        }
    }

    @Test
    void neverShowsTheKey() throws SQLException {
        String key = String.valueOf(one("SELECT secret FROM server_key"));
        try (Player there = second.player(table, bob)) {
            there.awaitState(state -> true);
            assertThat(there.frames()).noneMatch(frame -> frame.contains(key));
        }
        assertThat(first.log() + second.log() + first.get("/metrics").body()).doesNotContain(key);
    }

    @Test
    void listsATableAtEveryServer() throws InterruptedException {
        String open = first.make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Zo\u00eb\"},{\"open\":true}],"
                        + "\"you\":1,\"listed\":true}")
                .get("table")
                .getAsString();
        try (Player here = first.player(table, ada);
                Player waiting = first.player(open, Optional.empty());
                Player there = second.player(table, bob)) {
            here.awaitState(state -> true);
            waiting.awaitState(state -> true);
            there.awaitState(state -> true);
            for (TestServer server : List.of(first, second)) {
                JsonArray listed = listed(server, 2);
                assertThat(listed.get(0).getAsJsonObject().get("table").getAsString())
                        .isEqualTo(open);
                assertThat(listed.get(1).getAsJsonObject().get("table").getAsString())
                        .isEqualTo(table);
            }
        }
        listed(second, 0);
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
        try (TestServer third = new TestServer(TestServer.options(postgres.url())
                        .times(LEASE, NO_PAUSE)
                        .limits(narrow));
                TestServer fourth = new TestServer(TestServer.options(postgres.url())
                        .times(LEASE, NO_PAUSE)
                        .limits(narrow))) {
            awaitServers(third, 4);
            awaitServers(fourth, 4);
            List<Integer> statuses = new ArrayList<>();
            List<String> made = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                HttpResponse<String> answer = (i % 2 == 0 ? third : fourth).post("/api/tables", TWO);
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
            TimeUnit.MILLISECONDS.sleep(LEASE.toMillis()); // until the other server receives the news
            for (int i = 0; i < 5; i++) {
                open.add(fourth.player(made.get(2), Optional.empty()));
                open.get(15 + i).awaitState(state -> true);
            }
            assertThat(Player.silent(fourth.port(), table).awaitClose())
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
        try (TestServer third = new TestServer(
                TestServer.options(postgres.url()).times(LEASE, NO_PAUSE).limits(narrow))) {
            for (int tables = 0; tables < 2; tables++) {
                String made = third.make(TWO).get("table").getAsString();
                open.add(third.player(made, Optional.empty()));
                open.get(open.size() - 1).awaitState(state -> true);
                for (int i = 0; i < 35; i++) {
                    open.add(second.player(made, Optional.empty()));
                }
            }
            open.forEach(player -> player.awaitState(state -> true));
            open.forEach(Player::close);
        }
    }

    /** A request that one server accepts is also accepted by the home. */
    @Test
    void forwardsOrRejectsHeadersOfAnyLength() {
        for (TestServer server : List.of(first, second)) {
            try (Player player = Player.silent(listener -> withCookie(server, 7700, listener))) {
                player.say("{\"type\":\"hello\"}");
                player.awaitState(state -> true);
            }
            assertThatThrownBy(() -> Player.silent(listener -> withCookie(server, 8000, listener)))
                    .hasCauseInstanceOf(WebSocketHandshakeException.class);
            assertThat(server.ask("/api/tables", Optional.of(TWO), Map.of("Cookie", "x".repeat(8000)))
                            .body())
                    .contains("at most 8000 bytes");
        }
    }

    private WebSocket withCookie(TestServer server, int length, WebSocket.Listener listener) {
        return TestServer.HTTP
                .newWebSocketBuilder()
                .header("Cookie", "x".repeat(length))
                .buildAsync(
                        URI.create("ws://localhost:" + server.port() + "/api/tables/" + table + "/socket"), listener)
                .join();
    }

    private static void awaitServers(TestServer server, int count) throws InterruptedException {
        for (int i = 0; i < 500; i++) {
            if (server.get("/metrics").body().contains("uptown_servers " + count + ".0")) {
                return;
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError(server.get("/metrics").body());
    }
}
