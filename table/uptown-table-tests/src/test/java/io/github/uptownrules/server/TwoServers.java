package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Two servers in this process that share a PostgreSQL database, with a table whose home is the first. */
final class TwoServers implements AutoCloseable {
    static final Duration LEASE = Duration.ofMillis(2000);

    static final Duration NO_PAUSE = Duration.ofMillis(1);

    static final String TWO = "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],"
            + "\"you\":1,\"listed\":true}";

    private final Postgres postgres;
    private final TestServer first;
    private final TestServer second;
    private final String table;
    private final Optional<String> ada;
    private final Optional<String> bob;

    private TwoServers(Postgres postgres) {
        this.postgres = postgres;
        this.first = server(postgres.url());
        this.second = server(postgres.url());
        JsonObject made = first.make(TWO);
        this.table = made.get("table").getAsString();
        this.ada = Optional.of(made.get("secret").getAsString());
        try (Player watcher = first.player(table, Optional.empty())) {
            watcher.awaitState(state -> true);
            this.bob = Optional.of(second.sit(table, 2, "Bob").get("secret").getAsString());
            watcher.awaitState(state -> state.has("view"));
        }
    }

    /** Starts the servers and a game between Ada and Bob. Its home is the first server; Bob takes his seat at the second. */
    static TwoServers start(Postgres postgres) {
        return new TwoServers(postgres);
    }

    private static TestServer server(String url) {
        return new TestServer(TestServer.options(url).times(LEASE, NO_PAUSE));
    }

    TestServer first() {
        return first;
    }

    TestServer second() {
        return second;
    }

    String table() {
        return table;
    }

    Optional<String> ada() {
        return ada;
    }

    Optional<String> bob() {
        return bob;
    }

    /** Returns the first column of the first row of a query. */
    Object one(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getObject(1);
        }
    }

    void run(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Makes a move for the player to move, and waits until both players see it. */
    static void playTurn(Player one, Player other) {
        int ply = one.table().get("ply").getAsInt();
        Player mover = one.isToMove() ? one : other;
        assertThat(Player.type(mover.play(ply))).isEqualTo("done");
        one.awaitPly(ply + 1);
        other.awaitPly(ply + 1);
        assertThat(one.state().get("version")).isEqualTo(other.state().get("version"));
    }

    static void awaitServers(TestServer server, int count) throws InterruptedException {
        for (int i = 0; i < 500; i++) {
            if (server.get("/metrics").body().contains("uptown_servers " + count + ".0")) {
                return;
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError(server.get("/metrics").body());
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
