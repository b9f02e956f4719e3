package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Recorded;
import java.util.List;
import java.util.Set;

/**
 * Compares what clients did and what they were told with the record in the end. Each acknowledged move is in it once, at the place
 * where it was made; every state that was shown is one that was stored, and the same for all; and no client is shown less than
 * what any client knew before it asked.
 *
 * <p>Moves are not taken back at these tables, and every viewer's position is compared without the tiles that only one may see.
 */
public final class HistoryChecker {
    /** Unknown table, and wrong secret. */
    private static final Set<Integer> FORGOTTEN = Set.of(4001, 4002);

    private HistoryChecker() {}

    /** What is wrong with the history of a table, in whose end its record is. */
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
            findings.add(Finding.Kind.FORGOTTEN, "all", events.size(), "there is no record in the end");
            return findings.all();
        }
        try {
            return check(table, events, FinalRecord.read(text));
        } catch (IllegalArgumentException e) {
            findings.add(Finding.Kind.DOUBLED, "all", line, "the record is that of no game: " + e.getMessage());
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
