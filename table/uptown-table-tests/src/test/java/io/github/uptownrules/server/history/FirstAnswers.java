package io.github.uptownrules.server.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * After each fault, the time until the first message at each table was answered. For messages sent before the fault, the time
 * starts at the fault.
 */
final class FirstAnswers {
    private static final String ALL = "all";

    private final List<Fault> faults;
    private final Durations ofAllTables = new Durations();

    /** The times at tables where a client lost its connection before the next fault, by kind of fault. */
    private final Map<String, Durations> afterLoss = new TreeMap<>();

    FirstAnswers(List<Fault> faults) {
        this.faults = faults;
    }

    void add(List<Event> events, List<Wait> waits) {
        for (int i = 0; i < faults.size(); i++) {
            Fault fault = faults.get(i);
            long next = i + 1 < faults.size() ? faults.get(i + 1).at() : Wait.OPEN;
            waits.stream()
                    .filter(wait -> wait.until() >= fault.at() && wait.until() != Wait.OPEN && wait.from() < next)
                    .min(Comparator.<Wait>comparingLong(wait -> since(wait, fault))
                            .thenComparing(Comparator.comparingLong(Wait::until).reversed()))
                    .ifPresent(wait -> {
                        long time = wait.until() - since(wait, fault);
                        ofAllTables.add(time);
                        if (Wait.hasLoss(events, fault.at(), next)) {
                            durations(fault.kind()).add(time);
                            durations(ALL).add(time);
                        }
                    });
        }
    }

    private static long since(Wait wait, Fault fault) {
        return Math.max(wait.from(), fault.at());
    }

    private Durations durations(String kind) {
        return afterLoss.computeIfAbsent(kind, key -> new Durations());
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!faults.isEmpty()) {
            lines.add("from the first message after a fault to its answer: " + ofAllTables);
            lines.add("where a connection was lost, by what was done:");
            afterLoss.forEach((kind, times) -> lines.add("  " + kind + ": " + times));
        }
        return lines;
    }
}
