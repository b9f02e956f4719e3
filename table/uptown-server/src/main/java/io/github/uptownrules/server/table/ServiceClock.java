package io.github.uptownrules.server.table;

/**
 * The time that the servers of these tables have run, over all their lives, in milliseconds: while none is up no time passes. What
 * is stored of it now and then is where the next life begins.
 */
public final class ServiceClock {
    private static final long NANOSECONDS = 1_000_000;

    /** What it shows now: it may stand still. */
    private volatile Reading last;

    /**
     * What it showed.
     *
     * @param millis the time
     * @param isRunning whether it runs on from there
     * @param nanos when that was
     */
    private record Reading(long millis, boolean isRunning, long nanos) {
        long now() {
            return isRunning ? millis + (System.nanoTime() - nanos) / NANOSECONDS : millis;
        }
    }

    /**
     * A clock that goes on once it is started.
     *
     * @param before what it showed last
     */
    public ServiceClock(long before) {
        this.last = new Reading(before, false, 0);
    }

    /** Time passes from now on, for players can do something with it. */
    public void start() {
        set(last.now());
    }

    /** Shows what the servers have agreed on, and runs on from there. */
    public void set(long millis) {
        last = new Reading(millis, true, System.nanoTime());
    }

    /** {@return the time now} */
    public long millis() {
        return last.now();
    }
}
