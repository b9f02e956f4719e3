package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.regex.Pattern;

/** An SQLite database in a folder. */
record SqliteFile(String url) implements Connector {
    private static final System.Logger LOG = System.getLogger(SqliteFile.class.getName());

    /** The beginning of a URL, as opposed to a folder: Windows drives have one letter. {@code :memory:} is neither. */
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)?:");

    private static final ImmutableSet<PosixFilePermission> OWNER_ONLY =
            ImmutableSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /** SQLite's number for the incremental vacuum mode. */
    private static final int INCREMENTAL = 2;

    /** The name of the file. */
    static final String NAME = "uptown.db";

    static void check(String folder) {
        if (folder.isBlank() || SCHEME.matcher(folder).lookingAt()) {
            throw new IllegalArgumentException(
                    "the data must be a folder, or a URL that begins with jdbc:postgresql://;"
                            + " write ./ before the name of a folder that looks like another URL");
        }
    }

    /** Returns the database of a folder, which is created if it is missing. */
    static SqliteFile in(String name) throws IOException {
        check(name);
        Path folder = Path.of(name);
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is not a folder");
        }
        Files.createDirectories(folder);
        Path file = folder.resolve(NAME);
        createForOwner(file);
        // A URI keeps SQLite from finding options in the name of the folder.
        return new SqliteFile("jdbc:sqlite:" + file.toUri());
    }

    /**
     * Creates the file, which contains all racks, readable by its owner only. SQLite gives its journals the same permissions.
     */
    private static void createForOwner(Path file) throws IOException {
        boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (isPosix && Files.notExists(file)) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        }
    }

    /** Opens the file. Timeouts do not apply to it. */
    @Override
    public Connection connect(Duration toConnect, Duration toAnswer) throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            // A new file can shrink when tables are deleted. This must come first; see below for older files.
            statement.execute("PRAGMA auto_vacuum = INCREMENTAL");
            // Committed data is on the disk and survives a power failure.
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA foreign_keys = ON");
            statement.execute("PRAGMA busy_timeout = 5000");
        }
        connection.setAutoCommit(false);
        return connection;
    }

    /**
     * Rewrites the file of an earlier release once, because it could never shrink otherwise. This takes seconds, and disk
     * space for a second file.
     */
    @Override
    public void upgraded(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (isShrinkable(statement)) {
                return;
            }
            connection.commit();
            connection.setAutoCommit(true);
            statement.execute("PRAGMA auto_vacuum = INCREMENTAL");
            statement.execute("VACUUM");
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.WARNING, "the database file cannot shrink: " + e.getMessage());
        } finally {
            connection.setAutoCommit(false);
        }
    }

    /** The timeout does not apply to this failure: only a new transaction sees the present data. */
    @Override
    public boolean isOvertaken(SQLException failure) {
        return String.valueOf(failure.getMessage()).startsWith("[SQLITE_BUSY_SNAPSHOT]");
    }

    private static boolean isShrinkable(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery("PRAGMA auto_vacuum")) {
            result.next();
            return result.getInt(1) == INCREMENTAL;
        }
    }
}
