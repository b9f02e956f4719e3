package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Keeps the lease of a server on a separate thread and connection, so that nothing else delays it, and tracks the other
 * servers.
 */
final class LeaseKeeper implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LeaseKeeper.class.getName());

    /** The number of renewals during a lease, so that one of them may fail. */
    private static final int RENEWALS = 3;

    /** After a failure, retries come sooner by this factor. */
    private static final int SOONER = 10;

    private final Registry registry;
    private final Duration length;
    private final Supplier<String> names;
    private final Supplier<News> news;
    private final Listener listener;
    private final LongSupplier nanos;
    private final Thread thread = new Thread(this::run, "lease");
    private volatile String address = "";
    private volatile Optional<Lease> lease = Optional.empty();
    private volatile Known known = new Known(ImmutableList.of(), 0);
    private volatile boolean isClosed;
    private long renewed;
    private boolean isFailing;

    private record Known(ImmutableList<Member> others, long at) {}

    /** A listener for the beginning and the end of leases. */
    public interface Listener {
        void entered();

        /** Handles the end of a lease. When it returns, no table taken under the lease is in use any more. */
        void lapsed();

        /** Receives the service time of the database. */
        void agreedOn(long serviceTime);

        /** {@return the service time that this server shows its clients} */
        long serviceTime();
    }

    /**
     * Creates a keeper without a lease. It closes the registry and notifies the listener on its own thread.
     *
     * @param length the duration of a lease
     * @param names generates unique names
     */
    public LeaseKeeper(
            Registry registry,
            Duration length,
            Supplier<String> names,
            Supplier<News> news,
            Listener listener,
            LongSupplier nanos) {
        this.registry = registry;
        this.length = length;
        this.names = names;
        this.news = news;
        this.listener = listener;
        this.nanos = nanos;
    }

    /**
     * Takes the first lease and keeps it.
     *
     * @param own this server's address for the others, or empty if they cannot reach it
     * @throws SQLException if the lease cannot be taken, or if this server or another live one has no peer address
     * @throws InterruptedException if the thread is interrupted while it waits for another server's lease to expire
     */
    public void start(String own) throws SQLException, InterruptedException {
        address = own;
        long end = nanos.getAsLong() + 2 * length.toNanos();
        Optional<Member> unreachable = unreachable();
        while (unreachable.isPresent() && nanos.getAsLong() - end < 0) {
            registry.awaitNews(length.dividedBy(SOONER)); // it may be this server, before it was killed
            unreachable = unreachable();
        }
        if (unreachable.isPresent()) {
            throw new SQLException("another server uses this database, and " + (own.isEmpty() ? "this one" : "that one")
                    + " has no peer address");
        }
        enter();
        thread.start();
    }

    private Optional<Member> unreachable() throws SQLException {
        return registry.members().stream()
                .filter(member -> address.isEmpty() || member.address().isEmpty())
                .findFirst();
    }

    private void enter() throws SQLException {
        String name = names.get();
        long asked = nanos.getAsLong();
        registry.enter(new Member(name, address, news.get(), length), length);
        lease = Optional.of(new Lease(name, nanos, asked, length));
        renewed = asked - length.toNanos(); // renews at once to load the other servers
        listener.entered();
    }

    public Optional<Lease> lease() {
        return lease.filter(Lease::isHeld);
    }

    /** {@return the other servers that hold a lease, with news at most a second old} */
    public ImmutableList<Member> others() {
        Known last = known;
        long since = nanos.getAsLong() - last.at();
        return last.others().stream()
                .filter(member -> member.left().toNanos() > since)
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return the other servers as of the last query} */
    public ImmutableList<Member> lastKnown() {
        return known.others();
    }

    /**
     * Checks whether the lease has expired. Other threads must call it often, because the keeper's thread may be waiting for
     * the database.
     */
    public synchronized void check() {
        if (lease.isPresent() && !lease.get().isHeld()) {
            listener.lapsed();
            lease = Optional.empty();
        }
    }

    private void run() {
        while (!isClosed) {
            try {
                step();
                isFailing = false;
            } catch (SQLException e) {
                if (!isFailing) {
                    LOG.log(System.Logger.Level.WARNING, "cannot renew the lease: " + e.getMessage());
                }
                isFailing = true;
                Uninterruptibles.sleepUninterruptibly(length.dividedBy(RENEWALS * SOONER));
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Takes or renews the lease, or notices its loss, and waits for news. */
    void step() throws SQLException, InterruptedException {
        check();
        Optional<Lease> held = lease;
        if (held.isEmpty()) {
            enter();
            return;
        }
        long wait = renewed + length.toNanos() / RENEWALS - nanos.getAsLong();
        if (wait <= 0) {
            renew(held.get());
        } else if (registry.awaitNews(Duration.ofNanos(wait))) {
            know(registry.members());
        }
    }

    private void renew(Lease held) throws SQLException {
        long asked = nanos.getAsLong();
        Optional<Registry.Renewal> answer =
                registry.renew(new Member(held.server(), address, news.get(), length), length, listener.serviceTime());
        if (answer.isEmpty()) {
            held.end();
            return;
        }
        held.renew(asked, length);
        renewed = asked;
        listener.agreedOn(answer.get().serviceTime());
        know(answer.get().members());
    }

    private void know(ImmutableList<Member> members) {
        String own = lease.map(Lease::server).orElse("");
        known = new Known(
                members.stream()
                        .filter(member -> !member.server().equals(own))
                        .collect(ImmutableList.toImmutableList()),
                nanos.getAsLong());
    }

    /** Releases the lease and takes no other. */
    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        Uninterruptibles.joinUninterruptibly(thread);
        Optional<Lease> last = lease;
        lease = Optional.empty();
        last.ifPresent(held -> {
            held.end();
            try {
                registry.leave(held.server());
            } catch (SQLException e) {
                LOG.log(System.Logger.Level.WARNING, "cannot release the lease: " + e.getMessage());
            }
        });
        registry.close();
    }
}
