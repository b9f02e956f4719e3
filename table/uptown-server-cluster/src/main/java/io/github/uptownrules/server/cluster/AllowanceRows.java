package io.github.uptownrules.server.cluster;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The rows that count tables and seats per address across all servers. Each row stores the time at which the address's quota is
 * full again, at most a minute ahead.
 */
final class AllowanceRows {
    private static final long MINUTE = 60_000_000;
    private static final double SECOND = 1e6;

    private final Connection connection;

    /** The time in microseconds, because the limit may be thousands per minute. */
    private final String now;

    AllowanceRows(Connection connection, DatabaseTime time) {
        this.connection = connection;
        this.now = "(" + time.sql() + " * 1000)";
    }

    /** Uses one unit of the address's quota. If none is left, returns the seconds to wait, 1 or more. */
    Optional<Long> spend(String address, int perMinute) throws SQLException {
        String begin =
                "(CASE WHEN allowance.taken_until > " + now + " THEN allowance.taken_until ELSE " + now + " END)";
        String sql = "INSERT INTO allowance (address, taken_until) VALUES (?, " + now + " + ?)"
                + " ON CONFLICT (address) DO UPDATE SET taken_until = " + begin + " + ? WHERE " + begin + " + ? <= "
                + now + " + ?";
        long one = MINUTE / perMinute;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, address);
            statement.setLong(2, one);
            statement.setLong(3, one);
            statement.setLong(4, one);
            statement.setLong(5, MINUTE);
            return statement.executeUpdate() == 1 ? Optional.empty() : Optional.of(wait(address, one));
        }
    }

    private long wait(String address, long one) throws SQLException {
        String sql = "SELECT taken_until + ? - ? - " + now + " FROM allowance WHERE address = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, one);
            statement.setLong(2, MINUTE);
            statement.setString(3, address);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Math.max(1, (long) Math.ceil(row.getLong(1) / SECOND)) : 1;
            }
        }
    }

    /** Forgets addresses whose quota is full again. */
    int forgetFull() throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("DELETE FROM allowance WHERE taken_until < " + now)) {
            return statement.executeUpdate();
        }
    }
}
