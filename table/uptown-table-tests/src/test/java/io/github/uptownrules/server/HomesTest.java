package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two servers that share a PostgreSQL database, if it is installed: the homes of tables and their leases. */
@Tag("process")
@Tag("server")
class HomesTest {
    @RegisterExtension
    private static final TwoServers servers = new TwoServers();

    /**
     * The home is alive but unreachable from this server. The client must reconnect at once, and may reach the home from
     * another server.
     */
    @Test
    void aClientWhoseHomeIsUnreachableReconnects() {
        try (TestServer apart = new TestServer(TestServer.options(servers.url())
                .times(TwoServers.LEASE, TwoServers.NO_PAUSE)
                .peerAddress("http://127.0.0.1:9"))) {
            String there = apart.make(TwoServers.TWO).get("table").getAsString();
            try (Player atHome = apart.player(there, Optional.empty())) {
                atHome.awaitState(state -> true);
                long asked = System.nanoTime();
                try (Player lost = servers.second().player(there, Optional.empty())) {
                    assertThat(lost.awaitClose()).isEqualTo(1012);
                }
                assertThat(System.nanoTime() - asked).isLessThan(TimeUnit.SECONDS.toNanos(6));
                assertThat(Player.type(atHome.ask("ping"))).isEqualTo("done");
            }
        }
    }

    /** Each of two servers must be reachable from the other. */
    @Test
    void doesNotStartWithoutAPeerAddress() {
        // It waits for twice the length of its lease, because the other lease may be its own from before it was killed.
        assertThatThrownBy(() -> TableServer.start(TestServer.options(servers.url())
                        .times(Duration.ofMillis(300), TwoServers.NO_PAUSE)
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
        servers.run("CREATE DATABASE fresh");
        String url = servers.url().replace("/postgres?", "/fresh?");
        List<TestServer> started = Stream.of(1, 2)
                .parallel()
                .map(number -> new TestServer(TestServer.options(url).times(TwoServers.LEASE, TwoServers.NO_PAUSE)))
                .toList();
        String made = started.get(0).make(TwoServers.TWO).get("table").getAsString();
        try (Player watcher = started.get(1).player(made, Optional.empty())) {
            watcher.awaitState(state -> true);
        }
        started.forEach(TestServer::close);
    }

    /** The home stops as if by {@code kill}. Reconnecting clients find the table at the other server, with every move. */
    @Test
    void aTableMovesOnWhenItsHomeStops() {
        Player here = servers.ada(servers.first());
        Player there = servers.bob(servers.second());
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        TwoServers.playTurn(here, there);
        String record = here.ask("moves").getAsJsonArray("moves").toString();
        servers.first().close();
        assertThat(here.awaitClose()).isIn(1001, 1012);
        assertThat(there.awaitClose()).isIn(1001, 1012);
        try (Player again = servers.ada(servers.second());
                Player other = servers.bob(servers.second())) {
            again.awaitState(state -> true);
            other.awaitState(state -> true);
            assertThat(again.ask("moves").getAsJsonArray("moves").toString()).isEqualTo(record);
            TwoServers.playTurn(again, other);
        }
    }

    /** A stopping server's clients may come to another server before its lease expires; the table must be free by then. */
    @Test
    void aStoppingServerReleasesItsTablesBeforeItsLease() throws SQLException {
        Object fence = servers.one("SELECT fence FROM game_table WHERE id = '" + servers.table() + "'");
        assertThat(servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'"))
                .asString()
                .isNotEmpty();
        servers.first().close();
        assertThat(servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'"))
                .isEqualTo("");
        assertThat(servers.one("SELECT fence FROM game_table WHERE id = '" + servers.table() + "'"))
                .isEqualTo((Long) fence + 1);
    }

    /**
     * The home cannot renew its lease, as if it were stalled or cut off. It then sends nothing more, and the other server takes
     * over.
     */
    @Test
    void aHomeThatCannotRenewSendsNothing() throws SQLException, InterruptedException {
        Player here = servers.ada(servers.first());
        Player there = servers.bob(servers.first());
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        TwoServers.playTurn(here, there);
        Object home = servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'");
        try (Connection connection = DriverManager.getConnection(servers.url());
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("SELECT 1 FROM server WHERE id = '" + home + "' FOR UPDATE");
            assertThat(here.awaitClose()).isEqualTo(1012);
            assertThat(there.awaitClose()).isEqualTo(1012);
            try (Player again = servers.ada(servers.second());
                    Player other = servers.bob(servers.second())) {
                again.awaitState(state -> true);
                other.awaitState(state -> true);
                assertThat(again.table().get("ply").getAsInt()).isEqualTo(1);
                TwoServers.playTurn(again, other);
                connection.rollback();
                assertThat(servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'"))
                        .isNotEqualTo(home);
                TwoServers.playTurn(again, other);
            }
        }
        while (servers.first().get("/health").statusCode() != 200) {
            TimeUnit.MILLISECONDS.sleep(20); // until it has another lease
        }
        try (Player back = servers.ada(servers.first())) {
            back.awaitState(state -> true);
            assertThat(back.table().get("ply").getAsInt()).isEqualTo(3);
        }
    }

    /** The server wrongly assumes that it is the home. Its change is not stored, shown or acknowledged. */
    @Test
    void aHomeThatHasLostATableChangesNothing() throws SQLException {
        Player here = servers.ada(servers.first());
        Player there = servers.bob(servers.first());
        here.awaitState(state -> true);
        there.awaitState(state -> true);
        Object version = servers.one("SELECT version FROM game_table WHERE id = '" + servers.table() + "'");
        servers.run("UPDATE game_table SET home = '', fence = fence + 1 WHERE id = '" + servers.table() + "'");
        Player mover = here.isToMove() ? here : there;
        mover.say("{\"type\":\"play\",\"id\":77" + mover.playing(0) + "}");
        assertThat(mover.awaitClose()).isEqualTo(1012);
        assertThat(mover.frames()).noneMatch(frame -> frame.contains("\"id\":77"));
        assertThat(mover.table().get("ply").getAsInt()).isZero();
        assertThat(servers.one("SELECT version FROM game_table WHERE id = '" + servers.table() + "'"))
                .isEqualTo(version);
    }
}
