package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.server.table.TestGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups of a folder, beside a running server and across releases. */
class FolderBackupTest {
    @TempDir
    private Path folder;

    private Path copy;
    private Path other;

    @BeforeEach
    void name() {
        copy = folder.resolve("copy.db");
        other = folder.resolve("other");
    }

    private Database open(Path data) throws SQLException, IOException {
        return Database.open(data.toString(), TestGames.ALL);
    }

    private void save(Database database, String id) {
        DatabaseTest.save(database, Optional.empty(), DatabaseTest.table(id, 1)).join();
    }

    private long backedUp(String... ids) throws SQLException, IOException {
        try (Database database = open(folder)) {
            for (String id : ids) {
                save(database, id);
            }
            return FolderBackup.of(folder).write(copy);
        }
    }

    @Test
    void restoresTheTablesOfARunningServer() throws SQLException, IOException {
        try (Database database = open(folder)) {
            save(database, "a");
            assertThat(FolderBackup.of(folder).write(copy)).isEqualTo(1);
            save(database, "b");
        }
        assertThat(FolderBackup.of(other).restore(copy)).isEqualTo(1);
        try (Database database = open(other)) {
            assertThat(database.load("a").join()).contains(DatabaseTest.table("a", 1));
            assertThat(database.load("b").join()).isEmpty();
        }
    }

    /** The log of the replaced database must not change the new one. */
    @Test
    void replacesTablesOnlyIfTold() throws SQLException, IOException {
        backedUp("a");
        Database crashed = open(other);
        save(crashed, "b");
        byte[] database = Files.readAllBytes(other.resolve("uptown.db"));
        byte[] log = Files.readAllBytes(other.resolve("uptown.db-wal"));
        crashed.close();
        Files.write(other.resolve("uptown.db"), database);
        Files.write(other.resolve("uptown.db-wal"), log);
        assertThatThrownBy(() -> FolderBackup.of(other).restore(copy))
                .hasMessage("the folder " + other + " has tables; --replace deletes them");
        assertThat(FolderBackup.of(other).replace(copy)).isEqualTo(1);
        try (Database replaced = open(other)) {
            assertThat(replaced.load("a").join()).isPresent();
            assertThat(replaced.load("b").join()).isEmpty();
        }
    }

    @Test
    void refusesAFolderInUse() throws SQLException, IOException {
        backedUp("a");
        try (Database database = open(other)) {
            assertThatThrownBy(() -> FolderBackup.of(other).replace(copy))
                    .hasMessage("another server uses the folder " + other);
            save(database, "b");
        }
    }

    @Test
    void refusesADamagedCopy() throws SQLException, IOException {
        backedUp("a", "b");
        byte[] bytes = Files.readAllBytes(copy);
        FolderBackup target = FolderBackup.of(other);
        Files.write(copy, Arrays.copyOf(bytes, bytes.length / 2));
        assertThatThrownBy(() -> target.restore(copy)).hasMessageStartingWith(copy.toString());
        Files.write(copy, new byte[] {1, 2, 3});
        assertThatThrownBy(() -> target.restore(copy)).hasMessageContaining("SQLITE_NOTADB");
        Files.write(copy, new byte[0]);
        assertThatThrownBy(() -> target.restore(copy)).hasMessageContaining("is not a backup");
        Files.delete(copy);
        assertThatThrownBy(() -> target.restore(copy)).isInstanceOf(NoSuchFileException.class);
        Path database = folder.resolve("uptown.db");
        assertThatThrownBy(() -> FolderBackup.of(folder).replace(database))
                .hasMessage(database + " is the database, not a backup");
        assertThat(other.resolve("uptown.db")).doesNotExist();
    }

    @Test
    void refusesACopyOfANewerProgram() throws SQLException, IOException {
        Database.open(folder.toString(), TestGames.ALL).close();
        DatabaseTest.execute(folder, "INSERT INTO migration VALUES (99)");
        FolderBackup backup = FolderBackup.of(folder);
        assertThatThrownBy(() -> backup.write(copy)).hasMessageContaining("newer version");
    }

    @Test
    void refusesAFolderWithoutADatabase() {
        assertThatThrownBy(() -> FolderBackup.of(other).write(copy)).isInstanceOf(NoSuchFileException.class);
        assertThat(copy).doesNotExist();
    }

    @Test
    void hidesRacksFromOtherUsers() throws SQLException, IOException {
        backedUp("a");
        FolderBackup.of(other).restore(copy);
        for (Path file : new Path[] {copy, other.resolve("uptown.db")}) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
    }

    /** After an upgrade that fails, the copy of the older release is restored. */
    @Test
    void keepsADatabaseOfAnOlderReleaseThroughAnUpgrade() throws SQLException, IOException {
        try (Database database = open(folder)) {
            save(database, "a");
        }
        DatabaseTest.execute(folder, MigrationsTest.TO_FIRST_SCHEMA);
        FolderBackup.of(folder).write(copy);
        try (Database upgraded = open(folder)) {
            assertThat(upgraded.load("a").join()).isPresent();
            save(upgraded, "b");
        }
        FolderBackup.of(folder).replace(copy);
        assertThat(DatabaseTest.number(folder, "SELECT MAX(version) FROM migration"))
                .isEqualTo(1);
        try (Database again = open(folder)) {
            assertThat(again.load("a").join()).isPresent();
            assertThat(again.load("b").join()).isEmpty();
        }
    }
}
