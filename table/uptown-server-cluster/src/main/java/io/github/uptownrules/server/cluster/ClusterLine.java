package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.peer.Host;
import io.github.uptownrules.server.peer.Line;
import io.github.uptownrules.server.peer.Visit;
import io.github.uptownrules.server.table.Client.Ending;
import io.github.uptownrules.server.table.LiveTable;
import io.github.uptownrules.server.table.Refusal;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A client's line to its table, either on this server under its lease, or through a link to the table's home server. */
final class ClusterLine implements Line {
    /**
     * The time limit and the interval of the search for a table whose home server may be dead; longer than a lease, and shorter
     * than the timeout of the page.
     */
    private static final long SEARCH = TimeUnit.MILLISECONDS.toNanos(7500);

    private static final long SEARCH_AGAIN_MS = 100;

    /** A lease whose end moves by more than this has been renewed; errors of clocks and queries are smaller. */
    private static final long RENEWED = TimeUnit.MILLISECONDS.toNanos(500);

    private final Visit visit;
    private final Supplier<Optional<Lease>> leases;
    private final Host host;
    private final PeerLinks links;
    private final Consumer<ClusterLine> forget;
    private volatile long began;

    /** The lease under which the client joined its table. Messages sent after it expires may be stale. */
    private volatile Optional<Lease> lease = Optional.empty();

    private Optional<PeerLink> link = Optional.empty();

    /** The home server that could not be reached, and the end of its lease at the first attempt. */
    private Optional<String> silentHome = Optional.empty();

    private long silentUntil;
    private boolean isOver;

    /**
     * Creates a line.
     *
     * @param leases supplies this server's lease while it holds one
     * @param forget is called with this line when it ends
     */
    ClusterLine(
            Visit visit, Supplier<Optional<Lease>> leases, Host host, PeerLinks links, Consumer<ClusterLine> forget) {
        this.visit = visit;
        this.leases = leases;
        this.host = host;
        this.links = links;
        this.forget = forget;
    }

    boolean isHandedOn() {
        return visit.arrival().isHandedOn();
    }

    @Override
    public void open() {
        began = System.nanoTime();
        search();
    }

    /** {@return whether the lease still lasts} Before the client has joined a table, nothing it receives can be stale. */
    @Override
    public boolean maySend() {
        return lease.map(Lease::isHeld).orElse(true);
    }

    private void search() {
        Optional<Lease> held = leases.get();
        if (held.isEmpty()) {
            searchAgain();
            return;
        }
        host.tables().find(visit.table()).whenComplete((found, failure) -> {
            lease = held;
            if (failure != null) {
                goElsewhere(failure);
            } else if (found.isEmpty()) {
                close(Ending.UNKNOWN_TABLE);
            } else {
                join(found.get());
            }
        });
    }

    private void join(LiveTable found) {
        visit.join(found);
        if (!isOver() && !maySend()) {
            close(Ending.MOVED); // the lease expired meanwhile
        }
    }

    private void goElsewhere(Throwable failure) {
        Optional<Elsewhere> elsewhere = Elsewhere.causeOf(failure);
        if (Refusal.causeOf(failure).isPresent()) {
            close(Ending.FULL);
        } else if (elsewhere.isPresent() && isHandedOn()) {
            close(Ending.MOVED); // the forwarding server searches again
        } else if (elsewhere.isPresent()) {
            handOn(elsewhere.get(), System.nanoTime());
        } else {
            searchAgain();
        }
    }

    private void handOn(Elsewhere home, long now) {
        links.open(home, visit, this).whenComplete((opened, lost) -> {
            if (lost == null) {
                enter(opened);
            } else if (livesOutOfReach(home, now)) {
                close(Ending.MOVED);
            } else {
                searchAgain();
            }
        });
    }

    /** {@return whether an unreachable home server keeps renewing its lease, so that other servers may still reach it} */
    private synchronized boolean livesOutOfReach(Elsewhere home, long now) {
        long until = now + home.left().toNanos();
        if (!silentHome.equals(Optional.of(home.address()))) {
            silentHome = Optional.of(home.address());
            silentUntil = until;
        }
        return until - silentUntil > RENEWED;
    }

    /**
     * Searches again later, because the home server may be dead and its lease about to expire, or the database may return soon.
     */
    void searchAgain() {
        synchronized (this) {
            lease = Optional.empty();
            link = Optional.empty();
            if (isOver) {
                return;
            }
        }
        if (System.nanoTime() - began > SEARCH) {
            close(Ending.MOVED);
        } else {
            host.timer().schedule(this::search, SEARCH_AGAIN_MS, TimeUnit.MILLISECONDS);
        }
    }

    private void enter(PeerLink opened) {
        boolean isLate;
        synchronized (this) {
            isLate = isOver;
            link = Optional.of(opened);
        }
        if (isLate) {
            opened.close();
        } else if (maySend()) {
            opened.send(visit.hello());
        } else {
            close(Ending.MOVED);
        }
    }

    void lapse() {
        if (lease.isPresent()) {
            close(Ending.MOVED);
        }
    }

    /** Forwards a frame from the home server. */
    void receive(String frame) {
        visit.client().send(frame);
    }

    void close(Ending how) {
        visit.client().close(how);
    }

    /** Ends the link if the table's home server is not among the live ones. */
    void endIfLost(ImmutableSet<String> living) {
        link().ifPresent(own -> own.endIfLost(living));
    }

    private synchronized boolean isOver() {
        return isOver;
    }

    private synchronized Optional<PeerLink> link() {
        return link;
    }

    @Override
    public void ask(String message) throws Refusal {
        Optional<PeerLink> elsewhere = link();
        if (elsewhere.isEmpty()) {
            visit.ask(message);
        } else if (!elsewhere.get().send(message)) {
            close(Ending.TOO_MUCH);
        }
    }

    @Override
    public void end() {
        synchronized (this) {
            isOver = true;
        }
        forget.accept(this);
        visit.end();
        link().ifPresent(PeerLink::close);
    }
}
