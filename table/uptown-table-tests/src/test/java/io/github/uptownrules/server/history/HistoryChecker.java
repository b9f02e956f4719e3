package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Recorded;
import java.util.List;
import java.util.Set;

/**
 * Compares the actions of clients and the messages they received with the final record. Each acknowledged move must be in the
 * record once, at the place where it was made. Each shown state must be one that was stored, and the same for all clients. A
 * client must see at least everything that any client knew before its request.
 *
 * <p>Moves are not taken back at these tables, and positions are compared by their public part.
 */
public final class HistoryChecker {
    /** The codes for an unknown table and a wrong secret. */
    private static final Set<Integer> FORGOTTEN = Set.of(4001, 4002);

    private HistoryChecker() {}

    /** Returns the errors in the history of a table, which ends with its record. */
    public static List<Finding> check(String table, List<Event> events) {
        Findings findings = new Findings(table);
        String text = "";
        int line = 0;
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).what() instanceof Recorded recorded) {
                text = recorded.text();
                line = i + 1;
            }
        }
        if (text.isEmpty()) {
            findings.add(Finding.Kind.FORGOTTEN, "all", events.size(), "the final record is missing");
            return findings.all();
        }
        try {
            return check(table, events, FinalRecord.read(text));
        } catch (IllegalArgumentException e) {
            findings.add(Finding.Kind.DOUBLED, "all", line, "the record is invalid: " + e.getMessage());
            return findings.all();
        }
    }

    static List<Finding> check(String table, List<Event> events, FinalRecord record) {
        Findings findings = new Findings(table);
        new MoveChecks(events, record, findings).check();
        new StateChecks(events, record, findings).check();
        new OrderChecks(events, findings).check();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).what() instanceof Lost lost && FORGOTTEN.contains(lost.code())) {
                findings.add(
                        Finding.Kind.FORGOTTEN,
                        events.get(i).client(),
                        i + 1,
                        "the server closed the connection with " + lost.code());
            }
        }
        return findings.all();
    }
}
