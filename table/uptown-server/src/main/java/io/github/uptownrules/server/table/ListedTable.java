package io.github.uptownrules.server.table;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.io.IOException;

/**
 * What strangers see of a table whose maker wanted that: who sits there, and whether they can sit down or watch.
 *
 * @param table the table
 */
public record ListedTable(TableState table) {
    /** Writes it as the members of an object. */
    public void writeMembers(JsonWriter out) throws IOException {
        out.name("table").value(table.id());
        out.name("ruleset").value(table.ruleset().id());
        out.name("phase").value(table.phase().toString());
        ViewerFrames.writeTime(out, table.settings().time());
        out.name("practice").value(table.settings().practiceSeed().isPresent());
        out.name("seats").beginArray();
        for (Seat seat : table.ruleset().seats()) {
            Occupant occupant = table.at(seat);
            out.beginObject();
            if (occupant instanceof Nobody) {
                out.name("open").value(true);
            } else if (occupant instanceof Person person) {
                out.name("person").value(person.name());
            } else if (occupant instanceof Robot robot) {
                out.name("bot").value(robot.level());
            }
            out.endObject();
        }
        out.endArray();
    }
}
