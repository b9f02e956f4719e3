package io.github.uptownrules.server;

import java.util.function.LongSupplier;

/** A token bucket: a burst at once, and then as many as come back with time. */
final class TokenBucket {
    private static final double NANOSECONDS = 1e9;

    private final double perSecond;
    private final int most;
    private final LongSupplier time;
    private double left;
    private long last;

    /**
     * An allowance.
     *
     * @param perSecond how many come back in a second
     * @param most how many at once
     * @param time the nanoseconds since whenever
     */
    TokenBucket(double perSecond, int most, LongSupplier time) {
        this.perSecond = perSecond;
        this.most = most;
        this.left = most;
        this.time = time;
        this.last = time.getAsLong();
    }

    /** Takes one, if there is one left. */
    synchronized boolean take() {
        refill();
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    /** How many seconds it takes until there is one to take; 0 if there is one. */
    synchronized double secondsToNext() {
        refill();
        return Math.max(0, 1 - left) / perSecond;
    }

    /** Whether nothing has been taken for so long that it can be forgotten. */
    synchronized boolean isFull() {
        refill();
        return left >= most;
    }

    private void refill() {
        long now = time.getAsLong();
        left = Math.min(most, left + (now - last) / NANOSECONDS * perSecond);
        last = now;
    }
}
