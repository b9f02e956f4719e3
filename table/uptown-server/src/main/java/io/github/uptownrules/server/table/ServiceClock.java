package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The total time that the servers of these tables have run, in milliseconds. It pauses while no server runs. A restarted server
 * continues from the last stored time.
 */
public final class ServiceClock {
    /** The longest timer. A timer stays in memory until it ends, even if its move has been made. */
    public static final Duration LONGEST_TIMER = Duration.ofSeconds(30);

    private static final long NANOSECONDS = 1_000_000;

    private final LongSupplier nanos;
    private final Duration longestTimer;

    /** The current reading, which may be paused. */
    private volatile Reading last;

    /** A reading of the clock at a time. */
    private record Reading(long millis, boolean isRunning, long nanos) {
        long at(long now) {
            return isRunning ? millis + (now - nanos) / NANOSECONDS : millis;
        }
    }

    /**
     * Creates a paused clock.
     *
     * @param before the last stored time
     * @param nanos the clock of this machine
     * @param longestTimer the time after which a timer checks the clock again
     */
    public ServiceClock(long before, LongSupplier nanos, Duration longestTimer) {
        this.last = new Reading(before, false, 0);
        this.nanos = nanos;
        this.longestTimer = longestTimer;
    }

    /** Starts the clock when players can connect. */
    public void start() {
        set(millis());
    }

    /** Sets the time that the servers agreed on, from which the clock continues. */
    public void set(long millis) {
        last = new Reading(millis, true, nanos());
    }

    public long millis() {
        return last.at(nanos());
    }

    /** {@return the time of this machine's clock, in nanoseconds} */
    long nanos() {
        return nanos.getAsLong();
    }

    /** {@return the longest time that a timer waits, in milliseconds} */
    long longestTimer() {
        return longestTimer.toMillis();
    }
}
