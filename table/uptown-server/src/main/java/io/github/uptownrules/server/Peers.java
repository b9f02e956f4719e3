package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
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

    private final Optional<Registered> registered;
    private final PeerKey key = new PeerKey();
    private final Outage outage = new Outage();

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
            LeaseKeeper keeper = registered.get().keeper();
            keeper.check();
            if (keeper.lease().isPresent()) {
                outage.end();
            } else {
                outage.look(keeper.lastKnown());
            }
        }
    }

    /** Whether this server has no lease, and as far as it knows no other one has. */
    boolean isOutageOfAll() {
        return lease().isEmpty() && outage.isShared();
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
