package io.github.uptownrules.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

    /** Records that another client saw a move, with the nanoseconds since it was sent. */
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

    /** Records that a client knows its move was made. */
    synchronized void acknowledged() {
        acknowledged++;
    }

    /** Records that a connection was lost twice while a move was pending, which a page reports. */
    synchronized void gaveUp() {
        gaveUp++;
    }

    /** Records that a table or a seat could not be created at once. */
    synchronized void notMade() {
        notMade++;
    }

    synchronized void crash() {
        crashes++;
    }

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
