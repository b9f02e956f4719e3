package io.github.uptownrules.json;

import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.Viewers;
import java.util.List;
import java.util.stream.IntStream;

/** What moves look like: one that is asked for, one that was seen, all of a game. */
final class RecordNodes {
    private RecordNodes() {}

    /** The move in notation, with its color and with {@code x} if it captures. */
    static Node move(String text) {
        return new Members().text("move", text).build();
    }

    static Node placement(SeenPlacement placement) {
        return new Members()
                .node("seat", Viewers.node(placement.seat()))
                .text("move", placement)
                .text("captured", placement.captured())
                .text("drawn", placement.drawn())
                .text("finished", placement.finished())
                .node("skipped", Viewers.list(placement.skipped()))
                .node("turn", Viewers.node(placement.after().turn()))
                .build();
    }

    static Node record(RedactedRecord record) {
        return new Members()
                .text("text", record)
                .node("viewer", Viewers.node(record.viewer()))
                .text("ruleset", record.end().ruleset().id())
                .node("players", Viewers.players(record.headers()))
                .node("start", ViewNodes.view(record.at(0)))
                .list("placements", placements(record), RecordNodes::placement)
                .flag("over", record.isOver())
                .node("termination", record.termination().map(Viewers::termination))
                .node("standings", ViewNodes.standings(record.standings()))
                .build();
    }

    private static List<SeenPlacement> placements(RedactedRecord record) {
        return IntStream.rangeClosed(1, record.moves().size())
                .mapToObj(record::placement)
                .toList();
    }
}
