package io.github.uptownrules.upturn.json;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.ObjectNode;
import io.github.uptownrules.base.json.Viewers;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.notation.RedactedRecord;
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
        Members members = new Members()
                .text("text", record)
                .node("viewer", Viewers.node(record.viewer()))
                .text("ruleset", record.end().ruleset().id())
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

    private static List<SeenOutcome> outcomes(RedactedRecord record) {
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
