package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the numbered tiles that follow, and those that go along with a double. */
final class NaiveNumbers {

    private NaiveNumbers() {}

    /** Returns whether a numbered tile follows the reference: V9, V10, W6; while open any other number does (V7). */
    static boolean follows(NaiveState state, String tile) {
        int value = NaiveTiles.value(tile);
        int reference = NaiveTiles.value(state.reference());
        return switch (state.direction()) {
            case "+" -> value > reference;
            case "-" -> value < reference;
            default -> value != reference;
        };
    }

    /**
     * Returns the tiles laid with a last number of the mover: only that number, or with a double all the mover's numbers
     * strictly between reference and double, except other doubles, in order (V18, W13). When the game falls, numbers are in
     * reverse canonical order, so of two equal numbers the marked one comes first.
     */
    static List<String> together(NaiveState state, String last) {
        List<String> laid = new ArrayList<>();
        if (NaiveTiles.isDouble(last)) {
            int from = NaiveTiles.value(state.reference());
            int to = NaiveTiles.value(last);
            for (String tile : state.rack()) {
                boolean number = NaiveTiles.isNumbered(tile) && !NaiveTiles.isDouble(tile);
                if (number && isBetween(NaiveTiles.value(tile), from, to)) {
                    laid.add(tile);
                }
            }
            if (to < from) {
                Collections.reverse(laid);
            }
        }
        laid.add(last);
        return laid;
    }

    private static boolean isBetween(int value, int from, int to) {
        return (from < value && value < to) || (to < value && value < from);
    }
}
