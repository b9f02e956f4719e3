package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import java.util.Optional;

/** Writes viewers, players and terminations, and reads viewers. A seat is its number, a spectator a dash. */
public final class Viewers {
    private Viewers() {}

    /** {@return the number of a seat, or a dash} */
    public static Node node(Viewer viewer) {
        return viewer.asSeat().<Node>map(seat -> new WholeNode(seat.number())).orElse(new TextNode(viewer.toString()));
    }

    /** {@return the node of a viewer, if present} */
    public static Optional<Node> node(Optional<? extends Viewer> viewer) {
        return viewer.map(Viewers::node);
    }

    /** {@return a list of viewers} */
    public static Node list(Iterable<? extends Viewer> viewers) {
        return Members.listOf(viewers, Viewers::node);
    }

    /** {@return the players named in the headers of a record} */
    public static Node players(ImmutableMap<String, String> headers) {
        ImmutableList.Builder<Node> players = ImmutableList.builder();
        for (Seat seat : Seat.all()) {
            Optional.ofNullable(headers.get("Seat" + seat))
                    .map(name -> new Members()
                            .node("seat", node(seat))
                            .text("name", name)
                            .build())
                    .ifPresent(players::add);
        }
        return new ListNode(players.build());
    }

    /** {@return the cause and the losers} */
    public static Node termination(Termination termination) {
        return new Members()
                .text("cause", termination.cause())
                .node("losers", list(termination.losers()))
                .build();
    }

    /** Reads a required viewer. */
    public static Viewer read(FoundMembers found, String name) {
        Node node = found.node(name);
        if (node instanceof TextNode text && text.value().equals(Viewer.SPECTATOR.toString())) {
            return Viewer.SPECTATOR;
        }
        if (node instanceof WholeNode number) {
            return seat(found, name, number);
        }
        throw Faults.of(found.pointer(name), "a viewer is the number of a seat, or '-' for a spectator");
    }

    /** Reads an optional seat. */
    public static Optional<Seat> readSeat(FoundMembers found, String name) {
        return found.optional(name).map(node -> {
            if (node instanceof WholeNode number) {
                return seat(found, name, number);
            }
            throw Faults.of(found.pointer(name), "expected the number of a seat, not " + node.kind());
        });
    }

    /** Cannot overflow, because the reader rejects numbers of more than 32 bits. */
    private static Seat seat(FoundMembers found, String name, WholeNode number) {
        return FoundMembers.at(found.pointer(name), () -> Seat.of(Math.toIntExact(number.value())));
    }
}
