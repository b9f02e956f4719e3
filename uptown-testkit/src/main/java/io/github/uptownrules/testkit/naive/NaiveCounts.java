package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The counts that scores depend on (R29, R36): only the board and the captures matter (Q3).
 *
 * @param colors the colors of each seat, in seat order
 * @param groups the sizes of each color's groups on the board; a color without groups may be missing
 * @param captures the number of tiles of each color that each seat captured, in seat order; zeros may be missing
 */
public record NaiveCounts(
        List<List<Character>> colors, Map<Character, List<Integer>> groups, List<Map<Character, Integer>> captures) {

    static NaiveCounts of(NaiveTable table) {
        Map<Character, List<Integer>> groups = new HashMap<>();
        List<List<Character>> colors = new ArrayList<>();
        List<Map<Character, Integer>> captures = new ArrayList<>();
        for (char color : NaiveTile.COLORS.toCharArray()) {
            groups.put(
                    color,
                    NaiveGroups.groups(table.board(), color).stream()
                            .map(Set::size)
                            .toList());
        }
        for (NaiveSeat seat : table.seats()) {
            colors.add(seat.hands().stream().map(NaiveHand::color).toList());
            Map<Character, Integer> captured = new HashMap<>();
            seat.captures().forEach(tile -> captured.merge(tile.color(), 1, Integer::sum));
            captures.add(captured);
        }
        return new NaiveCounts(colors, groups, captures);
    }

    /** Returns the number of groups of a color. Q11: without a tile on the board it is 0. */
    public int groups(char color) {
        return groups.getOrDefault(color, List.of()).size();
    }

    /** Returns the size of a color's largest group. */
    public int largestGroup(char color) {
        return groups.getOrDefault(color, List.of()).stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }

    /** R46: returns the number of groups of all colors of a seat, numbered from 1. */
    int groups(int seat) {
        return colors.get(seat - 1).stream().mapToInt(this::groups).sum();
    }

    /** Returns the number of tiles of a color that a seat, numbered from 1, captured. */
    public int captured(int seat, char color) {
        return captures.get(seat - 1).getOrDefault(color, 0);
    }

    /** Returns the number of tiles that a seat, numbered from 1, captured. */
    int captured(int seat) {
        return captures.get(seat - 1).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }
}
