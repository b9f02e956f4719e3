package io.github.uptownrules.server.history;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.SetMultimap;
import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.Finding.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

final class MoveChecks {
    /** The error codes that a legal request may receive: an earlier attempt succeeded, or the storage failed. */
    private static final Set<String> EXCUSED = Set.of("stale", "unavailable");

    private final List<Event> events;
    private final FinalRecord record;
    private final Findings findings;

    private final Map<String, Asked> asked = new HashMap<>();

    /** The position versions that were sent with each move. A second request with the same version means the same move. */
    private final SetMultimap<Made, Long> intended = HashMultimap.create();

    private final Map<Made, String> clients = new HashMap<>();
    private final Set<Integer> seats = new HashSet<>();
    private final Set<Integer> away = new HashSet<>();
    private final Set<String> acknowledged = new HashSet<>();

    MoveChecks(List<Event> events, FinalRecord record, Findings findings) {
        this.events = events;
        this.record = record;
        this.findings = findings;
    }

    void check() {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            int line = i + 1;
            if (event.what() instanceof Asked request) {
                ask(event.client(), request);
            } else if (event.what() instanceof Acknowledged done) {
                acknowledge(event.client(), line, done.id());
            } else if (event.what() instanceof Refused refused) {
                refuse(event.client(), line, refused);
            } else if (event.what() instanceof Moves moves) {
                compare(event.client(), line, moves.moves());
            } else if (event.what() instanceof Shown shown) {
                away.addAll(shown.away());
            }
        }
        checkRecord();
    }

    private static String key(String client, int id) {
        return client + " " + id;
    }

    private void ask(String client, Asked request) {
        asked.put(key(client, request.id()), request);
        intended.put(request.made(), request.version());
        clients.put(request.made(), client);
        seats.add(request.made().seat());
    }

    private void acknowledge(String client, int line, int id) {
        Asked request = asked.get(key(client, id));
        if (request == null) {
            return; // not a move
        }
        Made made = request.made();
        String place = made + ", sent at ply " + request.ply() + " and acknowledged,";
        if (!acknowledged.add(made + " " + request.version())) {
            findings.add(Kind.DOUBLED, client, line, place + " was acknowledged twice");
        }
        checkPlace(client, line, place, made, request.ply());
    }

    /** Checks that a move is in the record at its place. */
    private void checkPlace(String client, int line, String place, Made made, int ply) {
        if (record.last(ply + 1).filter(made::equals).isPresent()) {
            return;
        }
        int elsewhere = record.moves().indexOf(made);
        if (elsewhere < 0) {
            findings.add(Kind.LOST, client, line, place + " is not in the record of " + length() + " moves");
        } else {
            findings.add(Kind.REORDERED, client, line, place + " is number " + (elsewhere + 1) + " in the record");
        }
    }

    private int length() {
        return record.moves().size();
    }

    /** Checks that a list of moves equals the beginning of the record. */
    private void compare(String client, int line, List<Made> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            if (record.last(ply + 1).filter(moves.get(ply)::equals).isEmpty()) {
                checkPlace(client, line, moves.get(ply) + ", listed as number " + (ply + 1) + ",", moves.get(ply), ply);
                return;
            }
        }
    }

    private void refuse(String client, int line, Refused refused) {
        Asked request = asked.get(key(client, refused.id()));
        if (request == null) {
            return;
        }
        String place = request.made() + ", sent at ply " + request.ply() + " and refused,";
        if (!EXCUSED.contains(refused.code())) {
            findings.add(Kind.REFUSED, client, line, place + " was legal, but was refused as " + refused.code());
        } else if (refused.code().equals("stale") && isFirst(client, request) && away.isEmpty()) {
            findings.add(
                    Kind.STALE,
                    client,
                    line,
                    place + " was refused as stale, but no other client could move meanwhile");
        }
    }

    /** {@return whether a client sent this move only once} */
    private boolean isFirst(String client, Asked request) {
        return asked.entrySet().stream()
                        .filter(entry -> entry.getKey().startsWith(client + " "))
                        .filter(entry -> entry.getValue().made().equals(request.made())
                                && entry.getValue().version() == request.version())
                        .count()
                == 1;
    }

    /** Checks that no move is in the record more often than its player made it. Moves of bots are not checked. */
    private void checkRecord() {
        for (Made made : new HashSet<>(record.moves())) {
            if (!seats.contains(made.seat()) || away.contains(made.seat())) {
                continue;
            }
            int count = record.count(made);
            int times = intended.get(made).size();
            int line = events.size();
            if (times == 0) {
                findings.add(Kind.INVENTED, "of seat " + made.seat(), line, made + " was never sent");
            } else if (count > times) {
                findings.add(
                        Kind.DOUBLED,
                        clients.getOrDefault(made, ""),
                        line,
                        made + " is in the record as numbers " + places(made) + ", but was made "
                                + (times == 1 ? "once" : times + " times"));
            }
        }
    }

    private String places(Made made) {
        StringBuilder places = new StringBuilder();
        for (int i = 0; i < record.moves().size(); i++) {
            if (record.moves().get(i).equals(made)) {
                places.append(places.isEmpty() ? "" : " and ").append(i + 1);
            }
        }
        return places.toString();
    }
}
