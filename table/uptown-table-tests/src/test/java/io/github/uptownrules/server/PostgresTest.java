package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.server.storage.Connector;
import io.github.uptownrules.server.storage.Database;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The storage of tables in PostgreSQL, if it is installed. */
@Tag("process")
@Tag("server")
class PostgresTest {
    private static Postgres postgres;

    @BeforeAll
    static void startDatabase() throws IOException, InterruptedException {
        postgres = Postgres.start(PostgresTest.class);
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        if (postgres != null) {
            postgres.close();
        }
    }

    private static String database(String name) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        }
        return postgres.url().replace("/postgres?", "/" + name + "?");
    }

    private static Connector connector(String url) {
        return (toConnect, toAnswer) -> {
            Connection connection = DriverManager.getConnection(url);
            connection.setAutoCommit(false);
            return connection;
        };
    }

    private static TestServer server(String url) {
        return new TestServer(TestServer.options(url));
    }

    @Test
    void deletesATableThatIsOldInServiceTime() throws IOException, SQLException {
        String url = database("old");
        String table;
        try (TestServer server = server(url)) {
            table = server.make(
                            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}")
                    .get("table")
                    .getAsString();
        }
        Duration day = Duration.ofDays(1);
        try (Database database = Database.open(connector(url), Games.of(new UptownGame()));
                Connection beside = DriverManager.getConnection(url);
                Statement statement = beside.createStatement()) {
            statement.execute("UPDATE game_table SET changed = 0");
            assertThat(database.deleteUnchangedFor(day, 10).join()).isEmpty();
            statement.execute("UPDATE service_time SET ms = ms + " + 2 * day.toMillis());
            assertThat(database.deleteUnchangedFor(day, 10).join()).containsExactly(table);
            assertThat(database.count().join()).isZero();
        }
    }

    @Test
    void aGameContinuesAfterARestart() throws SQLException {
        String url = database("game");
        JsonObject view;
        String table;
        Optional<String> secret;
        try (TestServer server = server(url)) {
            JsonObject made = server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Zo\u00eb\"},"
                    + "{\"bot\":\"greedy\"},{\"bot\":\"random\"}],\"you\":1,\"practice\":{\"seed\":-7}}");
            table = made.get("table").getAsString();
            secret = Optional.of(made.get("secret").getAsString());
            Player ada = server.player(table, secret);
            ada.awaitState(state -> true);
            ada.play(0);
            ada.awaitPly(3);
            ada.ask("leave");
            ada.awaitPly(6);
            ada.ask("return");
            ada.awaitState(state -> ada.isToMove() && !ada.table().toString().contains("away"));
            view = ada.view();
        }
        try (TestServer server = server(url);
                Player again = server.player(table, secret)) {
            again.awaitState(state -> true);
            assertThat(again.view()).isEqualTo(view);
            assertThat(again.table().get("practice").getAsBoolean()).isTrue();
            again.ask("resign");
            assertThat(Player.type(again.ask("rematch"))).isEqualTo("done");
            assertThat(again.table().getAsJsonObject("rematch").has("table")).isTrue();
        }
    }

    @Test
    void archivesAFinishedGameOnce() throws IOException, SQLException {
        String url = database("archive");
        String table;
        try (TestServer server = server(url)) {
            JsonObject made = server.make(
                    "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"casual\"}],\"you\":1}");
            table = made.get("table").getAsString();
            Player ada = server.player(table, Optional.of(made.get("secret").getAsString()));
            ada.awaitState(state -> true);
            ada.ask("resign");
        }
        List<String> archived = new ArrayList<>();
        try (Database database = Database.open(connector(url), Games.of(new UptownGame()))) {
            CompletableFuture<Boolean> failed = database.archiveOne(kept -> {
                throw new IOException("the disk is full");
            });
            assertThat(failed).failsWithin(Duration.ofSeconds(10));
            assertThat(database.archiveOne(kept -> archived.add(kept.id())).join())
                    .isTrue();
            assertThat(database.archiveOne(kept -> archived.add(kept.id())).join())
                    .isFalse();
        }
        assertThat(archived).containsExactly(table);
    }

    /** The commands in docs/servers.md: a backup while a server runs, and a restore while none does. */
    @Test
    void restoresADump(@TempDir Path folder) throws Exception {
        List<String> commands = Files.readAllLines(Path.of("../../docs/servers.md")).stream()
                .filter(line -> line.startsWith("pg_"))
                .toList();
        assertThat(commands).hasSize(2);
        String url = database("uptown");
        String order = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}";
        String first;
        String second;
        try (TestServer server = server(url)) {
            first = server.make(order).get("table").getAsString();
            run(folder, commands.get(0));
            second = server.make(order).get("table").getAsString();
        }
        run(folder, commands.get(1));
        try (TestServer server = server(url)) {
            server.sit(first, 1, "Ada");
            assertThat(server.post("/api/tables/" + second + "/seats/1", "{\"name\":\"Ada\"}")
                            .statusCode())
                    .isEqualTo(404);
        }
    }

    private static void run(Path folder, String command) throws IOException, InterruptedException {
        Process process = postgres.shell(command).directory(folder.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + ": " + output).isZero();
    }
}
