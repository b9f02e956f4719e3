package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.server.table.Clocks;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.Occupant;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.Storage.Change;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TestGames;
import io.github.uptownrules.server.table.TimeControl;
import io.github.uptownrules.server.table.TimeControl.Timeout;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseTest {
    @TempDir
    private Path folder;

    static TableState table(String id, long version) {
        return new TableState(
                id,
                TestGames.ruleset("standard-4"),
                new TableSettings(
                        Optional.of(-7L),
                        TimeControl.perGame(Duration.ofSeconds(90), Duration.ofSeconds(3), Timeout.LOSES),
                        AfterResignation.BOT,
                        TableSettings.Visibility.LISTED,
                        TableSettings.Hints.NONE),
                ImmutableList.of(
                        new OpenSeat(),
                        new Robot("greedy"),
                        new Person("Zo\u00eb", "hash", Part.AWAY, Answer.NONE),
                        new Person("Ada", "another", Part.PLAYS, Answer.AGREES)),
                Optional.empty(),
                version,
                version + 100,
                Optional.of(new Clocks(ImmutableList.of(1L, 2L, 0L, 4_000_000_000L), 77)),
                Optional.of("next"));
    }

    static CompletableFuture<Void> save(Database database, Optional<TableState> before, TableState after) {
        return database.save(ImmutableList.of(new Change(before, after, Home.ONLY)));
    }

    @Test
    void keepsATable() throws SQLException, IOException {
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), table("a", 1)).join();
        }
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.load("a").join()).contains(table("a", 1));
            assertThat(database.load("b").join()).isEmpty();
        }
    }

    /** Every kind of change, seat by seat and move by move. */
    @Test
    void keepsEachChange() throws SQLException, IOException {
        Person ada = new Person("Ada", "hash", Part.PLAYS, Answer.NONE);
        Person bob = new Person("Bob", "another", Part.PLAYS, Answer.NONE);
        TableState begun = state(1, 1, ada, bob, Optional.empty());
        begun = begun.withGame(begun.begin(TestGames.dealt("two-player", 3)));
        PlayedGame.Whole record = begun.game().orElseThrow();
        record = record.play(TestGames.firstMove(record));
        TableState moved = state(2, 2, ada, bob, Optional.empty()).withGame(record);
        record = record.play(TestGames.firstMove(record));
        TableState again = state(3, 3, ada, bob, Optional.empty()).withGame(record);
        TableState away = state(4, 3, ada, new Person("Bob", "another", Part.AWAY, Answer.NONE), Optional.empty())
                .withGame(record);
        record = record.terminated("resignation 1");
        TableState over = state(5, 5, ada, bob, Optional.empty()).withGame(record);
        TableState agreed = state(
                        6, 5, ada, new Person("Bob", "another", Part.RESIGNED, Answer.DECLINES), Optional.empty())
                .withGame(record);
        TableState followed = state(
                        7, 5, new Person("Ada", "hash", Part.PLAYS, Answer.AGREES), bob, Optional.of("next"))
                .withGame(record);
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            Optional<TableState> before = Optional.empty();
            for (TableState after : List.of(begun, moved, again, away, over, agreed, followed)) {
                save(database, before, after).join();
                assertThat(database.load("a").join()).contains(after);
                before = Optional.of(after);
            }
        }
    }

    static TableState state(
            long version, long positionVersion, Occupant first, Occupant second, Optional<String> next) {
        return new TableState(
                "a",
                TestGames.ruleset("two-player"),
                TableSettings.USUAL,
                ImmutableList.of(first, second),
                Optional.empty(),
                version,
                positionVersion,
                Optional.of(new Clocks(ImmutableList.of(), version)),
                next);
    }

    /** If the stored table has changed, nothing is overwritten, and other changes in the same batch are stored. */
    @Test
    void rejectsAChangeOfAnotherVersion() throws SQLException, IOException {
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), table("a", 5)).join();
            CompletableFuture<Void> stale = save(database, Optional.of(table("a", 1)), table("a", 2));
            CompletableFuture<Void> other = save(database, Optional.empty(), table("b", 1));
            CompletableFuture<Void> twice = save(database, Optional.empty(), table("b", 1));
            assertThatThrownBy(stale::join).hasMessageContaining("version 1");
            other.join();
            assertThatThrownBy(twice::join).isNotNull();
            assertThat(database.load("a").join()).contains(table("a", 5));
            assertThat(database.load("b").join()).contains(table("b", 1));
        }
    }

    @Test
    void deletesOldTablesWithTheirRows() throws SQLException, IOException {
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), table("a", 1)).join();
            database.saveServiceTime(Duration.ofDays(2).toMillis()).join();
            save(database, Optional.empty(), table("b", 1)).join();
            assertThat(database.deleteUnchangedFor(Duration.ofDays(2), 10).join())
                    .isEmpty();
            assertThat(database.deleteUnchangedFor(Duration.ofDays(1), 10).join())
                    .containsExactly("a");
            assertThat(database.load("a").join()).isEmpty();
            assertThat(database.load("b").join()).isPresent();
            save(database, Optional.empty(), table("a", 1)).join(); // its seats are gone too
        }
    }

    /** A clock that is 31 days ahead, a month without a server, and a backup of last month all look like this. */
    @Test
    void keepsTablesThatAreOldOnlyByTheWallClock() throws SQLException, IOException {
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), table("a", 1)).join();
        }
        execute(folder, "UPDATE game_table SET changed = 0, made = 0");
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.deleteUnchangedFor(Duration.ofDays(30), 10).join())
                    .isEmpty();
            assertThat(database.load("a").join()).isPresent();
        }
    }

    static void execute(Path folder, String... commands) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("uptown.db"));
                Statement statement = connection.createStatement()) {
            for (String command : commands) {
                statement.execute(command);
            }
        }
    }

    static int number(Path folder, String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("uptown.db"));
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getInt(1);
        }
    }

    /** If two servers used the same folder, each would show outdated tables. */
    @Test
    void locksTheFolder() throws SQLException, IOException {
        try (Database first = Database.open(folder.toString(), TestGames.ALL)) {
            assertThatThrownBy(() -> Database.open(folder.toString(), TestGames.ALL))
                    .isInstanceOf(IOException.class)
                    .hasMessage("another server uses the folder " + folder);
            save(first, Optional.empty(), table("a", 1)).join();
        }
        try (Database next = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(next.load("a").join()).contains(table("a", 1));
        }
    }

    @Test
    void keepsTheServiceTime() throws SQLException, IOException {
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.serviceTime()).isZero();
            database.saveServiceTime(123_456_789_012L).join();
        }
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.serviceTime()).isEqualTo(123_456_789_012L);
        }
    }

    @Test
    void keepsTheClocksOfUnchangedSeats() throws SQLException, IOException {
        TableState before = table("a", 1);
        TableState after = table("a", 2).withClocks(new Clocks(ImmutableList.of(1L, 5L, 0L, 4_000_000_000L), 78));
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), before).join();
            save(database, Optional.of(before), after).join();
            assertThat(database.load("a").join()).contains(after);
        }
    }

    /** Without this, the clock of a game that began after the time was last stored would pause until then. */
    @Test
    void theServiceTimeIncludesTheBeginningOfATurn() throws SQLException, IOException {
        TableState table = table("a", 1);
        ImmutableList<Occupant> seats =
                ImmutableList.of(table.seats().get(3), new Robot("greedy"), new Robot("greedy"), new Robot("greedy"));
        TableState begun = new TableState(
                "a", table.ruleset(), table.settings(), seats, Optional.empty(), 1, 1, table.clocks(), table.next());
        begun = begun.withGame(begun.begin(TestGames.dealt(table.ruleset().id(), 3)));
        TableState over = begun.withGame(begun.game().orElseThrow().terminated("time 1"));
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            database.saveServiceTime(70).join();
            save(database, Optional.empty(), begun).join();
        }
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.serviceTime()).isEqualTo(77);
            database.saveServiceTime(78).join();
            save(
                            database,
                            Optional.empty(),
                            new TableState(
                                    "b",
                                    over.ruleset(),
                                    over.settings(),
                                    over.seats(),
                                    over.game(),
                                    1,
                                    1,
                                    Optional.of(new Clocks(ImmutableList.of(1L, 1L, 1L, 1L), 99)),
                                    over.next()))
                    .join();
        }
        try (Database database = Database.open(folder.toString(), TestGames.ALL)) {
            assertThat(database.serviceTime())
                    .as("a finished game does not count")
                    .isEqualTo(78);
        }
    }

    @Test
    void rejectsChangesAfterClosing() throws SQLException, IOException {
        Database database = Database.open(folder.toString(), TestGames.ALL);
        database.close();
        database.close();
        assertThatThrownBy(() -> save(database, Optional.empty(), table("a", 1)).join())
                .hasMessageContaining("closed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x?journal_mode=OFF", "x?mode=memory&cache=shared", "100 %41 #1", "Zo\u00eb", "./:memory:"})
    void readsNoOptionsFromTheNameOfAFolder(String name) throws SQLException, IOException {
        Path inside = Path.of(folder + "/" + name);
        try (Database database = Database.open(inside.toString(), TestGames.ALL)) {
            save(database, Optional.empty(), table("a", 1)).join();
            try (Connection beside = DriverManager.getConnection(
                            "jdbc:sqlite:" + inside.resolve("uptown.db").toUri());
                    Statement statement = beside.createStatement();
                    ResultSet mode = statement.executeQuery("PRAGMA journal_mode")) {
                assertThat(mode.getString(1)).isEqualTo("wal");
            }
        }
        assertThat(inside.resolve("uptown.db")).isRegularFile();
        try (Database database = Database.open(inside.toString(), TestGames.ALL)) {
            assertThat(database.load("a").join()).contains(table("a", 1));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ":memory:",
                ":resource:x",
                "file:x",
                "file:x?mode=memory",
                "jdbc:sqlite:x?journal_mode=OFF",
                "jdbc:sqlite::memory:",
                "JDBC:PostgreSQL://localhost/x",
                "jdbc:h2:mem:x",
                "postgresql://ada:secret@localhost/x"
            })
    void rejectsOtherUrls(String data) {
        assertThatThrownBy(() -> Database.open(data, TestGames.ALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the data must be a folder, or a URL that begins with jdbc:postgresql://")
                .hasMessageNotContainingAny("secret", "x?");
    }
}
