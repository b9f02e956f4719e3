package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The time that the servers of these tables have run, over all their lives, in milliseconds: while none is up no time passes. What
 * is stored of it now and then is where the next life begins.
 */
public final class ServiceClock {
    /** A timer is kept in memory until it ends, also when its move has been made: so none is set for days. */
    public static final Duration LONGEST_TIMER = Duration.ofSeconds(30);

    private static final long NANOSECONDS = 1_000_000;

    private final LongSupplier nanos;
    private final Duration longestTimer;

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
        long at(long now) {
            return isRunning ? millis + (now - nanos) / NANOSECONDS : millis;
        }
    }

    /**
     * A clock that goes on once it is started.
     *
     * @param before what it showed last
     * @param nanos the clock of this machine
     * @param longestTimer the time after which a timer looks at the clock again, although it may show less
     */
    public ServiceClock(long before, LongSupplier nanos, Duration longestTimer) {
        this.last = new Reading(before, false, 0);
        this.nanos = nanos;
        this.longestTimer = longestTimer;
    }

    /** Time passes from now on, for players can do something with it. */
    public void start() {
        set(millis());
    }

    /** Shows what the servers have agreed on, and runs on from there. */
    public void set(long millis) {
        last = new Reading(millis, true, nanos());
    }

    /** {@return the time now} */
    public long millis() {
        return last.at(nanos());
    }

    /** {@return what the clock of this machine shows, in nanoseconds} */
    long nanos() {
        return nanos.getAsLong();
    }

    /** {@return the longest time that a timer waits, in milliseconds} */
    long longestTimer() {
        return longestTimer.toMillis();
    }
}
