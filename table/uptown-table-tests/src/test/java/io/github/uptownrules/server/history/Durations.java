package io.github.uptownrules.server.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list of durations in milliseconds. */
final class Durations {
    private final List<Long> all = new ArrayList<>();

    void add(long milliseconds) {
        all.add(milliseconds);
    }

    @Override
    public String toString() {
        if (all.isEmpty()) {
            return "none";
        }
        Collections.sort(all);
        return all.size() + " tables, ms p50 " + at(0.5) + " p99 " + at(0.99) + " max " + at(1);
    }

    private long at(double share) {
        return all.get((int) Math.ceil(share * (all.size() - 1)));
    }
}
