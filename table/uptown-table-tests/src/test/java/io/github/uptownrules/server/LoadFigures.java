package io.github.uptownrules.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a load has shown so far. */
final class LoadFigures {
    private static final double MILLION = 1e6;

    private long[] seen = new long[1 << 16];
    private int count;
    private long games;
    private long lost;
    private long reconnected;
    private long dropped;
    private long refused;
    private long acknowledged;
    private long gaveUp;
    private long notMade;
    private long crashes;
    private final List<String> faults = new ArrayList<>();

    /** A move was seen by somebody else, so many nanoseconds after it was sent. */
    synchronized void seen(long nanoseconds) {
        if (count == seen.length) {
            seen = Arrays.copyOf(seen, 2 * count);
        }
        seen[count++] = nanoseconds;
    }

    synchronized void game() {
        games++;
    }

    synchronized void lost() {
        lost++;
    }

    synchronized void reconnected() {
        reconnected++;
    }

    synchronized void dropped() {
        dropped++;
    }

    synchronized void refused() {
        refused++;
    }

    /** A client knows that its move was made. */
    synchronized void acknowledged() {
        acknowledged++;
    }

    /** A connection was lost twice while a move was on its way: a page says so. */
    synchronized void gaveUp() {
        gaveUp++;
    }

    /** A table or a seat could not be had at once. */
    synchronized void notMade() {
        notMade++;
    }

    synchronized void crash() {
        crashes++;
    }

    /** Something that must not be. */
    synchronized void fault(String what) {
        if (faults.size() < 50) {
            faults.add(what);
        }
    }

    synchronized void clear() {
        count = 0;
    }

    synchronized boolean isFaultless() {
        return faults.isEmpty();
    }

    synchronized String line() {
        long[] sorted = Arrays.copyOf(seen, count);
        Arrays.sort(sorted);
        return "acknowledged " + acknowledged + " seen by others " + count + " games " + games + " lost " + lost
                + " back " + reconnected + " slow dropped "
                + dropped + " refused " + refused + " given up " + gaveUp + " tables not made " + notMade + " crashes "
                + crashes + " ms p50 " + at(sorted, 0.5) + " p90 "
                + at(sorted, 0.9) + " p99 " + at(sorted, 0.99) + " max " + at(sorted, 1) + " faults " + faults.size();
    }

    synchronized String report() {
        return line() + String.join("\n  ", faults);
    }

    private static String at(long[] sorted, double share) {
        return sorted.length == 0
                ? "-"
                : String.valueOf(Math.round(sorted[(int) (share * (sorted.length - 1))] / MILLION * 10) / 10.0);
    }
}
