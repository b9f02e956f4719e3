package io.github.uptownrules.street.json;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.RedactedRecord;
import java.util.List;
import java.util.stream.IntStream;

/** The JSON of moves, outcomes and records. */
final class RecordNodes {
    private RecordNodes() {}

    static ObjectNode move(Move move) {
        return new Members().text("move", move).build();
    }

    static ObjectNode outcome(Outcome outcome) {
        return new Members()
                .node("by", ViewNodes.turn(outcome.turn()))
                .text("move", outcome.move())
                .node("pile", outcome.pile().map(Viewers::node))
                .number("price", outcome.price())
                .node("income", outcome.income().map(RecordNodes::income))
                .text("shown", outcome.shown())
                .list("collected", outcome.collected().entrySet(), entry -> amount(entry.getKey(), entry.getValue()))
                .node("passed", Viewers.list(outcome.passed()))
                .node("turn", ViewNodes.turn(outcome.after().turn()))
                .build();
    }

    private static Node income(Outcome.Income income) {
        return amount(income.owner(), income.paid());
    }

    private static Node amount(Seat seat, int amount) {
        return new Members()
                .node("seat", Viewers.node(seat))
                .number("amount", amount)
                .build();
    }

    static ObjectNode record(RedactedRecord record) {
        return new Members()
                .text("text", record)
                .text("ruleset", record.end().ruleset().id())
                .text("deck", record.end().deck().name())
                .node("players", Viewers.players(record.headers()))
                .node("start", ViewNodes.view(record.at(0)))
                .list("outcomes", outcomes(record), RecordNodes::outcome)
                .flag("over", record.isOver())
                .node("termination", record.termination().map(Viewers::termination))
                .node("standings", ViewNodes.standings(record.standings()))
                .build();
    }

    private static List<Outcome> outcomes(RedactedRecord record) {
        return IntStream.rangeClosed(1, record.moves().size())
                .mapToObj(record::outcome)
                .toList();
    }
}
