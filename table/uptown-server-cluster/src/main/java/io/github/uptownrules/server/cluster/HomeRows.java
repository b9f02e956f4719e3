package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.table.Home;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** The home servers of tables, as rows. */
final class HomeRows {
    private final Connection connection;
    private final String now;

    HomeRows(Connection connection, DatabaseTime time) {
        this.connection = connection;
        this.now = time.sql();
    }

    /**
     * Makes a server that holds a lease the home of a table, unless its current home is another server that holds a lease. If
     * the last home did not release the table, the player to move gets back the time without a home: from the last sign of
     * life of that server, but at most the duration of its lease.
     *
     * @param lease the duration of a lease, in milliseconds
     * @return empty if the server cannot have the table, or if the table does not exist
     */
    Optional<Home> take(String table, String server, long serviceTime, long lease) throws SQLException {
        String lost = "COALESCE((SELECT last.service_ms FROM server last WHERE last.id = game_table.home), 0)";
        String begins = "turn_began + CASE WHEN " + lost + " > ? THEN ? - " + lost + " ELSE ? END";
        String sql = "UPDATE game_table SET home = ?, fence = fence + 1,"
                + " turn_began = CASE WHEN home IN ('', ?) OR turn_began >= ? THEN turn_began"
                + " WHEN " + begins + " > ? THEN ? ELSE " + begins + " END"
                + " WHERE id = ? AND (home IN ('', ?)"
                + " OR NOT EXISTS (SELECT 1 FROM server other WHERE other.id = home AND other.lease_until > " + now
                + ")) AND EXISTS (SELECT 1 FROM server own WHERE own.id = ? AND own.lease_until > " + now
                + ") RETURNING fence";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            int next = 1;
            statement.setString(next++, server);
            statement.setString(next++, server);
            statement.setLong(next++, serviceTime);
            next = setBegin(statement, next, serviceTime, lease);
            statement.setLong(next++, serviceTime);
            statement.setLong(next++, serviceTime);
            next = setBegin(statement, next, serviceTime, lease);
            statement.setString(next++, table);
            statement.setString(next++, server);
            statement.setString(next, server);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(new Home(server, row.getLong(1))) : Optional.empty();
            }
        }
    }

    private static int setBegin(PreparedStatement statement, int first, long serviceTime, long lease)
            throws SQLException {
        statement.setLong(first, serviceTime - lease);
        statement.setLong(first + 1, serviceTime);
        statement.setLong(first + 2, lease);
        return first + 3;
    }

    /** Returns the address of a table's home, if that server holds a lease. */
    Optional<Elsewhere> elsewhere(String table) throws SQLException {
        String sql = "SELECT server.address, server.lease_until - " + now + " FROM game_table JOIN server"
                + " ON server.id = game_table.home WHERE game_table.id = ? AND server.lease_until > " + now;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, table);
            try (ResultSet row = statement.executeQuery()) {
                return row.next()
                        ? Optional.of(new Elsewhere(row.getString(1), Duration.ofMillis(row.getLong(2))))
                        : Optional.empty();
            }
        }
    }

    /** Releases a table, if its home is still the given one. */
    void release(String table, Home home) throws SQLException {
        String sql = "UPDATE game_table SET home = '', fence = fence + 1 WHERE id = ? AND home = ? AND fence = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, table);
            statement.setString(2, home.server());
            statement.setLong(3, home.fence());
            statement.executeUpdate();
        }
    }
}
