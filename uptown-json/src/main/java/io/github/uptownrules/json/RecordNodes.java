package io.github.uptownrules.json;

import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.Viewers;
import java.util.List;
import java.util.stream.IntStream;

/** Writes moves: a request, an outcome as seen, and all outcomes of a record. */
final class RecordNodes {
    private RecordNodes() {}

    /** Returns a move in notation, with its color, and with {@code x} if it captures. */
    static Node move(String text) {
        return new Members().text("move", text).build();
    }

    static Node outcome(SeenOutcome outcome) {
        return new Members()
                .node("seat", Viewers.node(outcome.seat()))
                .text("move", outcome)
                .text("captured", outcome.captured())
                .text("drawn", outcome.drawn())
                .text("finished", outcome.finished())
                .node("skipped", Viewers.list(outcome.skipped()))
                .node("turn", Viewers.node(outcome.after().turn()))
                .build();
    }

    static Node record(RedactedRecord record) {
        return new Members()
                .text("text", record)
                .node("viewer", Viewers.node(record.viewer()))
                .text("ruleset", record.end().ruleset().id())
                .node("players", Viewers.players(record.headers()))
                .node("start", ViewNodes.view(record.at(0)))
                .list("placements", outcomes(record), RecordNodes::outcome)
                .flag("over", record.isOver())
                .node("termination", record.termination().map(Viewers::termination))
                .node("standings", ViewNodes.standings(record.standings()))
                .build();
    }

    private static List<SeenOutcome> outcomes(RedactedRecord record) {
        return IntStream.rangeClosed(1, record.moves().size())
                .mapToObj(record::outcome)
                .toList();
    }
}
