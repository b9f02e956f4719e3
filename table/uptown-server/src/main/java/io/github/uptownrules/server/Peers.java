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

/** This server among those of its database, if that is one that several servers use. */
final class Peers implements AutoCloseable {
    /** In a lease the database may be asked so often in vain. */
    private static final int ASKED = 3;

    /** So long a server waits with its clients for the database; then it calls itself down. */
    private static final long LONGEST_WAIT = Duration.ofSeconds(8).toNanos();

    private final Optional<Registered> registered;
    private final PeerKey key = new PeerKey();
    private final Pulse pulse = new Pulse(key, System::nanoTime);

    /** Since when there is no lease, if there was one. */
    private volatile Optional<Long> lost = Optional.empty();

    /** Where it is registered, and what keeps it there. */
    private record Registered(PostgresRegistry registry, LeaseKeeper keeper) {}

    private Peers(Optional<Registered> registered) {
        this.registered = registered;
    }

    /** A server whose tables are its own. */
    static Peers none() {
        return new Peers(Optional.empty());
    }

    /**
     * A server that shares a database, and has no lease yet.
     *
     * @param data the URL of the database
     * @param length how long a lease holds
     * @param news what the others are told
     * @param listener what is notified
     */
    static Peers of(String data, Duration length, Supplier<News> news, LeaseKeeper.Listener listener)
            throws IOException {
        PostgresRegistry registry = PostgresRegistry.of(data, length.dividedBy(ASKED));
        TokenGenerator tokens = new TokenGenerator();
        return new Peers(Optional.of(new Registered(
                registry, new LeaseKeeper(registry, length, tokens::next, news, listener, System::nanoTime))));
    }

    /** Whether there may be other servers. */
    boolean areShared() {
        return registered.isPresent();
    }

    /** Takes a lease, and says where the others reach this server; empty if they cannot. */
    void start(String address) throws SQLException, InterruptedException {
        if (registered.isPresent()) {
            key.learn(registered.get().registry().key(new TokenGenerator().next()));
            registered.get().keeper().start(address);
        }
    }

    PeerKey key() {
        return key;
    }

    /** The lease of this server; nothing while it may not speak for any table. */
    Optional<Lease> lease() {
        return registered.map(shared -> shared.keeper().lease()).orElse(Optional.of(Lease.UNLIMITED));
    }

    /** Notices when the lease is over. */
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

    /** Asks the others whether they are there. */
    void beat() {
        registered.ifPresent(shared -> pulse.beat(shared.keeper().lastKnown().stream()
                .map(Member::address)
                .filter(address -> !address.isEmpty())
                .collect(ImmutableSet.toImmutableSet())));
    }

    /**
     * Whether this server has lost its lease, and no other one is known to have one: then the database is away for all, and clients
     * had better wait where they are until it is back.
     */
    boolean isOutageOfAll() {
        return lease().isEmpty()
                && lost.filter(since -> System.nanoTime() - since < LONGEST_WAIT && !pulse.isAnyUpSince(since))
                        .isPresent();
    }

    /** Where others are whose leases hold, and that answer. */
    ImmutableSet<String> reachable() {
        return others().stream()
                .map(Member::address)
                .filter(address -> !pulse.isSilent(address))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** The other servers, as they were a second ago at most. */
    ImmutableList<Member> others() {
        return registered.map(shared -> shared.keeper().others()).orElse(ImmutableList.of());
    }

    /** How many servers there are, if this one has a lease, and this is one of them. */
    int servers() {
        return lease().isEmpty() ? 0 : 1 + others().size();
    }

    /** How many sockets an address has at the others, if it has many. */
    int sockets(String address) {
        return others().stream()
                .mapToInt(member -> member.news().sockets().getOrDefault(address, 0))
                .sum();
    }

    /** Gives the lease back, and with it the tables. */
    @Override
    public void close() {
        registered.ifPresent(shared -> shared.keeper().close());
    }
}
