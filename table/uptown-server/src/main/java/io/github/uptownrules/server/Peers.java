package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.home.Lease;
import io.github.uptownrules.server.home.LeaseKeeper;
import io.github.uptownrules.server.home.Member;
import io.github.uptownrules.server.home.News;
import io.github.uptownrules.server.storage.PostgresRegistry;
import io.github.uptownrules.server.table.TokenGenerator;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** This server among the servers of its database, if several can share it. */
final class Peers implements AutoCloseable {
    /** The number of database queries that may time out during a lease. */
    private static final int ASKED = 3;

    /** The longest time that a server and its clients wait for the database before the server reports that it is down. */
    private static final long LONGEST_WAIT = Duration.ofSeconds(8).toNanos();

    private final Optional<Registered> registered;
    private final PeerKey key = new PeerKey();
    private final Pulse pulse = new Pulse(key, System::nanoTime);

    /** The time at which the lease was lost, if it was. */
    private volatile Optional<Long> lost = Optional.empty();

    /** The registry of servers, and the keeper of this server's lease in it. */
    private record Registered(PostgresRegistry registry, LeaseKeeper keeper) {}

    private Peers(Optional<Registered> registered) {
        this.registered = registered;
    }

    /** Returns a server that shares its tables with no other. */
    static Peers none() {
        return new Peers(Optional.empty());
    }

    /** Returns a server that shares a database and has no lease yet. The others receive its news. */
    static Peers of(String data, Duration length, Supplier<News> news, LeaseKeeper.Listener listener)
            throws IOException {
        PostgresRegistry registry = PostgresRegistry.of(data, length.dividedBy(ASKED));
        TokenGenerator tokens = new TokenGenerator();
        return new Peers(Optional.of(new Registered(
                registry, new LeaseKeeper(registry, length, tokens::next, news, listener, System::nanoTime))));
    }

    boolean areShared() {
        return registered.isPresent();
    }

    /** Takes a lease and publishes this server's address, which is empty if the others cannot reach it. */
    void start(String address) throws SQLException, InterruptedException {
        if (registered.isPresent()) {
            key.learn(registered.get().registry().key(new TokenGenerator().next()));
            registered.get().keeper().start(address);
        }
    }

    PeerKey key() {
        return key;
    }

    /** {@return the lease of this server, or empty if it currently owns no tables} */
    Optional<Lease> lease() {
        return registered.map(shared -> shared.keeper().lease()).orElse(Optional.of(Lease.UNLIMITED));
    }

    void check() {
        if (registered.isPresent()) {
            registered.get().keeper().check();
            if (lease().isPresent()) {
                lost = Optional.empty();
            } else if (lost.isEmpty()) {
                lost = Optional.of(System.nanoTime());
            }
        }
    }

    void beat() {
        registered.ifPresent(shared -> pulse.beat(shared.keeper().lastKnown().stream()
                .map(Member::address)
                .filter(address -> !address.isEmpty())
                .collect(ImmutableSet.toImmutableSet())));
    }

    /**
     * {@return whether this server has lost its lease and knows of no other server with one} In that case the database is
     * down for all servers, and clients should stay connected until it is back.
     */
    boolean isOutageOfAll() {
        return lease().isEmpty()
                && lost.filter(since -> System.nanoTime() - since < LONGEST_WAIT && !pulse.isAnyUpSince(since))
                        .isPresent();
    }

    /** {@return the addresses of other servers that hold a lease and respond} */
    ImmutableSet<String> reachable() {
        return others().stream()
                .map(Member::address)
                .filter(address -> !pulse.isSilent(address))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** {@return the other servers, from a list that is at most a second old} */
    ImmutableList<Member> others() {
        return registered.map(shared -> shared.keeper().others()).orElse(ImmutableList.of());
    }

    /** {@return the number of servers, this one included, or 0 if it has no lease} */
    int servers() {
        return lease().isEmpty() ? 0 : 1 + others().size();
    }

    /** {@return the number of sockets an address has at the other servers, if it has many} */
    int sockets(String address) {
        return others().stream()
                .mapToInt(member -> member.news().sockets().getOrDefault(address, 0))
                .sum();
    }

    /** Releases the lease, and the tables with it. */
    @Override
    public void close() {
        registered.ifPresent(shared -> shared.keeper().close());
    }
}
