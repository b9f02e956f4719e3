package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
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

    /** A new transaction sees what another program wrote between the first read and the first write. */
    @Test
    void repeatsAnOvertakenTask() throws IOException, SQLException {
        SqliteFile file = SqliteFile.in(folder.toString());
        try (Connection other = file.connect(SHORT, SHORT);
                TaskQueue queue = new TaskQueue("test", file, SHORT, 1)) {
            execute(other, "CREATE TABLE counts (n INTEGER)");
            execute(other, "INSERT INTO counts VALUES (0)");
            other.commit();
            queue.start();
            AtomicInteger attempts = new AtomicInteger();
            queue.submit(connection -> {
                        count(connection);
                        if (attempts.incrementAndGet() == 1) {
                            execute(other, "UPDATE counts SET n = n + 1");
                            other.commit();
                        }
                        return execute(connection, "UPDATE counts SET n = n + 10");
                    })
                    .join();
            assertThat(attempts).hasValue(2);
            assertThat(queue.submit(SqliteFileTest::count).join()).isEqualTo(11);
        }
    }

    private static boolean execute(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return statement.execute(command);
        }
    }

    private static int count(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SELECT n FROM counts")) {
            result.next();
            return result.getInt(1);
        }
    }
}
