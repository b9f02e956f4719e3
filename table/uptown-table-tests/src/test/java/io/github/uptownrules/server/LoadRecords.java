package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import io.github.uptownrules.server.history.Event;
import io.github.uptownrules.server.history.History;
import java.io.IOException;

/** Fetches the records of all tables at the end of a load test, as a new client. */
final class LoadRecords {
    private final LoadPlace place;

    LoadRecords(LoadPlace place) {
        this.place = place;
    }

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
            // The checker reports the missing record.
            place.figures().fault(table + ": " + e.getMessage());
        }
    }
}
