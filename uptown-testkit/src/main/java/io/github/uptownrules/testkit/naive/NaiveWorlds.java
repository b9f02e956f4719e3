package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Enumerates all possible worlds of a view by brute force: each way to fill in the hidden parts is written out, and kept if it
 * is a valid position (Q13).
 */
public final class NaiveWorlds {
    private NaiveWorlds() {}

    /**
     * Returns the texts of all worlds.
     *
     * @param view the text of a view
     * @param rulesets as for {@link NaivePositions#problems}
     */
    public static Set<String> of(String view, Map<String, NaiveShape> rulesets) {
        // Replacing the hidden parts by dashes makes the rest readable.
        NaivePosition seen = NaiveReader.read(view.replaceAll("\\?[0-9]+", "-"), new NaiveFaults())
                .orElseThrow();
        String head = view.substring(0, view.lastIndexOf(' ') + 1);
        List<String> positions = List.of(head);
        for (String part : view.substring(head.length()).split("(?<=[;,])")) {
            List<String> longer = new ArrayList<>();
            for (String position : positions) {
                for (String hand : hands(part, unplayed(part.charAt(0), seen))) {
                    longer.add(position + hand);
                }
            }
            positions = longer;
        }
        Set<String> worlds = new LinkedHashSet<>();
        for (String position : positions) {
            if (NaivePositions.problems(position, rulesets).isEmpty()) {
                worlds.add(position);
            }
        }
        return worlds;
    }

    /** Returns the faces of a color that are neither on the board nor captured. */
    private static String unplayed(char color, NaivePosition seen) {
        String faces = NaiveFaces.ALL;
        for (String cell : NaiveCells.ALL) {
            if (seen.board().at(cell).stream().anyMatch(tile -> tile.color() == color)) {
                faces = without(
                        faces, String.valueOf(seen.board().at(cell).get().face()));
            }
        }
        for (NaiveSeat seat : seen.seats()) {
            for (NaiveTile tile : seat.captures()) {
                if (tile.color() == color) {
                    faces = without(faces, String.valueOf(tile.face()));
                }
            }
        }
        return faces;
    }

    /** Returns all possible hands of one color, such as {@code g=?5/?2;}, each with the separator after it. */
    private static List<String> hands(String part, String unplayed) {
        String separator = part.endsWith(";") || part.endsWith(",") ? part.substring(part.length() - 1) : "";
        String rack = part.substring(2, part.indexOf('/'));
        String pile = part.substring(part.indexOf('/') + 1, part.length() - separator.length());
        List<String> hands = new ArrayList<>();
        for (String tiles : rack.startsWith("?") ? subsets(unplayed, number(rack)) : List.of(rack)) {
            for (String order : pile.startsWith("?") ? orders(without(unplayed, tiles)) : List.of(pile)) {
                hands.add(part.substring(0, 2) + tiles + "/" + (order.isEmpty() ? "-" : order) + separator);
            }
        }
        return hands;
    }

    private static int number(String hidden) {
        return Integer.parseInt(hidden.substring(1));
    }

    private static String without(String faces, String others) {
        StringBuilder left = new StringBuilder();
        for (char face : faces.toCharArray()) {
            if (others.indexOf(face) < 0) {
                left.append(face);
            }
        }
        return left.toString();
    }

    /** Returns all subsets of a size, each in order. */
    private static List<String> subsets(String faces, int count) {
        if (count == 0) {
            return List.of("");
        }
        List<String> subsets = new ArrayList<>();
        for (int first = 0; first <= faces.length() - count; first++) {
            for (String rest : subsets(faces.substring(first + 1), count - 1)) {
                subsets.add(faces.charAt(first) + rest);
            }
        }
        return subsets;
    }

    private static List<String> orders(String faces) {
        if (faces.isEmpty()) {
            return List.of("");
        }
        List<String> orders = new ArrayList<>();
        for (char first : faces.toCharArray()) {
            for (String rest : orders(without(faces, String.valueOf(first)))) {
                orders.add(first + rest);
            }
        }
        return orders;
    }
}
