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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two servers of one PostgreSQL, where there is one, in this process. */
@Tag("process")
@Tag("server")
class ServersTest {
    private static final Duration LEASE = Duration.ofMillis(600);
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

    /** A table made at the first server, and at home there; Bob takes his seat at the second. */
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
    void aTableIsPlayedAtAnyServer() {
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

    /** A stranger's table: the same answers as at its home. */
    @Test
    void theOtherServerAnswersAsTheHomeDoes() {
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
                assertThat(rude.awaitClose()).isEqualTo(4004);
            }
            try (Player lost = second.player("y".repeat(22), Optional.empty())) {
                assertThat(lost.awaitClose()).isEqualTo(4001);
            }
        }
    }

    /** The home stops as {@code kill} makes it: who comes back is at home at the other server, with every move. */
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
}
