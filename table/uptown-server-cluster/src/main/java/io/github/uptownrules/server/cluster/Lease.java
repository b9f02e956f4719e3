package io.github.uptownrules.server.cluster;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The time during which a server owns its tables. It is measured by this machine's clock, starting before the database query.
 * It therefore ends here before it ends in the database and another server can take the tables. An expired lease stays
 * expired: the server then takes a new lease under a new name, without its tables.
 */
final class Lease {
    /** The safety margin for clocks that run at different speeds: a tenth. */
    private static final int MARGIN = 10;

    private final String server;
    private final LongSupplier nanos;
    private volatile long until;
    private volatile boolean isOver;

    /**
     * Creates a lease.
     *
     * @param asked the time of the database query, by the clock of this machine
     * @param length the duration, from the time of the query
     */
    Lease(String server, LongSupplier nanos, long asked, Duration length) {
        this.server = server;
        this.nanos = nanos;
        this.until = end(asked, length);
    }

    private static long end(long asked, Duration length) {
        return asked + length.toNanos() - length.toNanos() / MARGIN;
    }

    /** {@return the name of the server during this lease} */
    public String server() {
        return server;
    }

    /** {@return whether the server still owns the tables that it took under this lease; once false, it stays false} */
    public boolean isHeld() {
        if (!isOver && until - nanos.getAsLong() <= 0) {
            isOver = true;
        }
        return !isOver;
    }

    /** Extends the lease after the database has renewed it. */
    void renew(long asked, Duration length) {
        if (isHeld()) {
            until = end(asked, length);
        }
    }

    /** Ends a lease that was released or that the database no longer knows. */
    void end() {
        isOver = true;
    }
}
