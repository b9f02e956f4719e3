package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Hello;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.Finding.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks the order of states. On a connection, no state may be older than the one before. From its first state on, a
 * connection must show everything that any client knew when the hello message was sent.
 */
final class OrderChecks {
    private final List<Event> events;
    private final Findings findings;
    private final Map<String, Known> connections = new HashMap<>();
    private final Map<String, Asked> asked = new HashMap<>();
    private Known newest = new Known(0, 0, 0, "");

    OrderChecks(List<Event> events, Findings findings) {
        this.events = events;
        this.findings = findings;
    }

    /** A version and a number of moves that a client knew from a certain line of the history on. */
    private record Known(long version, int ply, int line, String client) {
        Known and(Known other) {
            return other.version >= version && other.ply >= ply
                    ? other
                    : new Known(Math.max(version, other.version), Math.max(ply, other.ply), line, client);
        }
    }

    void check() {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            int line = i + 1;
            String connection = event.client() + " " + event.connection();
            if (event.what() instanceof Hello) {
                connections.put(connection, newest);
            } else if (event.what() instanceof Asked request) {
                asked.put(event.client() + " " + request.id(), request);
            } else if (event.what() instanceof Acknowledged done) {
                Asked request = asked.get(event.client() + " " + done.id());
                if (request != null) {
                    learn(connection, new Known(request.version(), request.ply() + 1, line, event.client()));
                }
            } else if (event.what() instanceof Shown shown) {
                Known before = connections.getOrDefault(connection, newest);
                if (shown.version() < before.version() || shown.ply() < before.ply()) {
                    findings.add(
                            Kind.STALE,
                            event.client(),
                            line,
                            "version " + shown.version() + ", ply " + shown.ply() + " was shown on connection "
                                    + event.connection() + " after version " + before.version() + ", ply "
                                    + before.ply() + ", known to client " + before.client() + " in line "
                                    + before.line());
                }
                learn(connection, new Known(shown.version(), shown.ply(), line, event.client()));
            }
        }
    }

    private void learn(String connection, Known known) {
        newest = newest.and(known);
        connections.merge(connection, known, Known::and);
    }
}
