package io.github.uptownrules.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** Opens connections to a database. */
public interface Connector {
    /**
     * Opens a connection for transactions.
     *
     * @param toConnect the timeout of the attempt, at least a second
     * @param toAnswer the timeout of each response, because the connection may break without notice
     */
    Connection connect(Duration toConnect, Duration toAnswer) throws SQLException;

    /** Locks the schema until the end of the transaction, if another program may change it at the same time. */
    default void lockSchema(Connection connection) throws SQLException {}

    /** Returns true if a transaction failed only because another program wrote between its first read and its first write. */
    default boolean isOvertaken(SQLException failure) {
        return false;
    }

    /** Finishes a connection's database after its schema is up to date. */
    default void upgraded(Connection connection) throws SQLException {}
}
