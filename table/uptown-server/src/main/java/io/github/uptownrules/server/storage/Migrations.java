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
 * Brings a database to the form that this version knows: the scripts {@code 1.sql}, {@code 2.sql} and so on run once each, in
 * order, and the table {@code migration} lists which. A script that was released is never changed. From 4 on a script only adds, so
 * that servers of the release before run on beside a newer one until they are replaced.
 */
final class Migrations {
    private static final int LATEST = 5;

    /** The number of this kind of vacuum in SQLite. */
    private static final int INCREMENTAL = 2;

    private static final System.Logger LOG = System.getLogger(Migrations.class.getName());

    /** A number that other programs hardly use for theirs: "uptown" in ASCII. */
    private static final long LOCK = 0x7570_746F_776EL;

    private Migrations() {}

    /** Runs what has not run yet, all or nothing; of two servers that start at once the second waits for the first. */
    static void run(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (DatabaseUrl.isShared(connection.getMetaData().getURL())) {
                statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
            }
            statement.execute("CREATE TABLE IF NOT EXISTS migration (version INTEGER NOT NULL PRIMARY KEY)");
            int version = version(statement);
            if (version > LATEST) {
                throw new SQLException("the database is of a newer version of this program: its form is " + version
                        + ", and this one knows those up to " + LATEST);
            }
            for (int next = version + 1; next <= LATEST; next++) {
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

    /** Rewrites a file of an earlier release once, because otherwise it never shrinks. That takes seconds, and space for a second file. */
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
        // Asked for by a class of this module: others, such as Guava, do not see its files.
        try (InputStream script = Migrations.class.getResourceAsStream(version + ".sql")) {
            return new String(Objects.requireNonNull(script, "script").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
