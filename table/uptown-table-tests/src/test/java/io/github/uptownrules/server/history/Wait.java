package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Connecting;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A client's wait for an answer, across its connections: from reconnecting until it was shown a state, or from sending a move
 * until it learned the outcome. The times are in milliseconds since 1970.
 */
record Wait(String client, long from, long until) {
    static final long OPEN = Long.MAX_VALUE;

    static List<Wait> all(List<Event> events) {
        List<Wait> waits = new ArrayList<>();
        Map<String, Long> connecting = new HashMap<>();
        Map<String, Long> asking = new HashMap<>();
        Map<String, Made> asked = new HashMap<>();
        for (Event event : events) {
            String client = event.client();
            if (event.what() instanceof Connecting) {
                connecting.putIfAbsent(client, event.at());
            } else if (event.what() instanceof Asked request) {
                asking.putIfAbsent(client, event.at());
                asked.put(client, request.made());
            } else if (event.what() instanceof Shown) {
                end(waits, connecting, event);
            } else if (event.what() instanceof Acknowledged || event.what() instanceof Refused) {
                end(waits, asking, event);
            } else if (event.what() instanceof Moves moves
                    && Optional.ofNullable(asked.get(client))
                            .filter(moves.moves()::contains)
                            .isPresent()) {
                end(waits, asking, event);
            }
        }
        connecting.forEach((client, from) -> waits.add(new Wait(client, from, OPEN)));
        asking.forEach((client, from) -> waits.add(new Wait(client, from, OPEN)));
        return waits;
    }

    private static void end(List<Wait> waits, Map<String, Long> begun, Event event) {
        Long from = begun.remove(event.client());
        if (from != null) {
            waits.add(new Wait(event.client(), from, event.at()));
        }
    }

    /** {@return whether a client lost its connection involuntarily in a period} */
    static boolean hasLoss(List<Event> events, long from, long until) {
        return events.stream()
                .anyMatch(event -> event.what() instanceof Lost lost
                        && lost.code() != Lost.LEFT
                        && event.at() >= from
                        && event.at() < until);
    }
}
