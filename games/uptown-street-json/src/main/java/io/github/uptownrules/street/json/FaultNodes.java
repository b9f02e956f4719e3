package io.github.uptownrules.street.json;

import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.town.Project;

/** The JSON of faults of moves and texts. */
final class FaultNodes {
    private FaultNodes() {}

    static Node move(MoveFault fault) {
        Members members = new Members()
                .text("code", fault.code())
                .text("message", fault.message())
                .text("card", fault.card())
                .text("project", fault.project().map(Project::id))
                .text("site", fault.site())
                .node("pile", fault.pile().map(Viewers::node));
        fault.money().ifPresent(money -> members.number("money", money));
        return members.build();
    }

    static Node text(TextFault fault) {
        Members members = new Members();
        if (fault.line() > 0) {
            members.number("line", fault.line());
        }
        return members.number("column", fault.column())
                .text("message", fault.message())
                .build();
    }
}
