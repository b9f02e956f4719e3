package io.github.uptownrules.server.peer;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.Refusal;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The other servers of a server's tables, and the storage that they share. */
public interface Peers extends AutoCloseable {
    /** The ability of this server to serve clients. */
    enum Standing {
        UP,
        /** The storage is down for all servers; clients should stay connected until it is back. */
        WAITING,
        /** The client should try another server. */
        DOWN
    }

    /** A request that another server forwarded for a client: the client's address, and the client's own headers. */
    record Forwarded(String client, ImmutableMap<String, String> headers) {}

    Backend storage();

    /** Joins the other servers. From now on this server may have tables. */
    void start(Host host) throws IOException;

    Standing standing();

    /**
     * Checks whether another server forwarded a request.
     *
     * @return empty if the request came from a client itself
     * @throws Refusal if a client only pretends to be a server
     */
    Optional<Forwarded> forwarded(Map<String, String> headers) throws Refusal;

    /** Returns a client's line to its table, which may be at another server. */
    Line line(Visit visit);

    /**
     * Takes a seat at the server that has the table.
     *
     * @param here takes the seat at this server
     */
    CompletableFuture<Reply> sit(SeatRequest request, Supplier<CompletableFuture<Reply>> here);

    /** {@return the listed tables of the other servers, at most a second old} */
    ImmutableList<ListedEntry> listed();

    /** {@return the number of sockets an address has at the other servers, if it has many} */
    int sockets(String address);

    /**
     * Uses one unit of an address's quota per minute, which all servers share.
     *
     * @return the seconds to wait, 1 or more, if the quota is used up
     */
    CompletableFuture<Optional<Long>> spend(String address, int perMinute);

    /** Waits until the proxy sends new clients to other servers, if there are any. */
    void drain();

    /** Moves this server's tables to other servers, if there are any. */
    void moveTables();

    /** Leaves the other servers, but keeps the storage open. */
    @Override
    void close();
}
