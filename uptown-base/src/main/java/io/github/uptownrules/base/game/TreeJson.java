package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeLine;
import io.github.uptownrules.base.record.TreeMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a tree as JSON: a flat list of moves in the order of the record. Recursive, because variations are nested at most 100 deep. */
final class TreeJson {
    private static final int START = -1;

    private final List<Map<String, Object>> moves = new ArrayList<>();

    private TreeJson() {}

    static JsonText write(GameTree tree, RecordTree content) {
        TreeJson json = new TreeJson();
        json.line(content.main(), START);
        return JsonText.of(ImmutableMap.of(
                "text", tree,
                "ruleset", tree.main().ruleset(),
                "start", tree.main().upTo(0).text(),
                "comments", content.comments(),
                "moves", json.moves));
    }

    private void line(TreeLine line, int start) {
        int before = start;
        for (TreeMove move : line.moves()) {
            int place = moves.size();
            moves.add(members(move, before));
            for (TreeLine variation : move.variations()) {
                line(variation, before);
            }
            before = place;
        }
    }

    private static Map<String, Object> members(TreeMove move, int before) {
        ImmutableMap.Builder<String, Object> members = ImmutableMap.builder();
        if (before != START) {
            members.put("after", before);
        }
        members.put("move", move.text());
        if (!move.glyph().isEmpty()) {
            members.put("glyph", move.glyph());
        }
        if (!move.before().isEmpty()) {
            members.put("before", move.before());
        }
        if (!move.comments().isEmpty()) {
            members.put("comments", move.comments());
        }
        Evaluation.first(move.comments()).ifPresent(evaluation -> members.putAll(evaluation.members()));
        return members.buildOrThrow();
    }
}
