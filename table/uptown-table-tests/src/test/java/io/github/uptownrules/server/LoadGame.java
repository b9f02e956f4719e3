package io.github.uptownrules.server;

import io.github.uptownrules.server.history.History;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game of a load: two people, one who watches, and perhaps one who watches and does not read. */
final class LoadGame {
    private final LoadPlace place;
    private final String table;
    private final String address;
    private final Runnable afterwards;
    private final History history;
    private final List<LoadClient> clients;

    /** When moves were sent, by their number, and by whom. */
    private final Map<Integer, Sent> sent = new HashMap<>();

    private boolean isShown;
    private boolean isOver;

    LoadGame(LoadPlace place, String table, String address, List<String> secrets, Runnable afterwards) {
        this.place = place;
        this.table = table;
        this.address = address;
        this.afterwards = afterwards;
        this.history = History.open(place.histories(), table);
        this.clients = List.of(
                new LoadClient(place, this, "1", Optional.of(secrets.get(0)), history),
                new LoadClient(place, this, "2", Optional.of(secrets.get(1)), history),
                new LoadClient(place, this, "watcher", Optional.empty(), history));
    }

    private record Sent(String client, long at) {}

    /** Connects everybody. */
    void begin(boolean hasSlowReader) {
        clients.forEach(LoadClient::begin);
        if (hasSlowReader) {
            place.open(table, address, new Sleeper())
                    .thenAccept(socket -> socket.sendText("{\"type\":\"hello\"}", true));
        }
    }

    /** Who watches and never reads. */
    private final class Sleeper implements WebSocket.Listener {
        @Override
        public void onOpen(WebSocket socket) {
            // and asks for nothing
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            place.figures().dropped();
        }
    }

    String table() {
        return table;
    }

    String address() {
        return address;
    }

    void loseClient(int index) {
        clients.get(index).cut();
    }

    /** A client is about to send a move, and says which one. */
    synchronized void sent(int ply, String client) {
        sent.putIfAbsent(ply, new Sent(client, System.nanoTime()));
    }

    /** A client sees that so many moves were made. */
    synchronized void saw(int ply, String client) {
        isShown = true;
        Sent begun = sent.get(ply);
        if (begun != null && !begun.client().equals(client)) {
            sent.remove(ply);
            place.figures().seen(System.nanoTime() - begun.at());
        }
    }

    /** Whether a client was shown a state. */
    synchronized boolean isShown() {
        return isShown;
    }

    /** A client sees that the game is over. */
    synchronized void over() {
        if (!isOver) {
            isOver = true;
            place.figures().game();
            // On another thread, for this one has locked a client.
            place.clock().execute(this::stop);
            afterwards.run();
        }
    }

    /** Everybody goes, and what was heard is written down. */
    void stop() {
        clients.forEach(LoadClient::stop);
        history.close();
    }
}
