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

    /** The groups of a color, ordered by their first cell. */
    static List<Set<String>> groups(NaiveBoard board, char color) {
        return connectedParts(board.cellsOf(color));
    }

    /** The group that the tile on this occupied cell belongs to. */
    static SortedSet<String> groupAt(NaiveBoard board, String cell) {
        char color = board.at(cell).orElseThrow().color();
        return reachable(cell, beside -> board.has(color, beside));
    }

    /** What a group falls into when the tile on one of its cells is taken away, ordered by first cell. */
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

    /** Flood fill: every cell that can be reached from the start by steps along edges to cells of the kind. */
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
