package io.github.uptownrules.app.uptown.web;

/** So many at once, and then as many as come back with time. */
final class Allowance {
    private static final double NANOSECONDS = 1e9;

    private final double perSecond;
    private final int most;
    private double left;
    private long last = System.nanoTime();

    Allowance(double perSecond, int most) {
        this.perSecond = perSecond;
        this.most = most;
        this.left = most;
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

    /** Whether nothing has been taken for so long that it can be forgotten. */
    synchronized boolean isFull() {
        refill();
        return left >= most;
    }

    private void refill() {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - last) / NANOSECONDS * perSecond);
        last = now;
    }
}
