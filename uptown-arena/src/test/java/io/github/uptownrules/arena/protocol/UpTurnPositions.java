package io.github.uptownrules.arena.protocol;

import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Validates positions of UP TURN, following the rules of the notation as literally as possible. */
final class UpTurnPositions {
    private static final String TILE = "(?:[1-9]\\d?\\*?|[UDBSTJ])";
    private static final String LIST = "(-|" + TILE + "(?:," + TILE + ")*)";
    private static final Pattern FORM = Pattern.compile(
            "upturn-([2-4]) ([1-9]\\d?\\*?)([-+=]) (-|[1-4][LR]d?) " + LIST + " " + LIST + " ([^ ]+) [0-9a-f]{16}");

    private UpTurnPositions() {}

    static boolean isValid(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            return false;
        }
        int seats = Integer.parseInt(parts.group(1));
        boolean isOpen = parts.group(3).equals("=");
        String turn = parts.group(4);
        String played = parts.group(5);
        List<String> racks = List.of(parts.group(7).split(";", -1));
        if (racks.size() != seats || !racks.stream().allMatch(rack -> rack.matches(LIST))) {
            return false;
        }
        List<String> all = new ArrayList<>(List.of(parts.group(2)));
        Stream.concat(Stream.of(played, parts.group(6)), racks.stream())
                .filter(list -> !list.equals("-"))
                .forEach(list -> all.addAll(List.of(list.split(","))));
        long empty = racks.stream().filter("-"::equals).count();
        return sorted(all).equals(TileSet.standard().toString())
                && Stream.concat(Stream.of(played), racks.stream()).allMatch(UpTurnPositions::isSorted)
                && empty <= 1
                && turn.equals("-") == (empty == 1)
                && (!isOpen || played.equals("-") && turn.contains("L"))
                && (seats > 2 || !turn.contains("R"))
                && (turn.equals("-") || turn.charAt(0) - '0' <= seats)
                && (!turn.endsWith("d") || racks.get(turn.charAt(0) - '1').contains(","));
    }

    private static String sorted(List<String> tiles) {
        try {
            return Tiles.of(tiles.stream().map(Tile::parse).toList()).toString();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static boolean isSorted(String list) {
        return list.equals("-") || sorted(List.of(list.split(","))).equals(list);
    }
}
