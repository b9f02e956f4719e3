package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.OperatorOrder;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** The operator's orders with their answers, and the bans, as rows. */
public final class OperatorRows {
    /** The kind of a banned address, written as limits count it. */
    public static final String ADDRESS = "address";

    /** The kind of a banned name. */
    public static final String NAME = "name";

    /** The kind of the row that exists while new tables are refused. */
    public static final String TABLES = "tables";

    /** The service time after which an order is too old to be carried out, because its command has given up. */
    private static final long OLD = 60_000;

    private static final String AGE = "(SELECT MAX(ms) FROM service_time) - made_service_ms";

    private final Connection connection;

    public OperatorRows(Connection connection) {
        this.connection = connection;
    }

    /** The answer to an order: empty if it was carried out, otherwise the reason why not. */
    public record Answer(Optional<String> refusal) {}

    /** The rules for new clients, and the orders that wait. */
    public record Found(EntryRules rules, ImmutableList<OperatorOrder> waiting) {}

    /** Returns everything that a server needs to know. Only reads. */
    public Found find() throws SQLException {
        ImmutableListMultimap<String, String> refused = refused();
        EntryRules bans =
                EntryRules.banning(ImmutableSet.copyOf(refused.get(ADDRESS)), ImmutableSet.copyOf(refused.get(NAME)));
        return new Found(refused.containsKey(TABLES) ? bans.closed() : bans, waiting());
    }

    /** Returns what servers refuse, by kind, in order. */
    public ImmutableListMultimap<String, String> refused() throws SQLException {
        ImmutableListMultimap.Builder<String, String> found = ImmutableListMultimap.builder();
        try (PreparedStatement statement =
                        connection.prepareStatement("SELECT kind, named FROM refused ORDER BY kind, named");
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                found.put(row.getString(1), row.getString(2));
            }
        }
        return found.build();
    }

    /** Refuses an address, a name or new tables. */
    public int refuse(String kind, String named) throws SQLException {
        return update(
                "INSERT INTO refused (kind, named) VALUES (?, ?) ON CONFLICT (kind, named) DO NOTHING", kind, named);
    }

    /** Accepts an address, a name or new tables again. Returns 0 if it was not refused. */
    public int accept(String kind, String named) throws SQLException {
        return update("DELETE FROM refused WHERE kind = ? AND named = ?", kind, named);
    }

    private ImmutableList<OperatorOrder> waiting() throws SQLException {
        String sql = "SELECT id, table_id, what, seat, secret_hash FROM operator_order WHERE state = 'waiting' AND "
                + AGE + " <= " + OLD + " ORDER BY made_service_ms, id";
        ImmutableList.Builder<OperatorOrder> orders = ImmutableList.builder();
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                orders.add(new OperatorOrder(
                        row.getString(1),
                        row.getString(2),
                        OperatorOrder.What.of(row.getString(3)),
                        row.getInt(4),
                        row.getString(5)));
            }
        }
        return orders.build();
    }

    /** Adds an order, and deletes those that were never withdrawn because their command was killed. */
    public int add(OperatorOrder order) throws SQLException {
        update("DELETE FROM operator_order WHERE " + AGE + " > " + OLD);
        String sql =
                "INSERT INTO operator_order (id, table_id, what, seat, secret_hash, made_service_ms, state, answer)"
                        + " VALUES (?, ?, ?, " + order.seat()
                        + ", ?, (SELECT MAX(ms) FROM service_time), 'waiting', '')";
        return update(sql, order.id(), order.table(), order.what().toString(), order.secretHash());
    }

    /** Takes an order, so that no other server takes it. Returns 0 if it is taken or withdrawn. */
    public int take(String order) throws SQLException {
        return update("UPDATE operator_order SET state = 'taken' WHERE id = ? AND state = 'waiting'", order);
    }

    public int answer(String order, Answer answer) throws SQLException {
        return update(
                "UPDATE operator_order SET state = 'answered', answer = ? WHERE id = ?",
                answer.refusal().orElse(""),
                order);
    }

    /** {@return the answer to an order, if there is one yet} */
    public Optional<Answer> answerTo(String order) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT answer FROM operator_order WHERE id = ? AND state = 'answered'")) {
            statement.setString(1, order);
            try (ResultSet row = statement.executeQuery()) {
                return row.next()
                        ? Optional.of(new Answer(Optional.of(row.getString(1)).filter(text -> !text.isEmpty())))
                        : Optional.empty();
            }
        }
    }

    /** Withdraws an order that no server has taken, or forgets an answered one. Returns 0 if a server is carrying it out. */
    public int withdraw(String order) throws SQLException {
        return update("DELETE FROM operator_order WHERE id = ? AND state <> 'taken'", order);
    }

    private int update(String sql, String... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setString(i + 1, values[i]);
            }
            return statement.executeUpdate();
        }
    }
}
