package io.github.uptownrules.server.table;

import java.util.Optional;

/**
 * The time that a server has run, over all its lives, in milliseconds: while it is down no time passes. What is stored of it now and
 * then is where the next life begins.
 */
public final class ServiceClock {
    private static final long NANOSECONDS = 1_000_000;

    private final long before;
    private volatile Optional<Long> started = Optional.empty();

    /**
     * A clock that goes on once it is started.
     *
     * @param before what it showed last
     */
    public ServiceClock(long before) {
        this.before = before;
    }

    /** Time passes from now on, for players can do something with it. */
    public void start() {
        started = Optional.of(System.nanoTime());
    }

    /** {@return the time now} */
    public long millis() {
        return before
                + started.map(nanos -> (System.nanoTime() - nanos) / NANOSECONDS)
                        .orElse(0L);
    }
}
