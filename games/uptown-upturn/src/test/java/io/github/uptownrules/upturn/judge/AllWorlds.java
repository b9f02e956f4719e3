package io.github.uptownrules.upturn.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Enumerates all worlds of a view as text: chooses the tiles of each hidden rack in every way, then puts the rest in every
 * order.
 */
final class AllWorlds {
    private static final List<String> CANONICAL =
            Stream.concat(numbers(), Stream.of("U", "D", "B", "S", "T", "J")).toList();

    private AllWorlds() {}

    private static Stream<String> numbers() {
        return Stream.iterate(1, number -> number + 1)
                .limit(99)
                .flatMap(number -> Stream.of(number + "", number + "*"));
    }

    /** Returns the worlds, each with generator 0. Equal tiles are distinguished, so equal worlds occur more than once. */
    static List<String> of(String view, String unseen) {
        String[] fields = view.split(" ");
        List<String> tiles = unseen.equals("-") ? List.of() : List.of(unseen.split(","));
        List<String> worlds = new ArrayList<>();
        fill(fields, List.of(), List.of(fields[5].split(";")), tiles, worlds);
        return worlds;
    }

    static String withGeneratorZero(String position) {
        return position.replaceFirst(" [^ ]*$", " 0000000000000000");
    }

    /** Fills the next rack in every possible way. */
    private static void fill(
            String[] fields, List<String> filled, List<String> racks, List<String> tiles, List<String> worlds) {
        if (racks.isEmpty()) {
            for (List<String> bag : orders(tiles)) {
                worlds.add(String.join(
                        " ",
                        fields[0],
                        fields[1],
                        fields[2],
                        fields[3],
                        list(bag),
                        String.join(";", filled),
                        "0000000000000000"));
            }
            return;
        }
        String rack = racks.get(0);
        List<String> others = racks.subList(1, racks.size());
        if (!rack.startsWith("?")) {
            fill(fields, and(filled, rack), others, tiles, worlds);
            return;
        }
        int size = Integer.parseInt(rack.substring(1));
        for (int chosen = 0; chosen < 1 << tiles.size(); chosen++) {
            if (Integer.bitCount(chosen) == size) {
                List<String> own = new ArrayList<>();
                List<String> rest = new ArrayList<>();
                for (int i = 0; i < tiles.size(); i++) {
                    ((chosen >> i & 1) == 1 ? own : rest).add(tiles.get(i));
                }
                fill(fields, and(filled, sorted(own)), others, rest, worlds);
            }
        }
    }

    private static List<String> and(List<String> racks, String rack) {
        List<String> more = new ArrayList<>(racks);
        more.add(rack);
        return more;
    }

    private static String sorted(List<String> tiles) {
        return CANONICAL.stream()
                .flatMap(tile -> tiles.stream().filter(tile::equals))
                .collect(Collectors.joining(","));
    }

    private static String list(List<String> tiles) {
        return tiles.isEmpty() ? "-" : String.join(",", tiles);
    }

    private static List<List<String>> orders(List<String> tiles) {
        if (tiles.isEmpty()) {
            return List.of(List.of());
        }
        List<List<String>> orders = new ArrayList<>();
        for (int first = 0; first < tiles.size(); first++) {
            List<String> rest = new ArrayList<>(tiles);
            String tile = rest.remove(first);
            for (List<String> order : orders(rest)) {
                orders.add(with(tile, order));
            }
        }
        return orders;
    }

    private static List<String> with(String first, List<String> rest) {
        List<String> order = new ArrayList<>(List.of(first));
        order.addAll(rest);
        return order;
    }
}
