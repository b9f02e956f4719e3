package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;

/** Reads the hands field of a position: {@code <color>=<rack>/<pile>} for each color of each seat. */
final class NaiveHandsReader {

    private NaiveHandsReader() {}

    /** Returns the hands of each seat, in the order of the text. */
    static List<List<NaiveHand>> read(String field, NaiveFaults faults) {
        List<List<NaiveHand>> seats = new ArrayList<>();
        for (String seat : field.split(";", -1)) {
            List<NaiveHand> hands = new ArrayList<>();
            for (String hand : seat.split(",", -1)) {
                hands.add(hand(hand, "hands of seat " + (seats.size() + 1), faults));
            }
            seats.add(hands);
        }
        return seats;
    }

    private static NaiveHand hand(String text, String where, NaiveFaults faults) {
        int slash = text.indexOf('/');
        if (slash < 2 || !NaiveTile.isColor(text.charAt(0)) || text.charAt(1) != '=') {
            faults.addUnreadable(where, "not a color's rack and pile: \"" + text + "\"");
            return new NaiveHand(' ', "", "");
        }
        char color = text.charAt(0);
        String rack = faces(text.substring(2, slash), where + ", rack of " + color, faults);
        String pile = faces(text.substring(slash + 1), where + ", pile of " + color, faults);
        if (!rack.equals(NaiveFaces.sorted(rack))) {
            faults.add(where + ", rack of " + color, "not in canonical order");
        }
        return new NaiveHand(color, rack, pile);
    }

    private static String faces(String text, String where, NaiveFaults faults) {
        if (text.equals("-")) {
            return "";
        }
        if (text.isEmpty() || !text.chars().allMatch(face -> NaiveFaces.isFace((char) face))) {
            faults.addUnreadable(where, "not a list of faces: \"" + text + "\"");
        }
        return text;
    }
}
