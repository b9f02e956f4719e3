package io.github.uptownrules.server.table;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What strangers see of a table whose maker wanted that: who sits there, and whether they can sit down or watch.
 *
 * @param table the table
 * @param address of the client that has been there for longest
 * @param since when it was listed, in the time that servers have run
 */
public record ListedTable(TableState table, String address, long since) {
    /** The most tables of one address in the list, so that one address cannot fill it. */
    private static final int MOST_OF_AN_ADDRESS = 5;

    /**
     * Accepts the first few entries of each address.
     *
     * @param address the address of an entry; empty if it is not known, and then not counted
     * @return a predicate that counts, to be asked once for each entry, in order
     */
    public static <T> Predicate<T> firstOfEachAddress(Function<T, String> address) {
        Map<String, Integer> counts = new HashMap<>();
        return entry -> address.apply(entry).isEmpty()
                || counts.merge(address.apply(entry), 1, Integer::sum) <= MOST_OF_AN_ADDRESS;
    }

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
