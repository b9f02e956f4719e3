package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import io.github.uptownrules.server.history.Event;
import io.github.uptownrules.server.history.History;
import java.io.IOException;

/** Asks for the records of all tables of a load, in the end, as one who was not there before. */
final class LoadRecords {
    private final LoadPlace place;

    LoadRecords(LoadPlace place) {
        this.place = place;
    }

    /** Adds to each history how its table looks in the end, and the record of its game. */
    void fetch() throws IOException {
        int number = 0;
        for (String table : History.tables(place.histories())) {
            try (History history = History.open(place.histories(), table)) {
                fetch(table, LoadPlace.address(number++), history);
            }
        }
    }

    private void fetch(String table, String address, History history) {
        history.add(Event.AFTERWARDS, 1, new Event.Connecting());
        try (Player player =
                Player.silent(listener -> place.open(table, address, listener).join())) {
            history.add(Event.AFTERWARDS, 1, new Event.Hello());
            player.say("{\"type\":\"hello\"}");
            JsonObject state = player.awaitState(seen -> true);
            history.add(Event.AFTERWARDS, 1, LoadClient.shown(state));
            history.add(
                    Event.AFTERWARDS,
                    1,
                    new Event.Recorded(player.ask("record").get("text").getAsString()));
        } catch (AssertionError | RuntimeException e) {
            // There is no record then, and the checker says so.
            place.figures().fault(table + ": " + e.getMessage());
        }
    }
}
