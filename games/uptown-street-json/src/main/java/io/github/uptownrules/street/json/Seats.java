package io.github.uptownrules.street.json;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.WholeNode;
import io.github.uptownrules.street.Turn;
import java.util.Optional;

/** A seat is its number, and a turn a seat and an action. */
final class Seats {
    private Seats() {}

    static Node node(Seat seat) {
        return new WholeNode(seat.number());
    }

    static Node list(Iterable<Seat> seats) {
        return Members.listOf(seats, Seats::node);
    }

    static Optional<Node> turn(Optional<Turn> turn) {
        return turn.map(Seats::turn);
    }

    static Node turn(Turn turn) {
        return new Members()
                .node("seat", node(turn.seat()))
                .number("action", turn.action())
                .build();
    }
}
