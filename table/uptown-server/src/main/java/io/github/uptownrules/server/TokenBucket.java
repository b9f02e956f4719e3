package io.github.uptownrules.server;

import java.util.function.LongSupplier;

/** A token bucket: allows a burst at once and refills over time. */
final class TokenBucket {
    private static final double NANOSECONDS = 1e9;

    private final double perSecond;
    private final int most;
    private final LongSupplier time;
    private double left;
    private long last;

    TokenBucket(double perSecond, int most, LongSupplier time) {
        this.perSecond = perSecond;
        this.most = most;
        this.left = most;
        this.time = time;
        this.last = time.getAsLong();
    }

    synchronized boolean take() {
        refill();
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    /** {@return the seconds until the next token, or 0 if one is left} */
    synchronized double secondsToNext() {
        refill();
        return Math.max(0, 1 - left) / perSecond;
    }

    /** {@return whether the bucket is full, and can therefore be forgotten} */
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
