package io.github.uptownrules.upturn.json;

import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.upturn.MoveFault;

/**
 * Writes faults: a move fault with a stable code, a message and data, and a text fault with its line, column and message.
 */
final class FaultNodes {
    private FaultNodes() {}

    static Node move(MoveFault fault) {
        Members members = new Members().text("code", fault.code()).text("message", fault.message());
        if (!fault.tiles().isEmpty()) {
            members.texts("tiles", fault.tiles());
        }
        if (!fault.seats().isEmpty()) {
            members.node("seats", Viewers.list(fault.seats()));
        }
        fault.count().ifPresent(count -> members.number("count", count));
        return members.build();
    }

    static Node text(TextFault fault) {
        return new Members()
                .number("line", Math.max(1, fault.line()))
                .number("column", fault.column())
                .text("message", fault.message())
                .build();
    }
}
