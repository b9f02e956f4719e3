package io.github.uptownrules.server.home;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * For how long a server may speak for its tables. It is measured by the clock of this machine from before the database was asked, so
 * it is over here before it is over there, and another server can have the tables. What is over stays over: a server that comes too
 * late takes a new lease, with a new name, and none of its tables along.
 */
public final class Lease {
    /** That of a server beside which there is no other. */
    public static final Lease UNLIMITED = new Lease("", () -> 0, -1, Duration.ofNanos(2));

    /** What is left of it for clocks that do not run alike: a tenth. */
    private static final int MARGIN = 10;

    private final String server;
    private final LongSupplier nanos;
    private volatile long until;
    private volatile boolean isOver;

    /**
     * A lease.
     *
     * @param server the name of the server as long as it holds
     * @param nanos the clock of this machine
     * @param asked when the database was asked for it, by that clock
     * @param length how long it holds from when the database was asked
     */
    Lease(String server, LongSupplier nanos, long asked, Duration length) {
        this.server = server;
        this.nanos = nanos;
        this.until = end(asked, length);
    }

    private static long end(long asked, Duration length) {
        return asked + length.toNanos() - length.toNanos() / MARGIN;
    }

    /** {@return the name of the server as long as it holds} */
    public String server() {
        return server;
    }

    /** Whether the server may speak for the tables that it took under this lease; once it may not, it never may again. */
    public boolean isHeld() {
        if (!isOver && until - nanos.getAsLong() <= 0) {
            isOver = true;
        }
        return !isOver;
    }

    /** The database has renewed it, and was asked at a time. */
    void renew(long asked, Duration length) {
        if (isHeld()) {
            until = end(asked, length);
        }
    }

    /** The database does not know it any more, or it was given back. */
    void end() {
        isOver = true;
    }
}
