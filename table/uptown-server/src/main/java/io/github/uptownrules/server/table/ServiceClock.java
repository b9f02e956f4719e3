package io.github.uptownrules.server.table;

/**
 * The time that a server has run, over all its lives, in milliseconds: while it is down no time passes. What is stored of it now and
 * then is where the next life begins.
 */
public final class ServiceClock {
    private static final long NANOSECONDS = 1_000_000;

    private final long before;
    private final long started = System.nanoTime();

    /**
     * A clock that goes on.
     *
     * @param before what it showed last
     */
    public ServiceClock(long before) {
        this.before = before;
    }

    /** {@return the time now} */
    public long millis() {
        return before + (System.nanoTime() - started) / NANOSECONDS;
    }
}
