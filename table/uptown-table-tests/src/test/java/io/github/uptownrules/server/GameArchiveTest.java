package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordFile;
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
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that keeps the records of finished games. */
@Tag("server")
class GameArchiveTest {
    private static final String ORDER =
            "{\"ruleset\":\"RULES\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"casual\"}],\"you\":1}";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("games.uptown");
    }

    private ServerOptions.Builder options() {
        return TestServer.options(folder.resolve("data").toString());
    }

    private ServerOptions.Builder archiving() {
        return options().archive(file);
    }

    /** Plays a game until Ada resigns, and returns its record. */
    private static String finish(TestServer server, String order) {
        JsonObject made = server.make(order);
        Player ada = server.player(
                made.get("table").getAsString(), Optional.of(made.get("secret").getAsString()));
        ada.awaitState(state -> true);
        ada.ask("resign");
        ada.awaitState(state ->
                state.getAsJsonObject("table").get("phase").getAsString().equals("over"));
        return ada.ask("record").get("text").getAsString();
    }

    private static String finish(TestServer server) {
        return finish(server, ORDER.replace("RULES", "two-player"));
    }

    private String awaitFile(Predicate<String> condition) throws IOException {
        for (int tries = 0; tries < 400; tries++) {
            if (Files.exists(file) && condition.test(Files.readString(file))) {
                return Files.readString(file);
            }
            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(25));
        }
        return Files.exists(file) ? Files.readString(file) : "";
    }

    private void awaitRecords(List<String> records) throws IOException {
        String all = String.join("", records).strip();
        assertThat(awaitFile(text -> text.strip().equals(all)).strip()).isEqualTo(all);
    }

    @Test
    void keepsFinishedGamesOfAllKinds() throws IOException {
        try (TestServer server = new TestServer(archiving())) {
            for (String ruleset : List.of("two-player", "upturn-2", "street-2")) {
                String record = finish(server, ORDER.replace("RULES", ruleset));
                assertThat(awaitFile(text -> text.contains(record))).contains(record);
            }
            server.make(ORDER.replace("RULES", "two-player")); // not finished
        }
        try (Stream<FiledRecord> records = RecordFile.read(file, Games.load())) {
            assertThat(records.map(FiledRecord::fault)).hasSize(3).containsOnly(Optional.empty());
        }
    }

    @Test
    void keepsEarlierGamesAndNoneTwice() throws IOException {
        String first;
        try (TestServer server = new TestServer(options())) {
            first = finish(server);
        }
        try (TestServer server = new TestServer(archiving())) {
            awaitRecords(List.of(first));
            assertThat(server.log()).doesNotContain("archive");
        }
        try (TestServer server = new TestServer(archiving())) {
            awaitRecords(List.of(first, finish(server)));
        }
    }

    @Test
    void repairsARecordThatACrashCut() throws IOException, SQLException {
        String record;
        try (TestServer server = new TestServer(archiving())) {
            record = finish(server);
            awaitRecords(List.of(record));
        }
        for (int length : List.of(record.length(), record.length() - 1, record.length() / 2, 20, 0)) {
            Files.writeString(file, record.substring(0, length));
            forget();
            try (TestServer server = new TestServer(archiving())) {
                awaitRecords(List.of(record));
                assertThat(server.log()).doesNotContain("archive");
            }
        }
    }

    /** Lets the database forget what is archived, as if the transaction had failed. */
    private void forget() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/uptown.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE game_table SET archived = 0");
        }
    }

    @Test
    void leavesAnotherFileAlone() throws IOException {
        Files.writeString(file, "Notes\n");
        try (TestServer server = new TestServer(archiving())) {
            String record = finish(server);
            Uninterruptibles.sleepUninterruptibly(GameArchive.PERIOD.multipliedBy(2));
            assertThat(Files.readString(file)).isEqualTo("Notes\n");
            assertThat(server.log()).contains("ends in a wrong or incomplete record");
            Files.delete(file);
            assertThat(finish(server)).isNotEqualTo(record); // the table goes on
        }
        try (TestServer server = new TestServer(archiving())) {
            assertThat(awaitFile(text -> text.split("\\[Notation ", -1).length == 3))
                    .contains("[Termination ");
            assertThat(server.log()).doesNotContain("archive");
        }
    }

    /** A storage of an embedder. */
    private static final class NoStorage implements TableStorage {
        @Override
        public CompletableFuture<Void> save(ImmutableList<Change> changes) {
            return CompletableFuture.allOf();
        }

        @Override
        public CompletableFuture<Optional<String>> load(String table) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
    }

    @Test
    void needsADatabase() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> archiving().storage(new NoStorage()).build())
                .withMessage("an archive needs a database, but this server has a storage of its own");
    }
}
