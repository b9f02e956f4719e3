package io.github.uptownrules.server.storage;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;

/**
 * Upgrades a database to the current schema. Each of the scripts {@code 1.sql}, {@code 2.sql} and so on runs once, in order;
 * the table {@code migration} lists those that ran. A released script never changes. From script 4 on, scripts only add to
 * the schema, so that servers of the previous release keep running beside a newer one until they are replaced.
 */
final class Migrations {
    private static final int LATEST = 5;

    /** SQLite's number for the incremental vacuum mode. */
    private static final int INCREMENTAL = 2;

    private static final System.Logger LOG = System.getLogger(Migrations.class.getName());

    /** The number of the lock, which other programs are unlikely to use: "uptown" in ASCII. */
    private static final long LOCK = 0x7570_746F_776EL;

    private Migrations() {}

    /** Runs the missing scripts, all or none. If two servers start at once, the second waits for the first. */
    static void run(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (DatabaseUrl.isShared(connection.getMetaData().getURL())) {
                statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
            }
            statement.execute("CREATE TABLE IF NOT EXISTS migration (version INTEGER NOT NULL PRIMARY KEY)");
            checkNotNewer(statement);
            for (int next = version(statement) + 1; next <= LATEST; next++) {
                run(statement, script(next));
                try (PreparedStatement done = connection.prepareStatement("INSERT INTO migration VALUES (?)")) {
                    done.setInt(1, next);
                    done.executeUpdate();
                }
            }
        }
        connection.commit();
        if (!DatabaseUrl.isShared(connection.getMetaData().getURL())) {
            makeShrinkable(connection);
        }
    }

    static void checkNotNewer(Statement statement) throws SQLException {
        int version = version(statement);
        if (version > LATEST) {
            throw new SQLException("a newer version of this program wrote the database: its schema is " + version
                    + ", but this program knows only up to " + LATEST);
        }
    }

    /**
     * Rewrites the file of an earlier release once, because it could never shrink otherwise. This takes seconds, and disk
     * space for a second file.
     */
    private static void makeShrinkable(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (number(statement, "PRAGMA auto_vacuum") == INCREMENTAL) {
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

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getInt(1);
        }
    }

    private static int version(Statement statement) throws SQLException {
        return number(statement, "SELECT COALESCE(MAX(version), 0) FROM migration");
    }

    private static void run(Statement statement, String script) throws SQLException {
        String commands = script.replaceAll("(?m)^--.*$", "");
        for (String command : Splitter.on(';').trimResults().omitEmptyStrings().split(commands)) {
            statement.execute(command);
        }
    }

    private static String script(int version) {
        // A class of this module reads the file, because other modules, such as Guava, cannot read it.
        try (InputStream script = Migrations.class.getResourceAsStream(version + ".sql")) {
            return new String(Objects.requireNonNull(script, "script").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
