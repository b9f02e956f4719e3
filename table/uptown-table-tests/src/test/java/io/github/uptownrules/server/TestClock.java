package io.github.uptownrules.server;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A clock that a test advances instead of waiting. */
final class TestClock implements LongSupplier {
    /** The interval at which timers check this clock. */
    static final Duration LOOK = Duration.ofMillis(10);

    private final AtomicLong ahead = new AtomicLong();

    @Override
    public long getAsLong() {
        return System.nanoTime() + ahead.get();
    }

    void pass(Duration time) {
        ahead.addAndGet(time.toNanos());
    }
}
