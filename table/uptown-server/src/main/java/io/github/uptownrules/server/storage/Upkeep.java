package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Statements about all tables: their number, their age, and the service time. */
final class Upkeep {
    /** The number of an older server's tables that get a time in one transaction. */
    private static final int DATED_AT_ONCE = 1000;

    /** Four megabytes. */
    private static final int PAGES_AT_ONCE = 1000;

    private final Connection connection;

    Upkeep(Connection connection) {
        this.connection = connection;
    }

    long count() throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT COUNT(*) FROM game_table");
                ResultSet row = statement.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    /**
     * Deletes at most {@code most} tables that have not changed in a period of service time, starting with those unchanged
     * for the longest time, and returns them.
     */
    ImmutableList<String> deleteUnchangedFor(long millis, int most) throws SQLException {
        dateUndated();
        String isOld = "changed_service_ms < " + TableRows.SERVICE_TIME + " - ?";
        String sql = "DELETE FROM game_table WHERE " + isOld + " AND id IN (SELECT id FROM game_table WHERE " + isOld
                + " ORDER BY changed_service_ms LIMIT ?) RETURNING id";
        ImmutableList.Builder<String> deleted = ImmutableList.builder();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, millis);
            statement.setLong(2, millis);
            statement.setInt(3, most);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    deleted.add(row.getString(1));
                }
            }
        }
        return deleted.build();
    }

    /**
     * Marks the earliest finished game as archived, and returns its table. Another server that finds the same table waits for this
     * transaction, and then marks nothing.
     */
    Optional<String> markArchived() throws SQLException {
        String isFinished = "phase = 'over' AND archived = 0";
        String sql = "UPDATE game_table SET archived = 1 WHERE " + isFinished
                + " AND id = (SELECT id FROM game_table WHERE " + isFinished
                + " ORDER BY changed_service_ms LIMIT 1) RETURNING id";
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet row = statement.executeQuery()) {
            return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
        }
    }

    /** Returns free pages of an SQLite file to the file system, but only as many as take a few hundredths of a second. */
    void shrink() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA incremental_vacuum(" + PAGES_AT_ONCE + ")"); // execute frees one page only
        }
    }

    /** Treats tables changed by a server of the previous release as if they had changed now. */
    private void dateUndated() throws SQLException {
        String sql = "UPDATE game_table SET changed_service_ms = " + TableRows.SERVICE_TIME
                + " WHERE changed_service_ms IS NULL"
                + " AND id IN (SELECT id FROM game_table WHERE changed_service_ms IS NULL LIMIT ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, DATED_AT_ONCE);
            statement.executeUpdate();
        }
    }

    /** Returns the latest stored service time, including the beginnings of turns; 0 at first. */
    long serviceTime() throws SQLException {
        String sql = "SELECT MAX(ms) FROM (SELECT ms FROM service_time UNION ALL SELECT turn_began FROM game_table"
                + " WHERE phase = 'playing' AND turn_began IS NOT NULL) AS known";
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet row = statement.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    void saveServiceTime(long time) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("UPDATE service_time SET ms = ?")) {
            statement.setLong(1, time);
            statement.executeUpdate();
        }
    }

    /** Writes the current value again. */
    void touchServiceTime() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE service_time SET ms = ms");
        }
    }
}
