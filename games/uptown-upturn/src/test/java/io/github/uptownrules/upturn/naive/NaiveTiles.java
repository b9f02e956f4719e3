package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tiles, lists of tiles and tile sets, all as text (V2, V3, W1, W2). */
public final class NaiveTiles {

    /** The action tiles in canonical order: arrows, skips, joker (V12, V14, V15). */
    static final List<String> ACTIONS = List.of("U", "D", "B", "S", "T", "J");

    /** All possible tiles, in canonical order: a marked number directly follows the unmarked one. */
    static final List<String> ALL = all();

    private static final Map<String, Integer> PLACES = places();

    private static final Pattern BETWEEN = Pattern.compile("[ \\t\\r\\n]*,[ \\t\\r\\n]*|[ \\t\\r\\n]+");
    private static final Pattern AROUND = Pattern.compile("^[ \\t\\r\\n]+|[ \\t\\r\\n]+$");

    /** Compares tiles by their places in {@link #ALL}. */
    static final Comparator<String> CANONICAL = Comparator.comparingInt(PLACES::get);

    private NaiveTiles() {}

    private static List<String> all() {
        List<String> all = new ArrayList<>();
        for (int value = 1; value <= 99; value++) {
            all.add("" + value);
            // W2: no double is marked.
            if (value % 11 != 0) {
                all.add(value + "*");
            }
        }
        all.addAll(ACTIONS);
        return List.copyOf(all);
    }

    private static Map<String, Integer> places() {
        Map<String, Integer> places = new HashMap<>();
        for (String tile : ALL) {
            places.put(tile, places.size());
        }
        return places;
    }

    static boolean isTile(String text) {
        return PLACES.containsKey(text);
    }

    static boolean isAction(String text) {
        return ACTIONS.contains(text);
    }

    static boolean isNumbered(String text) {
        return isTile(text) && !isAction(text);
    }

    static boolean isMarked(String tile) {
        return tile.endsWith("*");
    }

    static boolean isDouble(String tile) {
        return isNumbered(tile) && value(tile) % 11 == 0;
    }

    /** Returns the number of a numbered tile, marked or not. */
    static int value(String tile) {
        return Integer.parseInt(tile.replace("*", ""));
    }

    static List<String> sorted(List<String> tiles) {
        return tiles.stream().sorted(CANONICAL).toList();
    }

    /** Returns the tiles without the others; others that do not occur are ignored. */
    static List<String> less(List<String> tiles, List<String> others) {
        List<String> rest = new ArrayList<>(tiles);
        others.forEach(rest::remove);
        return rest;
    }

    /** Returns the list as text: {@code -} if it is empty. */
    static String write(List<String> tiles) {
        return tiles.isEmpty() ? "-" : String.join(",", tiles);
    }

    /** Returns the tiles of a list in the order of the text; empty if the text is not a list. */
    static Optional<List<String>> read(String text) {
        if (text.equals("-")) {
            return Optional.of(List.of());
        }
        List<String> tiles = List.of(text.split(",", -1));
        return tiles.stream().allMatch(NaiveTiles::isTile) ? Optional.of(tiles) : Optional.empty();
    }

    /**
     * Returns the faults of a tile set. The list is empty if and only if the set is valid (section 1, W19). Tiles may be in
     * any order. A comma, white space, or one comma with white space separates two tiles, and only white space may surround
     * the list.
     */
    public static List<String> setFaults(String text) {
        List<String> tiles = items(text);
        List<String> unknown = tiles.stream().filter(tile -> !isTile(tile)).toList();
        if (!unknown.isEmpty()) {
            return List.of("set-form: no tiles: " + unknown);
        }
        List<String> numbered = tiles.stream().filter(NaiveTiles::isNumbered).toList();
        List<String> faults = new ArrayList<>();
        if (numbered.size() < 30) {
            faults.add("set-numbers: only " + numbered.size() + " numbered tiles");
        }
        // A plain and a marked tile of one number count as one number: neither follows the other (W6).
        if (numbered.stream().map(NaiveTiles::value).distinct().count() == 1) {
            faults.add("set-one-number: all numbered tiles are of one number");
        }
        if (tiles.size() - numbered.size() < 5) {
            faults.add("set-actions: only " + (tiles.size() - numbered.size()) + " action tiles");
        }
        return faults;
    }

    /** Returns the tiles of a tile set in canonical order. */
    static List<String> set(String text) {
        List<String> faults = setFaults(text);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return sorted(items(text));
    }

    private static List<String> items(String text) {
        return List.of(BETWEEN.split(AROUND.matcher(text).replaceAll(""), -1));
    }

    /** Returns the default set, which is a guess, because the source does not list the numbers (W1). */
    static String defaultSet() {
        List<Integer> without = List.of(5, 10, 13, 15, 25, 30, 35, 45, 50, 53, 60, 65, 70, 75, 80, 85, 90, 93, 95);
        List<String> tiles = new ArrayList<>();
        for (int value = 1; value <= 99; value++) {
            if (!without.contains(value)) {
                boolean marked = (value % 10 == 1 || value % 10 == 7) && value % 11 != 0;
                tiles.add(marked ? value + "*" : "" + value);
            }
        }
        List<Integer> copies = List.of(6, 6, 6, 3, 3, 2);
        for (int i = 0; i < ACTIONS.size(); i++) {
            for (int copy = 0; copy < copies.get(i); copy++) {
                tiles.add(ACTIONS.get(i));
            }
        }
        return write(tiles);
    }
}
