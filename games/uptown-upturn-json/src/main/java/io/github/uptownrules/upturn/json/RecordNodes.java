package io.github.uptownrules.upturn.json;

import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.SeenOutcome;
import java.util.List;
import java.util.stream.IntStream;

/** Writes move requests, seen moves and records. */
final class RecordNodes {
    private RecordNodes() {}

    static ObjectNode move(Move move) {
        return new Members().text("move", move).build();
    }

    static ObjectNode outcome(SeenOutcome outcome) {
        Members members = new Members()
                .node("seat", Viewers.node(outcome.seat()))
                .text("move", outcome.move())
                .list("drawings", outcome.drawings(), RecordNodes::drawing);
        outcome.refill().ifPresent(drawings -> members.number("refill", drawings));
        return members.text("call", ViewNodes.word(outcome.call()))
                .node("skipped", Viewers.list(outcome.skipped()))
                .node("turn", Viewers.node(outcome.after().turn()))
                .build();
    }

    private static Node drawing(Drawing drawing) {
        return new Members()
                .node("seat", Viewers.node(drawing.seat()))
                .text("cause", ViewNodes.word(drawing.cause()))
                .text("tile", drawing.tile())
                .build();
    }

    static ObjectNode record(RedactedRecord record) {
        return new Members()
                .text("text", record)
                .node("viewer", Viewers.node(record.viewer()))
                .text("ruleset", record.end().ruleset().id())
                .node("players", Viewers.players(record.headers()))
                .node("start", ViewNodes.view(record.at(0)))
                .list("outcomes", outcomes(record), RecordNodes::outcome)
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
