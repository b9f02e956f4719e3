package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Starts two servers in this process for each test, with a table whose home is the first. They share a PostgreSQL database, which
 * runs for all tests of the class. Without PostgreSQL, the tests are skipped.
 */
final class TwoServers implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
    static final Duration LEASE = Duration.ofSeconds(2);

    static final Duration NO_PAUSE = Duration.ofMillis(1);

    static final String TWO = "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],"
            + "\"you\":1,\"listed\":true}";

    private Optional<Postgres> postgres = Optional.empty();
    private TestServer first;
    private TestServer second;
    private String table;
    private Optional<String> ada;
    private Optional<String> bob;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
        postgres = Optional.of(Postgres.start(context.getRequiredTestClass()));
    }

    /** Starts the servers and a game between Ada and Bob. Its home is the first server; Bob takes his seat at the second. */
    @Override
    public void beforeEach(ExtensionContext context) {
        first = server(url());
        second = server(url());
        JsonObject made = first.make(TWO);
        table = made.get("table").getAsString();
        ada = Optional.of(made.get("secret").getAsString());
        try (Player watcher = first.player(table, Optional.empty())) {
            watcher.awaitState(state -> true);
            bob = Optional.of(second.sit(table, 2, "Bob").get("secret").getAsString());
            watcher.awaitState(state -> state.has("view"));
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        first.close();
        second.close();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (postgres.isPresent()) {
            postgres.get().close();
        }
    }

    private static TestServer server(String url) {
        return new TestServer(TestServer.options(url).times(LEASE, NO_PAUSE));
    }

    String url() {
        return postgres.orElseThrow().url();
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

    /** Connects Ada to the table through a server. */
    Player ada(TestServer server) {
        return server.player(table, ada);
    }

    /** Connects Bob to the table through a server. */
    Player bob(TestServer server) {
        return server.player(table, bob);
    }

    /** Returns the first column of the first row of a query. */
    Object one(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getObject(1);
        }
    }

    void run(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
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
}
