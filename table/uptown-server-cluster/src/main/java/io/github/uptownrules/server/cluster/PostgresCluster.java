package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.peer.Beside;
import io.github.uptownrules.server.peer.Cluster;
import io.github.uptownrules.server.peer.ClusterOptions;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.storage.Database;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.CompletionException;

/** Servers that share a PostgreSQL database. */
public final class PostgresCluster implements Cluster {
    /** Creates the service. */
    public PostgresCluster() {}

    @Override
    public void check(String url) {
        new PostgresUrl(url).check();
    }

    @Override
    public Peers open(ClusterOptions options) throws IOException {
        return new PostgresPeers(options);
    }

    @Override
    public Beside beside(ClusterOptions options) throws IOException {
        PostgresUrl url = new PostgresUrl(options.url());
        try {
            Database database = Database.beside(url, options.games());
            return new Beside(database, () -> isServed(database));
        } catch (SQLException e) {
            throw new IOException(OpeningFailure.reason(url, e), e);
        }
    }

    private static boolean isServed(Database database) throws IOException {
        try {
            return database.submit(connection -> new ServerRows(connection, DatabaseTime.POSTGRESQL).isAnyHeld())
                    .join();
        } catch (CompletionException e) {
            throw new IOException("the leases of servers cannot be read", e);
        }
    }
}
