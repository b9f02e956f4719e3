package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What scores are made of (R29, R36): only the board and the captures count (Q3).
 *
 * @param colors the colors of each seat, in seat order
 * @param groups the sizes of the groups that each color has on the board; a color without any may be left out
 * @param captures how many tiles of each color each seat captured, in seat order; those of which it captured none may be
 *     left out
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

    /** How many groups a color has; Q11: with no tile on the board there are none. */
    public int groups(char color) {
        return groups.getOrDefault(color, List.of()).size();
    }

    /** How many tiles the largest group of a color has. */
    public int largestGroup(char color) {
        return groups.getOrDefault(color, List.of()).stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }

    /** R46: the groups of all the colors of a seat, from 1, together. */
    int groups(int seat) {
        return colors.get(seat - 1).stream().mapToInt(this::groups).sum();
    }

    /** How many tiles of a color a seat, from 1, captured. */
    public int captured(int seat, char color) {
        return captures.get(seat - 1).getOrDefault(color, 0);
    }

    /** How many tiles a seat, from 1, captured in all. */
    int captured(int seat) {
        return captures.get(seat - 1).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }
}
