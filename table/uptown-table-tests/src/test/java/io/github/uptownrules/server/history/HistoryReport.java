package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A report on the histories of a folder: the errors found, and the waiting times of clients. */
public final class HistoryReport {
    private static final int MOST_FINDINGS = 20;

    /**
     * A wait that is still open at the end of a history after this many milliseconds counts as unanswered: a person would
     * reload the page.
     */
    private static final long LONG = 10_000;

    private final FirstAnswers answers;
    private final List<Finding> findings = new ArrayList<>();
    private final Map<Integer, Integer> losses = new TreeMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private final List<String> unanswered = new ArrayList<>();
    private int tables;
    private int acknowledged;
    private int shown;
    private long longest;
    private String longestWhere = "";

    private HistoryReport(List<Fault> faults) {
        this.answers = new FirstAnswers(faults);
    }

    public static HistoryReport of(Path folder, List<Fault> faults) throws IOException {
        HistoryReport report = new HistoryReport(faults);
        for (String table : History.tables(folder)) {
            report.add(table, History.read(folder, table));
        }
        return report;
    }

    private void add(String table, List<Event> events) {
        tables++;
        findings.addAll(HistoryChecker.check(table, events));
        for (Event event : events) {
            if (event.what() instanceof Acknowledged) {
                acknowledged++;
            } else if (event.what() instanceof Shown) {
                shown++;
            } else if (event.what() instanceof Lost lost) {
                losses.merge(lost.code(), 1, Integer::sum);
            } else if (event.what() instanceof Refused refused) {
                refusals.merge(refused.code(), 1, Integer::sum);
            }
        }
        addWaits(table, events);
    }

    private void addWaits(String table, List<Event> events) {
        List<Wait> waits = Wait.all(events);
        long end = events.stream()
                .filter(event -> !event.client().equals(Event.AFTERWARDS))
                .mapToLong(Event::at)
                .max()
                .orElse(0);
        for (Wait wait : waits) {
            if (wait.until() == Wait.OPEN && end - wait.from() > LONG) {
                unanswered.add(table + " client " + wait.client());
            } else if (wait.until() != Wait.OPEN && wait.until() - wait.from() > longest) {
                longest = wait.until() - wait.from();
                longestWhere = table + " client " + wait.client() + " at " + wait.from();
            }
        }
        answers.add(events, waits);
    }

    public boolean isClean() {
        return findings.isEmpty() && unanswered.isEmpty();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        line(text, "tables " + tables + ", moves acknowledged " + acknowledged + ", states shown " + shown);
        line(text, "connections lost, by code: " + losses + " (-1: on purpose, 0: closed by the client after silence)");
        line(text, "moves refused, by code: " + refusals);
        line(text, "longest wait for an answer: " + longest + " ms, " + longestWhere);
        answers.lines().forEach(line -> line(text, line));
        line(text, "clients still without an answer: " + (unanswered.isEmpty() ? "none" : unanswered));
        Map<Finding.Kind, Long> kinds =
                findings.stream().collect(Collectors.groupingBy(Finding::kind, TreeMap::new, Collectors.counting()));
        line(text, "findings: " + (kinds.isEmpty() ? "none" : kinds));
        findings.stream().limit(MOST_FINDINGS).forEach(finding -> line(text, "  " + finding));
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
