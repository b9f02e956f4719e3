package io.github.uptownrules.server.table;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The public description of a listed table: its players, and whether a seat is open.
 *
 * @param address the address of its longest-connected client
 * @param since the service time at which it was listed
 */
public record ListedTable(TableState table, String address, long since) {
    /** The limit of listed tables per address, so that no address can fill the list. */
    private static final int MOST_OF_AN_ADDRESS = 5;

    /**
     * Accepts the first few entries of each address.
     *
     * @param address the address of an entry; entries with an empty address are not counted
     * @return a stateful predicate; test each entry once, in order
     */
    public static <T> Predicate<T> firstOfEachAddress(Function<T, String> address) {
        Map<String, Integer> counts = new HashMap<>();
        return entry -> address.apply(entry).isEmpty()
                || counts.merge(address.apply(entry), 1, Integer::sum) <= MOST_OF_AN_ADDRESS;
    }

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
            if (occupant instanceof OpenSeat) {
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
