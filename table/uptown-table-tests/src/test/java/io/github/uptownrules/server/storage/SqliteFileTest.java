package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteFileTest {
    private static final Duration SHORT = Duration.ofSeconds(1);

    @TempDir
    private Path folder;

    @Test
    void aNewDatabaseIsReadableByItsOwnerOnly() throws IOException, SQLException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        try (var connection = SqliteFile.in(folder.toString()).connect(SHORT, SHORT);
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE racks (rack TEXT)");
            connection.commit();
            for (String file : new String[] {"uptown.db", "uptown.db-wal", "uptown.db-shm"}) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file))))
                        .as(file)
                        .isEqualTo("rw-------");
            }
        }
    }
}
