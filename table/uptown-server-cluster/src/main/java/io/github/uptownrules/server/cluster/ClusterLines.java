package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.peer.Host;
import io.github.uptownrules.server.peer.Visit;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The open lines of a server's clients to tables of all servers. */
final class ClusterLines {
    private final Supplier<Optional<Lease>> lease;
    private final PeerLinks links;
    private final Set<ClusterLine> open = ConcurrentHashMap.newKeySet();
    private volatile Optional<Host> host = Optional.empty();

    ClusterLines(Supplier<Optional<Lease>> lease, PeerLinks links) {
        this.lease = lease;
        this.links = links;
    }

    void start(Host server) {
        host = Optional.of(server);
    }

    ClusterLine line(Visit visit) {
        ClusterLine line = new ClusterLine(visit, lease, host.orElseThrow(), links, open::remove);
        open.add(line);
        return line;
    }

    /** {@return the number of clients that other servers forwarded} */
    long handedOn() {
        return open.stream().filter(ClusterLine::isHandedOn).count();
    }

    /** Ends the lines to home servers that are gone or do not respond, so that their clients find the new homes. */
    void endLost(ImmutableSet<String> living) {
        open.forEach(line -> line.endIfLost(living));
    }

    /**
     * Ends the connections of clients that have joined a table, because the lease has expired. The others wait for the next
     * lease.
     */
    void lapse() {
        open.forEach(ClusterLine::lapse);
    }
}
