package io.github.uptownrules.json;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.Viewers;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.RedactedRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        Members members = new Members()
                .text("text", record)
                .node("viewer", Viewers.node(record.viewer()))
                .text("ruleset", record.end().ruleset().id())
                .list("players", players(record.headers()), Player::node)
                .node("start", ViewNodes.view(record.at(0)))
                .list("placements", placements(record), RecordNodes::placement)
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

    private static List<SeenPlacement> placements(RedactedRecord record) {
        return IntStream.rangeClosed(1, record.moves().size())
                .mapToObj(record::placement)
                .toList();
    }

    private static Node termination(Termination termination) {
        return new Members()
                .text("cause", termination.cause())
                .node("losers", Viewers.list(termination.losers()))
                .build();
    }
}
