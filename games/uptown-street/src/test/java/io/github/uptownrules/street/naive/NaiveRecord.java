package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A writer of complete and redacted game records (section 5, and the notation's section 5). */
final class NaiveRecord {

    private NaiveRecord() {}

    /**
     * Returns a complete record.
     *
     * @param start the position before the first move
     * @param moves the legal moves
     * @param headers the headers between {@code Start} and {@code Result}, in the order given
     */
    static String text(NaiveStreet start, List<String> moves, Map<String, String> headers) {
        List<NaiveStreet> games = games(start, moves);
        Map<String, String> all = new LinkedHashMap<>();
        all.put("Notation", "uptown-street 1");
        all.put("Ruleset", "street-" + start.seats());
        all.put("Deck", start.deck().name());
        all.put("Start", start.text());
        all.putAll(headers);
        all.put("Result", games.get(moves.size()).result());
        return written(all, games, moves);
    }

    /**
     * Returns a redacted record: the view as start, the revealed cards, and only the names of players at the table as headers.
     */
    static String redacted(NaiveStreet start, List<String> moves, Map<String, String> headers) {
        List<NaiveStreet> games = games(start, moves);
        Map<String, String> all = new LinkedHashMap<>();
        all.put("Notation", "uptown-street 1");
        all.put("Ruleset", "street-" + start.seats());
        all.put("Deck", start.deck().name());
        all.put("Start", start.view());
        all.put("Shown", String.join(" ", shown(start, moves)));
        for (String name : headers.keySet()) {
            if (name.matches("Seat[1-" + start.seats() + "]")) {
                all.put(name, headers.get(name));
            }
        }
        all.put("Result", games.get(moves.size()).result());
        return written(all, games, moves);
    }

    /** Returns for each move the new top card of the pile played from, or a dash. */
    static List<String> shown(NaiveStreet start, List<String> moves) {
        List<NaiveStreet> games = games(start, moves);
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            String move = games.get(i).canonical(moves.get(i));
            // A discard is a card and one letter; so is a project.
            shown.add(games.get(i).shownAfter(NaiveCards.cardOf(move.split("@", -1)[0])));
        }
        return shown;
    }

    /** Returns the positions before each move, and the last one. */
    private static List<NaiveStreet> games(NaiveStreet start, List<String> moves) {
        List<NaiveStreet> games = new ArrayList<>(List.of(start));
        for (int i = 0; i < moves.size(); i++) {
            games.add(games.get(i).play(moves.get(i)));
        }
        return games;
    }

    private static String written(Map<String, String> headers, List<NaiveStreet> games, List<String> moves) {
        StringBuilder text = new StringBuilder();
        headers.forEach((name, value) ->
                text.append('[').append(name).append(" \"").append(value).append("\"]\n"));
        text.append('\n');
        int before = -1;
        for (int i = 0; i < moves.size(); i++) {
            // The round starts at 1 and increases each time the turn reaches or passes seat 1.
            int round = 1 + games.get(i).roundsBegun() - games.get(0).roundsBegun();
            if (round != before) {
                text.append(i == 0 ? "" : "  ").append(round).append('.');
            }
            before = round;
            text.append(' ').append(games.get(i).canonical(moves.get(i)));
        }
        return text.toString();
    }
}
