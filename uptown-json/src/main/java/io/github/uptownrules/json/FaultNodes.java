package io.github.uptownrules.json;

import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.Viewers;

/** Writes faults: a stable code, a message for people, and the data of the kind of fault. */
final class FaultNodes {
    private FaultNodes() {}

    static Node move(MoveFault fault) {
        Members members = new Members()
                .text("code", fault.code())
                .text("message", fault.message())
                .text("tile", fault.tile())
                .text("cell", fault.cell())
                .node("owner", fault.owner().map(Viewers::node))
                .node("turn", fault.turn().map(Viewers::node))
                .text("lying", fault.occupant());
        if (!fault.parts().isEmpty()) {
            members.texts("group", fault.group()).list("parts", fault.parts(), Members::textsOf);
        }
        return members.build();
    }

    static Node position(PositionFault fault) {
        Members members = new Members().text("code", fault.code()).text("message", fault.message());
        fault.column().ifPresent(column -> members.number("column", column));
        members.text("words", fault.words());
        if (!fault.locations().isEmpty()) {
            members.list("locations", fault.locations(), FaultNodes::location);
        }
        if (!fault.seats().isEmpty()) {
            members.node("seats", Viewers.list(fault.seats()));
        }
        members.text("color", fault.color()).text("tile", fault.tile());
        fault.count().ifPresent(count -> members.number("found", count));
        fault.min().ifPresent(min -> members.number("fewest", min));
        fault.max().ifPresent(max -> members.number("most", max));
        return members.build();
    }

    private static Node location(Location location) {
        return new Members()
                .text("cell", location.cell())
                .node("captor", location.captor().map(Viewers::node))
                .text("rack", location.rack())
                .text("pile", location.pile())
                .build();
    }
}
