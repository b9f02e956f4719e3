package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.storage.Migrations;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** A database in memory with a clock that the test controls; the statements are those for PostgreSQL. */
final class FakeTime implements AutoCloseable {
    static final DatabaseTime TIME = new DatabaseTime("(SELECT ms FROM fake_time)");

    private final Connection connection;
    private long now = 1_000_000;

    FakeTime() throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite::memory:");
        connection.setAutoCommit(false);
        Migrations.run(connection);
        execute("CREATE TABLE fake_time (ms BIGINT NOT NULL)");
        execute("INSERT INTO fake_time VALUES (" + now + ")");
    }

    Connection connection() {
        return connection;
    }

    long now() {
        return now;
    }

    void pass(long millis) throws SQLException {
        now += millis;
        execute("UPDATE fake_time SET ms = " + now);
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
