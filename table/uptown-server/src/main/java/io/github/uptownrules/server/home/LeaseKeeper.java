package io.github.uptownrules.server.home;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Keeps the lease of a server, on a thread and a connection that nothing else delays, and knows the other servers. */
public final class LeaseKeeper implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LeaseKeeper.class.getName());

    /** A lease is renewed so often while it holds, so that one renewal may fail. */
    private static final int RENEWALS = 3;

    /** After a failure it is tried again so much sooner. */
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

    /**
     * The others.
     *
     * @param others as the database knew them
     * @param at when it said so, by the clock of this machine
     */
    private record Known(ImmutableList<Member> others, long at) {}

    /** Who has to do something when a lease begins or ends. */
    public interface Listener {
        /** A lease was taken. */
        void entered();

        /** The lease is over: when this returns, none of the tables taken under it is in use any more. */
        void lapsed();

        /** The time that servers have run, as the database has it. */
        void agreedOn(long serviceTime);

        /** The time that this server shows its clients. */
        long serviceTime();
    }

    /**
     * A keeper without a lease.
     *
     * @param registry where leases are kept; closed with this
     * @param length how long a lease holds
     * @param names makes names that no other server has
     * @param news what this server has to tell
     * @param listener what is notified, on the thread of this
     * @param nanos the clock of this machine
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
     * Takes the first lease, and keeps it.
     *
     * @param own where the others reach this server; empty if they cannot
     * @throws SQLException if it cannot be taken, also because a server that lives, or this one, cannot be reached
     * @throws InterruptedException if the thread is interrupted while it waits for another one to be over
     */
    public void start(String own) throws SQLException, InterruptedException {
        address = own;
        long end = nanos.getAsLong() + 2 * length.toNanos();
        Optional<Member> unreachable = unreachable();
        while (unreachable.isPresent() && nanos.getAsLong() - end < 0) {
            registry.awaitNews(length.dividedBy(SOONER)); // it may be this one, before it was killed
            unreachable = unreachable();
        }
        if (unreachable.isPresent()) {
            throw new SQLException("another server uses this database, and " + (own.isEmpty() ? "this one" : "that one")
                    + " does not say at which address the others reach it");
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
        renewed = asked - length.toNanos(); // to learn the rest at once
        listener.entered();
    }

    /** {@return the lease, if there is one that holds} */
    public Optional<Lease> lease() {
        return lease.filter(Lease::isHeld);
    }

    /** {@return the other servers whose leases hold, with what they told a second ago at most} */
    public ImmutableList<Member> others() {
        Known last = known;
        long since = nanos.getAsLong() - last.at();
        return last.others().stream()
                .filter(member -> member.left().toNanos() > since)
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return the other servers that the database knew when it was last asked} */
    public ImmutableList<Member> lastKnown() {
        return known.others();
    }

    /** Notices when the lease is over; to be called often, for the thread of this may wait for the database. */
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
                    LOG.log(System.Logger.Level.WARNING, "the lease: " + e.getMessage());
                }
                isFailing = true;
                Uninterruptibles.sleepUninterruptibly(length.dividedBy(RENEWALS * SOONER));
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Takes, renews or loses the lease, and waits a while. */
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

    /** Gives the lease back, and takes no other. */
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
                LOG.log(System.Logger.Level.WARNING, "the lease is not given back: " + e.getMessage());
            }
        });
        registry.close();
    }
}
