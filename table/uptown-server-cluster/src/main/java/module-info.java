import org.jspecify.annotations.NullMarked;

/**
 * Several servers that share their tables in a PostgreSQL database, and one server that keeps them there. It exports nothing: a
 * server finds it as a service, if its data is the URL of such a database.
 *
 * <pre>{@code
 * ServerOptions.Builder options = ServerOptions.builder().data("jdbc:postgresql://localhost/uptown?user=uptown");
 * }</pre>
 */
@NullMarked
@SuppressWarnings("requires-automatic") // the driver has no module descriptor
module io.github.uptownrules.server.cluster {
    requires com.google.common;
    requires io.github.uptownrules.base;
    requires io.github.uptownrules.server;
    requires java.net.http;
    requires java.sql;
    requires org.postgresql.jdbc;
    requires static org.jspecify;

    provides io.github.uptownrules.server.peer.Cluster with
            io.github.uptownrules.server.cluster.PostgresCluster;
}
