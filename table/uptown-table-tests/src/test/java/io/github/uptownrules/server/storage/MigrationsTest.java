package io.github.uptownrules.server.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TestGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases of earlier and later releases. */
class MigrationsTest {
    /** Turns a database into one of the first schema. */
    static final String[] TO_FIRST_SCHEMA = {
        "DROP INDEX game_table_unarchived",
        "ALTER TABLE game_table DROP COLUMN archived",
        "ALTER TABLE game_table DROP COLUMN time_kind",
        "ALTER TABLE game_table DROP COLUMN time_limit",
        "ALTER TABLE game_table DROP COLUMN increment",
        "ALTER TABLE game_table DROP COLUMN timeout",
        "ALTER TABLE game_table DROP COLUMN turn_began",
        "ALTER TABLE game_table DROP COLUMN resignation",
        "ALTER TABLE game_table DROP COLUMN visibility",
        "ALTER TABLE game_table DROP COLUMN hints",
        "ALTER TABLE seat DROP COLUMN resigned",
        "ALTER TABLE seat DROP COLUMN out_of_time",
        "ALTER TABLE seat DROP COLUMN declines",
        "ALTER TABLE seat DROP COLUMN left_ms",
        "ALTER TABLE game_table DROP COLUMN equipment",
        "ALTER TABLE game_table DROP COLUMN home",
        "ALTER TABLE game_table DROP COLUMN fence",
        "DROP INDEX game_table_changed_service_ms",
        "ALTER TABLE game_table DROP COLUMN changed_service_ms",
        "DROP TABLE server",
        "DROP TABLE server_key",
        "DROP TABLE allowance",
        "DROP TABLE service_time",
        "DROP TABLE operator_order",
        "DROP TABLE refused",
        "DELETE FROM migration WHERE version > 1"
    };

    @TempDir
    private Path folder;

    @Test
    void keepsATableChangedByAnOlderServer() throws SQLException, IOException {
        Duration day = Duration.ofDays(1);
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            DatabaseTest.save(database, Optional.empty(), DatabaseTest.table("a", 1))
                    .join();
            database.saveServiceTime(10 * day.toMillis()).join();
        }
        DatabaseTest.execute(folder, "UPDATE game_table SET changed_service_ms = NULL");
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.deleteUnchangedFor(day, 10).join()).isEmpty();
            database.saveServiceTime(12 * day.toMillis()).join();
            assertThat(database.deleteUnchangedFor(day, 10).join()).containsExactly("a");
        }
    }

    /** A database file as earlier releases created it; such a file never shrank. */
    @Test
    void shrinksTheFileWhenTablesAreDeleted() throws SQLException, IOException {
        Path file = folder.resolve("uptown.db");
        Database.open(folder.toString(), TestGames.ALL).close();
        DatabaseTest.execute(
                folder,
                "PRAGMA auto_vacuum = NONE",
                "VACUUM",
                "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1000)"
                        + " INSERT INTO game_table (id, ruleset, phase, version, position_version, made, changed, equipment,"
                        + " changed_service_ms) SELECT n, 'standard-4', 'open', 1, 1, 0, 0, hex(zeroblob(2000)), 0 FROM number",
                "UPDATE service_time SET ms = 100");
        long full = Files.size(file);
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            while (!database.deleteUnchangedFor(Duration.ofMillis(50), 100)
                    .join()
                    .isEmpty()) {
                assertThat(database.waiting()).isZero();
            }
        }
        assertThat(Files.size(file)).isLessThan(full / 10);
    }

    @Test
    void rejectsADatabaseOfANewerProgram() throws SQLException, IOException {
        Database.open(folder.toString(), TestGames.ALL).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("uptown.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("INSERT INTO migration VALUES (99)");
        }
        for (int tries = 0; tries < 2; tries++) {
            assertThatThrownBy(() -> Database.open(folder.toString(), TestGames.ALL))
                    .hasMessageContaining("newer version");
        }
    }

    /** Settings that the first schema lacked get their defaults. */
    @Test
    void upgradesAnOlderDatabase() throws SQLException, IOException {
        TableState usual = new TableState(
                "a",
                TestGames.ruleset("two-player"),
                TableSettings.USUAL,
                ImmutableList.of(new Person("Ada", "hash", Part.AWAY, Answer.AGREES), new Robot("club")),
                Optional.empty(),
                1,
                1,
                Optional.empty(),
                Optional.empty());
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            DatabaseTest.save(database, Optional.empty(), usual).join();
        }
        DatabaseTest.execute(folder, TO_FIRST_SCHEMA);
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.load("a").join()).contains(usual);
            DatabaseTest.save(database, Optional.empty(), DatabaseTest.table("b", 1))
                    .join();
            assertThat(database.load("b").join()).contains(DatabaseTest.table("b", 1));
        }
    }

    /** The second schema, which had only tables of Uptown. */
    @Test
    void keepsAGameOfAnOlderDatabase() throws SQLException, IOException {
        TableState begun = DatabaseTest.state(1, 1, new Robot("club"), new Robot("greedy"), Optional.empty());
        PlayedGame.Whole game = begun.begin(TestGames.dealt("two-player", 3));
        game = game.play(TestGames.firstMove(game));
        game = game.play(TestGames.firstMove(game)).terminated("resignation 1");
        Database.open(folder.toString(), TestGames.ALL).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("uptown.db"));
                Statement statement = connection.createStatement()) {
            for (String table : List.of(
                    "placed",
                    "seat",
                    "service_time",
                    "server",
                    "server_key",
                    "allowance",
                    "operator_order",
                    "refused",
                    "game_table",
                    "migration")) {
                statement.execute("DROP TABLE " + table);
            }
            for (String script : List.of("1.sql", "2.sql")) {
                String commands = Resources.toString(Resources.getResource(Database.class, script), UTF_8);
                for (String command : commands.replaceAll("(?m)^--.*$", "").split(";")) {
                    if (!command.isBlank()) {
                        statement.execute(command);
                    }
                }
            }
            statement.execute("CREATE TABLE migration (version INTEGER NOT NULL PRIMARY KEY)");
            statement.execute("INSERT INTO migration VALUES (1), (2)");
            statement.execute("INSERT INTO game_table (id, ruleset, start_position, phase, termination, version,"
                    + " position_version, made, changed, turn_began) VALUES ('a', 'two-player', '"
                    + game.upTo(0).text()
                    + "', 'over', 'resignation 1', 1, 1, 0, 0, 1)");
            for (int seat = 1; seat <= 2; seat++) {
                statement.execute("INSERT INTO seat (table_id, seat, kind, name, away, agrees) VALUES ('a', " + seat
                        + ", 'bot', '" + (seat == 1 ? "club" : "greedy") + "', 0, 0)");
            }
            for (int ply = 1; ply <= 2; ply++) {
                statement.execute("INSERT INTO placed VALUES ('a', " + ply + ", '" + game.move(ply) + "', 0)");
            }
        }
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.load("a").join()).contains(begun.withGame(game));
        }
    }
}
