package io.github.uptownrules.testkit.naive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** R26 to R28: a group is a maximal set of tiles of one color connected along edges; a single tile is a group. */
final class NaiveGroups {

    private NaiveGroups() {}

    /** Returns the groups of a color, sorted by their first cells. */
    static List<Set<String>> groups(NaiveBoard board, char color) {
        return connectedParts(board.cellsOf(color));
    }

    /** Returns the group of the tile on this occupied cell. */
    static SortedSet<String> groupAt(NaiveBoard board, String cell) {
        char color = board.at(cell).orElseThrow().color();
        return reachable(cell, beside -> board.has(color, beside));
    }

    /** Returns the parts of a group without the tile on one of its cells, sorted by their first cells. */
    static List<Set<String>> partsWithout(SortedSet<String> group, String cell) {
        SortedSet<String> rest = new TreeSet<>(group);
        rest.remove(cell);
        return connectedParts(rest);
    }

    private static List<Set<String>> connectedParts(SortedSet<String> cells) {
        List<Set<String>> parts = new ArrayList<>();
        NavigableSet<String> left = new TreeSet<>(cells);
        while (!left.isEmpty()) {
            SortedSet<String> part = reachable(left.first(), left::contains);
            parts.add(part);
            left.removeAll(part);
        }
        return parts;
    }

    /** Flood fill: returns every cell that is reachable from the start in steps along edges to matching cells. */
    private static SortedSet<String> reachable(String start, Predicate<String> kind) {
        SortedSet<String> reached = new TreeSet<>(Set.of(start));
        Queue<String> queue = new ArrayDeque<>(reached);
        while (!queue.isEmpty()) {
            for (String neighbour : NaiveCells.neighbours(queue.remove())) {
                if (kind.test(neighbour) && reached.add(neighbour)) {
                    queue.add(neighbour);
                }
            }
        }
        return reached;
    }
}
