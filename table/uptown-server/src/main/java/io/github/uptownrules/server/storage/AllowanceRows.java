package io.github.uptownrules.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/**
 * What addresses have taken at all servers together: of each, until when what it took is paid off, at so many in a minute. It may be a
 * minute ahead.
 */
final class AllowanceRows {
    private static final long MINUTE = 60_000_000;
    private static final double SECOND = 1e6;

    private final Connection connection;

    /** Microseconds, for there may be thousands in a minute. */
    private final String now;

    AllowanceRows(Connection connection, DatabaseTime time) {
        this.connection = connection;
        this.now = "(" + time.sql() + " * 1000)";
    }

    /** Takes one, if the address may; otherwise says for how many seconds, 1 or more, it has to wait. */
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

    /** Forgets addresses that have been quiet. */
    int forgetFull() throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("DELETE FROM allowance WHERE taken_until < " + now)) {
            return statement.executeUpdate();
        }
    }
}
