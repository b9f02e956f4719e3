package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.server.peer.ClusterOptions;
import io.github.uptownrules.server.peer.Host;
import io.github.uptownrules.server.peer.Line;
import io.github.uptownrules.server.peer.ListedEntry;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.peer.Reply;
import io.github.uptownrules.server.peer.SeatRequest;
import io.github.uptownrules.server.peer.Visit;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.TokenGenerator;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** This server among the servers of its PostgreSQL database. */
final class PostgresPeers implements Peers {
    /** The number of database queries that may time out during a lease. */
    private static final int ASKED = 3;

    /** The number of times that a lease is checked within its duration. */
    private static final int LEASE_LOOKS = 30;

    /** The longest time that a server and its clients wait for the database before the server reports that it is down. */
    private static final long LONGEST_WAIT = Duration.ofSeconds(8).toNanos();

    /**
     * The time in which a stopping server moves its tables to others. Spreading the moves spares the other servers a burst of
     * requests.
     */
    private static final Duration MOVING = Duration.ofSeconds(3);

    private final ClusterOptions options;
    private final PostgresUrl url;
    private final PostgresRegistry registry;
    private final SharedDatabase storage;
    private final PeerKey key = new PeerKey();
    private final Pulse pulse = new Pulse(key, System::nanoTime);
    private final PeerLinks links = new PeerLinks(key);
    private final SeatForwarding seats = new SeatForwarding(links);
    private final ClusterLines lines = new ClusterLines(this::lease, links);
    private volatile Optional<Started> started = Optional.empty();
    private boolean hasHeirs;

    /** The time at which the lease was lost, if it was. */
    private volatile Optional<Long> lost = Optional.empty();

    /** The running server, and the keeper of its lease. */
    private record Started(Host host, LeaseKeeper keeper) {}

    PostgresPeers(ClusterOptions options) throws IOException {
        this.options = options;
        this.url = new PostgresUrl(options.url());
        this.registry = new PostgresRegistry(url, options.lease().dividedBy(ASKED));
        try {
            this.storage = SharedDatabase.open(url, options.games(), this::lease, this::serviceTime, options.lease());
        } catch (SQLException e) {
            throw unopened(e);
        }
    }

    private IOException unopened(SQLException reason) {
        return new IOException(OpeningFailure.reason(url, reason), reason);
    }

    @Override
    public Backend storage() {
        return storage;
    }

    @Override
    public void start(Host host) throws IOException {
        try {
            key.learn(registry.key(new TokenGenerator().next()));
            LeaseKeeper keeper = new LeaseKeeper(
                    registry,
                    options.lease(),
                    new TokenGenerator()::next,
                    () -> News.of(host),
                    new LeaseWatch(host, this::lapsed),
                    System::nanoTime);
            started = Optional.of(new Started(host, keeper));
            lines.start(host);
            keeper.start(PeerAddress.of(options, host.port()));
        } catch (SQLException e) {
            throw unopened(e);
        } catch (InterruptedException e) {
            throw new InterruptedIOException("interrupted while waiting for another server");
        }
        host.gauges().add("uptown.servers", "Known servers with this one, or 0 without a lease", this::servers);
        host.gauges().add("uptown.sockets.handed.on", "Sockets relayed here by other servers", lines::handedOn);
        host.chores().every(options.lease().dividedBy(LEASE_LOOKS), "lease", this::check);
        host.chores().every(Pulse.PERIOD, "pulse", this::beat);
        host.chores().every(Duration.ofHours(1), "forget-quiet", storage::forgetQuiet);
    }

    private void lapsed() {
        lines.lapse();
        storage.giveUp();
    }

    private void check() {
        started.ifPresent(running -> running.keeper().check());
        if (lease().isPresent()) {
            lost = Optional.empty();
        } else if (lost.isEmpty()) {
            lost = Optional.of(System.nanoTime());
        }
        lines.endLost(reachable());
    }

    private void beat() {
        started.ifPresent(running -> pulse.beat(running.keeper().lastKnown().stream()
                .map(Member::address)
                .filter(address -> !address.isEmpty())
                .collect(ImmutableSet.toImmutableSet())));
    }

    /** {@return the lease of this server, or empty if it currently owns no tables} */
    private Optional<Lease> lease() {
        return started.flatMap(running -> running.keeper().lease());
    }

    private long serviceTime() {
        return started.orElseThrow().host().clock().millis();
    }

    @Override
    public Standing standing() {
        if (lease().isPresent()) {
            return Standing.UP;
        }
        return isOutageOfAll() ? Standing.WAITING : Standing.DOWN;
    }

    /** {@return whether no other server is known to have a lease, so that the database is down for all of them} */
    private boolean isOutageOfAll() {
        return lost.filter(since -> System.nanoTime() - since < LONGEST_WAIT && !pulse.isAnyUpSince(since))
                .isPresent();
    }

    @Override
    public Optional<Forwarded> forwarded(Map<String, String> headers) throws Refusal {
        return key.forwarded(headers);
    }

    @Override
    public Line line(Visit visit) {
        return lines.line(visit);
    }

    @Override
    public CompletableFuture<Reply> sit(SeatRequest request, Supplier<CompletableFuture<Reply>> here) {
        return seats.sit(request, here);
    }

    /** {@return the addresses of other servers that hold a lease and respond} */
    private ImmutableSet<String> reachable() {
        return others().stream()
                .map(Member::address)
                .filter(address -> !pulse.isSilent(address))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** {@return the other servers, from a list that is at most a second old} */
    private ImmutableList<Member> others() {
        return started.map(running -> running.keeper().others()).orElse(ImmutableList.of());
    }

    /** {@return the number of servers, this one included, or 0 if it has no lease} */
    private int servers() {
        return lease().isEmpty() ? 0 : 1 + others().size();
    }

    @Override
    public ImmutableList<ListedEntry> listed() {
        return others().stream().flatMap(member -> member.news().entries()).collect(ImmutableList.toImmutableList());
    }

    @Override
    public int sockets(String address) {
        return others().stream()
                .mapToInt(member -> member.news().sockets().getOrDefault(address, 0))
                .sum();
    }

    @Override
    public CompletableFuture<Optional<Long>> spend(String address, int perMinute) {
        return others().isEmpty()
                ? CompletableFuture.completedFuture(Optional.empty())
                : storage.spend(address, perMinute);
    }

    @Override
    public void drain() {
        hasHeirs = !others().isEmpty();
        if (hasHeirs) {
            Uninterruptibles.sleepUninterruptibly(options.drainPause());
        }
    }

    @Override
    public void moveTables() {
        if (hasHeirs) {
            started.ifPresent(running -> running.host().tables().moveOn(MOVING));
        }
    }

    /** Releases the lease, and the tables with it. */
    @Override
    public void close() {
        started.ifPresentOrElse(running -> running.keeper().close(), registry::close);
    }
}
