package io.github.uptownrules.json;

import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.json.node.Members;
import io.github.uptownrules.json.node.Node;

/** What faults look like: a code that stays the same, a message for people, and the data that this kind of fault has. */
final class FaultNodes {
    private FaultNodes() {}

    static Node move(MoveFault fault) {
        Members members = new Members()
                .text("code", fault.kind().code())
                .text("message", fault)
                .text("tile", fault.tile())
                .text("cell", fault.cell())
                .node("owner", Viewers.node(fault.owner()))
                .node("turn", Viewers.node(fault.turn()))
                .text("lying", fault.lying());
        if (!fault.group().isEmpty()) {
            members.texts("group", fault.group()).list("parts", fault.parts(), Members::textsOf);
        }
        return members.build();
    }

    static Node position(PositionFault fault) {
        Members members = new Members().text("code", fault.kind().code()).text("message", fault);
        fault.column().ifPresent(column -> members.number("column", column).text("words", fault.words()));
        if (!fault.locations().isEmpty()) {
            members.list("locations", fault.locations(), FaultNodes::location);
        }
        if (!fault.seats().isEmpty()) {
            members.node("seats", Viewers.list(fault.seats()));
        }
        members.text("color", fault.color()).text("tile", fault.tile());
        if (isCounted(fault.kind())) {
            members.number("found", fault.found())
                    .number("fewest", fault.fewest())
                    .number("most", fault.most());
        }
        return members.build();
    }

    private static boolean isCounted(PositionFault.Kind kind) {
        return switch (kind) {
            case WRONG_COLOR_COUNT, TOO_MANY_CAPTURES, TOO_MANY_PLACEMENTS, WRONG_RACK_SIZE, WRONG_HIDDEN_COUNT -> true;
            default -> false;
        };
    }

    private static Node location(Location location) {
        return new Members()
                .text("cell", location.cell())
                .node("captor", Viewers.node(location.captor()))
                .text("rack", location.rack())
                .text("pile", location.pile())
                .build();
    }
}
