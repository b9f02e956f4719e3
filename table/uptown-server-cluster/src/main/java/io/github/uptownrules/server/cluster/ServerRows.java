package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;

/** Servers and their leases, as rows. */
final class ServerRows {
    /**
     * The time for which a server's last sign of life is kept; it is longer than correcting the clocks of its tables takes.
     */
    private static final Duration REMEMBERED = Duration.ofDays(2);

    private final Connection connection;
    private final String now;

    ServerRows(Connection connection, DatabaseTime time) {
        this.connection = connection;
        this.now = time.sql();
    }

    /** Takes a lease under a name that no server has used before. */
    void enter(Member self, Duration length, long serviceTime) throws SQLException {
        String forget = "DELETE FROM server WHERE lease_until < " + now + " - ?";
        try (PreparedStatement statement = connection.prepareStatement(forget)) {
            statement.setLong(1, REMEMBERED.toMillis());
            statement.executeUpdate();
        }
        String sql = "INSERT INTO server (id, address, lease_until, service_ms, listed, sockets)" + " VALUES (?, ?, "
                + now + " + ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, self.server());
            statement.setString(2, self.address());
            statement.setLong(3, length.toMillis());
            statement.setLong(4, serviceTime);
            statement.setString(5, self.news().listedText());
            statement.setString(6, self.news().socketsText());
            statement.executeUpdate();
        }
    }

    /** Renews a lease for its duration from now on, and returns false if it has expired. */
    boolean renew(Member self, Duration length, long serviceTime) throws SQLException {
        String sql = "UPDATE server SET lease_until = " + now + " + ?, service_ms = ?, listed = ?, sockets = ?"
                + " WHERE id = ? AND lease_until > " + now;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, length.toMillis());
            statement.setLong(2, serviceTime);
            statement.setString(3, self.news().listedText());
            statement.setString(4, self.news().socketsText());
            statement.setString(5, self.server());
            return statement.executeUpdate() == 1;
        }
    }

    void leave(String server) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("DELETE FROM server WHERE id = ?")) {
            statement.setString(1, server);
            statement.executeUpdate();
        }
    }

    /** Returns the servers' key, and stores the fresh one if the database has no key yet. */
    String key(String fresh) throws SQLException {
        String sql = "INSERT INTO server_key (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, fresh);
            statement.executeUpdate();
        }
        try (PreparedStatement statement = connection.prepareStatement("SELECT secret FROM server_key");
                ResultSet row = statement.executeQuery()) {
            row.next();
            return row.getString(1);
        }
    }

    /** {@return whether any server holds a lease} */
    boolean isAnyHeld() throws SQLException {
        try (PreparedStatement statement =
                        connection.prepareStatement("SELECT 1 FROM server WHERE lease_until > " + now);
                ResultSet row = statement.executeQuery()) {
            return row.next();
        }
    }

    ImmutableList<Member> members() throws SQLException {
        ImmutableList.Builder<Member> members = ImmutableList.builder();
        String sql = "SELECT id, address, listed, sockets, lease_until - " + now + " FROM server WHERE lease_until > "
                + now + " ORDER BY id";
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                members.add(new Member(
                        row.getString(1),
                        row.getString(2),
                        News.of(row.getString(3), row.getString(4)),
                        Duration.ofMillis(row.getLong(5))));
            }
        }
        return members.build();
    }

    /**
     * Advances the service time and returns it. It advances as long as servers call this from time to time, and otherwise
     * pauses.
     *
     * @param longest the longest gap between calls that still counts
     */
    long advance(Duration longest) throws SQLException {
        String sql = "UPDATE service_time SET advanced = " + now + ", ms = ms + CASE WHEN " + now
                + " - advanced BETWEEN 0 AND ? THEN " + now + " - advanced ELSE 0 END RETURNING ms";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, longest.toMillis());
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }
}
