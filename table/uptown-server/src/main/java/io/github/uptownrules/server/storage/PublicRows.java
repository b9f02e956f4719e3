package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The public facts of tables, read from rows without their tiles, moves and secrets. */
public final class PublicRows {
    private static final String FACTS =
            "SELECT game_table.id, ruleset, phase, made, changed, seat.kind, seat.name, COALESCE((SELECT MAX(ply) FROM placed"
                    + " WHERE placed.table_id = game_table.id), 0)"
                    + " FROM game_table LEFT JOIN seat ON seat.table_id = game_table.id ";

    private final Connection connection;

    public PublicRows(Connection connection) {
        this.connection = connection;
    }

    /**
     * The public facts of a table.
     *
     * @param made the time of this machine at which it was made, in milliseconds since 1970
     * @param changed the time of its last change
     */
    public record Facts(
            String table, String ruleset, String phase, int ply, ImmutableList<Seat> seats, long made, long changed) {}

    /**
     * A seat.
     *
     * @param kind {@code open}, {@code person} or {@code bot}
     * @param name the name of the person or the bot, or empty
     */
    public record Seat(String kind, String name) {}

    /** Returns all tables, the last changed one first. */
    public ImmutableList<Facts> all() throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(FACTS + "ORDER BY changed DESC, game_table.id, seat.seat")) {
            return facts(statement);
        }
    }

    /** Returns a table, or an empty list. */
    public ImmutableList<Facts> of(String table) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(FACTS + "WHERE game_table.id = ? ORDER BY seat.seat")) {
            statement.setString(1, table);
            return facts(statement);
        }
    }

    private static ImmutableList<Facts> facts(PreparedStatement statement) throws SQLException {
        ImmutableList.Builder<Facts> tables = ImmutableList.builder();
        try (ResultSet row = statement.executeQuery()) {
            boolean isThere = row.next();
            while (isThere) {
                String id = row.getString(1);
                Facts first = new Facts(
                        id,
                        row.getString(2),
                        row.getString(3),
                        row.getInt(8),
                        ImmutableList.of(),
                        row.getLong(4),
                        row.getLong(5));
                List<Seat> seats = new ArrayList<>();
                do {
                    String kind = row.getString(6);
                    if (kind != null) {
                        seats.add(new Seat(kind, row.getString(7)));
                    }
                    isThere = row.next();
                } while (isThere && row.getString(1).equals(id));
                tables.add(new Facts(
                        id,
                        first.ruleset(),
                        first.phase(),
                        first.ply(),
                        ImmutableList.copyOf(seats),
                        first.made(),
                        first.changed()));
            }
        }
        return tables.build();
    }

    /** Returns at most two tables whose names begin with a text. */
    public ImmutableList<String> beginningWith(String start) throws SQLException {
        ImmutableList.Builder<String> found = ImmutableList.builder();
        // LIKE would take the letter _ of a name for any letter.
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT id FROM game_table WHERE SUBSTR(id, 1, ?) = ? LIMIT 2")) {
            statement.setInt(1, start.length());
            statement.setString(2, start);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    found.add(row.getString(1));
                }
            }
        }
        return found.build();
    }
}
