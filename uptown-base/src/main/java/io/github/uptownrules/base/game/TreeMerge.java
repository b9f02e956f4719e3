package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeLine;
import io.github.uptownrules.base.record.TreeMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Merges two trees with the same start. Recursive over variations, which are nested at most 100 deep. */
final class TreeMerge {
    private TreeMerge() {}

    static RecordTree of(RecordTree one, RecordTree other) {
        return new RecordTree(
                union(one.comments(), other.comments()),
                TreeLine.of(merged(one.main().moves(), other.main().moves(), true))
                        .checked());
    }

    /**
     * Returns a line with the moves and variations of another line from the same position.
     *
     * @param isMain whether the line is the main line
     */
    private static ImmutableList<TreeMove> merged(List<TreeMove> line, List<TreeMove> added, boolean isMain) {
        ImmutableList.Builder<TreeMove> merged = ImmutableList.builder();
        List<TreeMove> others = added;
        for (int i = 0; i < line.size(); i++) {
            if (others.isEmpty()) {
                return merged.addAll(line.subList(i, line.size())).build();
            }
            boolean beginsVariation = i == 0 && !isMain;
            TreeMove move = line.get(i);
            Map<String, List<TreeMove>> ways = ways(others);
            Optional<List<TreeMove>> same = Optional.ofNullable(ways.remove(move.text()));
            ImmutableList.Builder<TreeLine> variations = ImmutableList.builder();
            for (TreeLine variation : move.variations()) {
                Optional<List<TreeMove>> way =
                        Optional.ofNullable(ways.remove(variation.first().text()));
                variations.add(way.map(other -> TreeLine.of(merged(variation.moves(), alone(other), false)))
                        .orElse(variation));
            }
            ways.values().forEach(way -> variations.add(TreeLine.of(alone(way))));
            TreeMove united = same.map(way -> way.get(0))
                    .map(other -> united(move, beginsVariation ? other : other.inside()))
                    .orElse(move);
            merged.add(united.withVariations(variations.build()));
            others = same.map(way -> way.subList(1, way.size())).orElse(List.of());
        }
        return merged.addAll(others).build();
    }

    /** Returns a line and the variations of its first move, by their first moves. */
    private static Map<String, List<TreeMove>> ways(List<TreeMove> line) {
        Map<String, List<TreeMove>> ways = new LinkedHashMap<>();
        ways.put(line.get(0).text(), line);
        for (TreeLine variation : line.get(0).variations()) {
            ways.put(variation.first().text(), variation.moves());
        }
        return ways;
    }

    /** Returns a line without the variations of its first move. */
    private static List<TreeMove> alone(List<TreeMove> line) {
        if (line.get(0).variations().isEmpty()) {
            return line;
        }
        List<TreeMove> moves = new ArrayList<>(line);
        moves.set(0, line.get(0).withVariations(ImmutableList.of()));
        return moves;
    }

    private static TreeMove united(TreeMove move, TreeMove other) {
        return new TreeMove(
                move.text(),
                move.glyph().isEmpty() ? other.glyph() : move.glyph(),
                union(move.before(), other.before()),
                union(move.comments(), other.comments()),
                ImmutableList.of());
    }

    private static ImmutableList<String> union(List<String> comments, List<String> others) {
        return ImmutableSet.<String>builder()
                .addAll(comments)
                .addAll(others)
                .build()
                .asList();
    }
}
