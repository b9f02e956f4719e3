package io.github.uptownrules.upturn.json;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.json.Faults;
import io.github.uptownrules.base.json.FoundMembers;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.TextNode;
import io.github.uptownrules.base.json.WholeNode;
import java.util.Optional;

/** A seat is its number, and a spectator a dash. */
final class Viewers {
    private Viewers() {}

    static Node node(Viewer viewer) {
        return viewer.asSeat().<Node>map(seat -> new WholeNode(seat.number())).orElse(new TextNode(viewer.toString()));
    }

    static Optional<Node> node(Optional<? extends Viewer> viewer) {
        return viewer.map(Viewers::node);
    }

    static Node list(Iterable<? extends Viewer> viewers) {
        return Members.listOf(viewers, Viewers::node);
    }

    static Viewer read(FoundMembers found, String name) {
        Node node = found.node(name);
        if (node instanceof TextNode text && text.value().equals(Viewer.SPECTATOR.toString())) {
            return Viewer.SPECTATOR;
        }
        if (node instanceof WholeNode number) {
            return seat(found, name, number);
        }
        throw Faults.of(found.pointer(name), "a viewer is the number of a seat, or '-' for a spectator");
    }

    /** The reader took no number of more than 32 bits. */
    private static Seat seat(FoundMembers found, String name, WholeNode number) {
        return FoundMembers.at(found.pointer(name), () -> Seat.of(Math.toIntExact(number.value())));
    }
}
