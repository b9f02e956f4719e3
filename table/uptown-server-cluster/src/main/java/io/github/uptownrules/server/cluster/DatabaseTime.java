package io.github.uptownrules.server.cluster;

/**
 * The clock of a database, which decides for all servers when leases expire.
 *
 * @param sql an expression for the current milliseconds since 1970
 */
record DatabaseTime(String sql) {
    static final DatabaseTime POSTGRESQL =
            new DatabaseTime("CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)");
}
