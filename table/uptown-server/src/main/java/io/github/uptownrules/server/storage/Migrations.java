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
public final class Migrations {
    private static final int LATEST = 7;

    private Migrations() {}

    /** Runs the missing scripts, all or none. */
    public static void run(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
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
    }

    static void checkNotNewer(Statement statement) throws SQLException {
        int version = version(statement);
        if (version > LATEST) {
            throw new SQLException("a newer version of this program wrote the database: its schema is " + version
                    + ", but this program knows only up to " + LATEST);
        }
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery("SELECT COALESCE(MAX(version), 0) FROM migration")) {
            result.next();
            return result.getInt(1);
        }
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
