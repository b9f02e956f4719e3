package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the text of a position without hidden parts. Any deviation from the canonical form is a fault, except for the order of
 * a seat's colors.
 */
final class NaiveReader {

    private NaiveReader() {}

    /** Parses the text, or returns empty if it is unreadable. Adds all faults of form. */
    static Optional<NaivePosition> read(String text, NaiveFaults faults) {
        if (text.indexOf('?') >= 0) {
            faults.add("position", "something is hidden by ?");
        }
        String[] fields = text.split(" ", -1);
        if (fields.length != 5) {
            faults.addUnreadable("position", fields.length + " fields separated by single spaces, not five");
            return Optional.empty();
        }
        NaiveBoard board = NaiveBoardReader.read(fields[1], faults);
        int turn = turn(fields[2], faults);
        List<List<NaiveTile>> captures = captures(fields[3], faults);
        List<List<NaiveHand>> hands = NaiveHandsReader.read(fields[4], faults);
        if (captures.size() != hands.size()) {
            faults.addUnreadable("captures", captures.size() + " lists for " + hands.size() + " seats with hands");
        }
        if (!faults.isReadable()) {
            return Optional.empty();
        }
        List<NaiveSeat> seats = new ArrayList<>();
        for (int i = 0; i < hands.size(); i++) {
            seats.add(new NaiveSeat(i + 1, hands.get(i), captures.get(i)));
        }
        return Optional.of(new NaivePosition(fields[0], board, turn, seats));
    }

    private static int turn(String field, NaiveFaults faults) {
        if (field.equals("-")) {
            return NaiveTurns.NOBODY;
        }
        if (List.of("1", "2", "3", "4", "5").contains(field)) {
            return Integer.parseInt(field);
        }
        faults.addUnreadable("turn", "neither a seat nor - but \"" + field + "\"");
        return NaiveTurns.NOBODY;
    }

    private static List<List<NaiveTile>> captures(String field, NaiveFaults faults) {
        List<List<NaiveTile>> captures = new ArrayList<>();
        for (String list : field.split(";", -1)) {
            captures.add(tiles(list, "captures of seat " + (captures.size() + 1), faults));
        }
        return captures;
    }

    private static List<NaiveTile> tiles(String text, String where, NaiveFaults faults) {
        List<NaiveTile> tiles = new ArrayList<>();
        if (text.equals("-")) {
            return tiles;
        }
        if (text.isEmpty() || text.length() % 2 != 0) {
            faults.addUnreadable(where, "not a list of tiles: \"" + text + "\"");
            return tiles;
        }
        for (int i = 0; i < text.length(); i += 2) {
            if (!NaiveTile.isColor(text.charAt(i)) || !NaiveFaces.isFace(text.charAt(i + 1))) {
                faults.addUnreadable(where, "not a tile: \"" + text.substring(i, i + 2) + "\"");
                return tiles;
            }
            tiles.add(new NaiveTile(text.charAt(i), text.charAt(i + 1)));
        }
        if (!tiles.equals(tiles.stream().sorted().toList())) {
            faults.add(where, "not in canonical order");
        }
        return tiles;
    }
}
