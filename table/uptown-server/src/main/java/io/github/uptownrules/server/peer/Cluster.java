package io.github.uptownrules.server.peer;

import java.io.IOException;
import java.util.ServiceLoader;

/** Connects servers through a database. The module {@code uptown-server-cluster} provides it as a service. */
public interface Cluster {
    /** {@return whether a data location is a database for several servers} */
    static boolean isUrl(String data) {
        return data.startsWith("jdbc:postgresql:");
    }

    /**
     * Finds the service.
     *
     * @throws IllegalArgumentException if the module is missing
     */
    static Cluster find() {
        return ServiceLoader.load(Cluster.class)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "data in PostgreSQL needs the module"
                                        + " io.github.uptownrules:uptown-server-cluster, which is missing; add it to the dependencies"));
    }

    /**
     * Checks the form of a URL.
     *
     * @throws IllegalArgumentException if it is wrong; the message does not repeat it, because it may contain a password
     */
    void check(String url);

    /**
     * Opens the database, for a server that has no tables before it {@linkplain Peers#start starts}.
     *
     * @throws IOException if it cannot be opened
     */
    Peers open(ClusterOptions options) throws IOException;

    /**
     * Opens the database of servers for an operator.
     *
     * @throws IOException if it cannot be opened, or has no tables
     */
    Beside beside(ClusterOptions options) throws IOException;
}
