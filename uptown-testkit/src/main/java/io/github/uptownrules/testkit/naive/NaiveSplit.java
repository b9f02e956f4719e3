package io.github.uptownrules.testkit.naive;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** R19: a capture may not turn one group of its owner into several groups. */
final class NaiveSplit {

    private NaiveSplit() {}

    /**
     * Returns the group that capturing the tile on this occupied cell would split, or empty. R19: several remaining parts are
     * forbidden. One part is still a group. No part means that the tile was alone, which R20 allows.
     */
    static Optional<String> reason(NaiveBoard board, String cell) {
        SortedSet<String> group = NaiveGroups.groupAt(board, cell);
        List<Set<String>> parts = NaiveGroups.partsWithout(group, cell);
        if (parts.size() <= 1) {
            return Optional.empty();
        }
        String left = parts.stream().map(part -> String.join(" ", part)).collect(Collectors.joining(" | "));
        return Optional.of("splits " + String.join(" ", group) + " -> " + left);
    }

    /** Returns all occupied cells that R19 protects from capture. */
    static SortedSet<String> protectedCells(NaiveBoard board) {
        SortedSet<String> cells = new TreeSet<>();
        for (String cell : board.tiles().keySet()) {
            if (reason(board, cell).isPresent()) {
                cells.add(cell);
            }
        }
        return cells;
    }
}
