package io.github.uptownrules.street.json;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.ObjectNode;
import io.github.uptownrules.base.json.Viewers;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.notation.RedactedRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What moves look like: one that is asked for, one that was seen, all of a game. */
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
        Members members = new Members()
                .text("text", record)
                .text("ruleset", record.end().ruleset().id())
                .text("deck", record.end().deck().name())
                .list("players", players(record.headers()), Player::node)
                .node("start", ViewNodes.view(record.at(0)))
                .list("outcomes", outcomes(record), RecordNodes::outcome)
                .flag("over", record.isOver());
        record.termination().ifPresent(how -> members.node("termination", termination(how)));
        return members.node("standings", ViewNodes.standings(record.standings()))
                .build();
    }

    /** A player at the table. */
    private record Player(Seat seat, String name) {
        Node node() {
            return new Members()
                    .node("seat", Viewers.node(seat))
                    .text("name", name)
                    .build();
        }
    }

    private static List<Player> players(ImmutableMap<String, String> headers) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : Seat.all()) {
            Optional.ofNullable(headers.get("Seat" + seat)).ifPresent(name -> players.add(new Player(seat, name)));
        }
        return players;
    }

    private static List<Outcome> outcomes(RedactedRecord record) {
        return IntStream.rangeClosed(1, record.moves().size())
                .mapToObj(record::outcome)
                .toList();
    }

    private static Node termination(Termination termination) {
        return new Members()
                .text("cause", termination.cause())
                .node("losers", Viewers.list(termination.losers()))
                .build();
    }
}
