package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.peer.Cluster;
import io.github.uptownrules.server.peer.ClusterOptions;
import io.github.uptownrules.server.peer.Peers;
import java.io.IOException;

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
}
