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

/** What became of the moves that clients asked for. */
final class MoveChecks {
    /** With these a request may be refused that was right: another try of it was done, or nothing could be stored. */
    private static final Set<String> EXCUSED = Set.of("stale", "unavailable");

    private final List<Event> events;
    private final FinalRecord record;
    private final Findings findings;

    /** All requests, by client and number. */
    private final Map<String, Asked> asked = new HashMap<>();

    /** The versions with which a move was asked for: a player who asks again with the same one means the same move. */
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
            return; // it was no move
        }
        Made made = request.made();
        String place = made + ", asked for at ply " + request.ply() + " and acknowledged,";
        if (!acknowledged.add(made + " " + request.version())) {
            findings.add(Kind.DOUBLED, client, line, place + " was acknowledged twice");
        }
        checkPlace(client, line, place, made, request.ply());
    }

    /** Makes sure that a move is in the record where it was made. */
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

    /** Makes sure that what was told of all moves is how the record begins. */
    private void compare(String client, int line, List<Made> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            if (record.last(ply + 1).filter(moves.get(ply)::equals).isEmpty()) {
                checkPlace(client, line, moves.get(ply) + ", told as number " + (ply + 1) + ",", moves.get(ply), ply);
                return;
            }
        }
    }

    private void refuse(String client, int line, Refused refused) {
        Asked request = asked.get(key(client, refused.id()));
        if (request == null) {
            return;
        }
        String place = request.made() + ", asked for at ply " + request.ply() + " and refused,";
        if (!EXCUSED.contains(refused.code())) {
            findings.add(Kind.REFUSED, client, line, place + " was offered, and is called " + refused.code());
        } else if (refused.code().equals("stale") && isFirst(client, request) && away.isEmpty()) {
            findings.add(Kind.STALE, client, line, place + " is called stale, but nobody else could move meanwhile");
        }
    }

    /** Whether a client asked for this move only once. */
    private boolean isFirst(String client, Asked request) {
        return asked.entrySet().stream()
                        .filter(entry -> entry.getKey().startsWith(client + " "))
                        .filter(entry -> entry.getValue().made().equals(request.made())
                                && entry.getValue().version() == request.version())
                        .count()
                == 1;
    }

    /** Makes sure that no move is in the record more often than its player made it. Bots say nothing, and are not asked. */
    private void checkRecord() {
        for (Made made : new HashSet<>(record.moves())) {
            if (!seats.contains(made.seat()) || away.contains(made.seat())) {
                continue;
            }
            int count = record.count(made);
            int times = intended.get(made).size();
            int line = events.size();
            if (times == 0) {
                findings.add(Kind.INVENTED, "of seat " + made.seat(), line, made + " was never asked for");
            } else if (count > times) {
                findings.add(
                        Kind.DOUBLED,
                        clients.getOrDefault(made, ""),
                        line,
                        made + " is in the record as numbers " + places(made) + ", and was made " + times + " times");
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
