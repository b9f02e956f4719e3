package io.github.uptownrules.server.storage;

/**
 * The time by the clock of a database, by which leases are over for all servers alike.
 *
 * @param sql an expression that is the milliseconds since 1970 at that moment
 */
record DatabaseTime(String sql) {
    static final DatabaseTime POSTGRESQL =
            new DatabaseTime("CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)");
}
