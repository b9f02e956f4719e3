package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.Finding.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Checks that the shown states are those that were stored. */
final class StateChecks {
    private final List<Event> events;
    private final FinalRecord record;
    private final Findings findings;
    private final TreeMap<Long, Seen> versions = new TreeMap<>();

    StateChecks(List<Event> events, FinalRecord record, Findings findings) {
        this.events = events;
        this.record = record;
        this.findings = findings;
    }

    /** A state, with the client and the line that showed it first. */
    private record Seen(Shown shown, String client, int line) {
        @Override
        public String toString() {
            return "line " + line + ", client " + client + " (" + say(shown) + ")";
        }
    }

    void check() {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).what() instanceof Shown shown) {
                Seen seen = new Seen(shown, events.get(i).client(), i + 1);
                checkStored(seen);
                checkSame(seen);
            }
        }
        checkGrowth();
    }

    private static String say(Shown shown) {
        return "version " + shown.version() + ", ply " + shown.ply() + ", last " + shown.last();
    }

    private void checkStored(Seen seen) {
        Shown shown = seen.shown();
        Optional<Made> last = record.last(shown.ply());
        if (last.isEmpty()) {
            add(Kind.NOT_STORED, seen, "the record has only " + record.moves().size() + " moves");
        } else if (!last.get().equals(shown.last())) {
            int elsewhere = record.moves().indexOf(shown.last());
            if (elsewhere < 0) {
                add(Kind.NOT_STORED, seen, "in the record that move is " + last.get());
            } else {
                add(Kind.REORDERED, seen, "in the record that move is number " + (elsewhere + 1));
            }
        } else if (hasBegun(shown) && !record.positions().get(shown.ply()).equals(shown.position())) {
            add(Kind.NOT_STORED, seen, "the moves of the record lead to a different position");
        }
    }

    private static boolean hasBegun(Shown shown) {
        return !shown.position().isEmpty();
    }

    private void checkSame(Seen seen) {
        Seen first = versions.putIfAbsent(seen.shown().version(), seen);
        if (first != null && !first.shown().equals(seen.shown())) {
            add(Kind.AMBIGUOUS, seen, "the same version differs in " + first);
        }
    }

    /** Checks that later versions do not have fewer moves. */
    private void checkGrowth() {
        Seen before = null;
        for (Map.Entry<Long, Seen> entry : versions.entrySet()) {
            Seen now = entry.getValue();
            if (before != null && now.shown().ply() < before.shown().ply()) {
                add(Kind.NOT_STORED, now, "an earlier version had more moves, in " + before);
            }
            before = now;
        }
    }

    private void add(Kind kind, Seen seen, String text) {
        findings.add(kind, seen.client(), seen.line(), say(seen.shown()) + " was shown; " + text);
    }
}
