package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A series of games at a table, all played from one address. */
final class LoadTable {
    private static final String ORDER = "{\"ruleset\":\"standard-4\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true},"
            + "{\"bot\":\"greedy\"},{\"bot\":\"greedy\"}],\"you\":1,\"listed\":true,"
            + "\"clock\":{\"initial\":3600,\"increment\":5}}";

    private final LoadPlace place;
    private final String address;
    private final boolean hasSlowReader;
    private Optional<LoadGame> game = Optional.empty();
    private boolean isStopped;

    LoadTable(LoadPlace place, int number, boolean hasSlowReader) {
        this.place = place;
        this.address = LoadPlace.address(number);
        this.hasSlowReader = hasSlowReader;
    }

    /** Creates a table and takes a seat, at once or when the server is back. */
    synchronized void begin() {
        if (isStopped) {
            return;
        }
        place.post("/api/tables", ORDER, address)
                .thenCompose(made -> {
                    String id = made.get("table").getAsString();
                    return place.post("/api/tables/" + id + "/seats/2", "{\"name\":\"Bob\"}", address)
                            .thenAccept(sat -> play(id, secret(made), secret(sat)));
                })
                .exceptionally(failure -> {
                    place.figures().notMade();
                    again();
                    return null;
                });
    }

    private static String secret(JsonObject taken) {
        return taken.get("secret").getAsString();
    }

    private synchronized void play(String id, String ada, String bob) {
        if (!isStopped) {
            LoadGame begun = new LoadGame(place, id, address, List.of(ada, bob), this::again);
            game = Optional.of(begun);
            begun.begin(hasSlowReader);
        }
    }

    private void again() {
        place.clock().schedule(this::begin, 1, TimeUnit.SECONDS);
    }

    /** {@return whether there is a table that a client has seen} */
    synchronized boolean hasBegun() {
        return game.filter(LoadGame::isShown).isPresent();
    }

    /** Drops a connection without closing it. */
    synchronized void loseClient(int index) {
        game.ifPresent(played -> {
            place.figures().lost();
            played.loseClient(index);
        });
    }

    synchronized void stop() {
        isStopped = true;
        game.ifPresent(LoadGame::stop);
    }
}
