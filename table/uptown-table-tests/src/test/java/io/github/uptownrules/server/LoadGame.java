package io.github.uptownrules.server;

import io.github.uptownrules.server.history.History;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game of a load test: two players, a spectator, and perhaps a spectator that never reads. */
final class LoadGame {
    private final LoadPlace place;
    private final String table;
    private final String address;
    private final Runnable afterwards;
    private final History history;
    private final List<LoadClient> clients;

    /** The sender and the time of each move, by number. */
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

    void begin(boolean hasSlowReader) {
        clients.forEach(LoadClient::begin);
        if (hasSlowReader) {
            place.open(table, address, new Sleeper())
                    .thenAccept(socket -> socket.sendText("{\"type\":\"hello\"}", true));
        }
    }

    private final class Sleeper implements WebSocket.Listener {
        @Override
        public void onOpen(WebSocket socket) {
            // Requests no frame.
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

    synchronized void sent(int ply, String client) {
        sent.putIfAbsent(ply, new Sent(client, System.nanoTime()));
    }

    /** Records that a client sees a number of moves. */
    synchronized void saw(int ply, String client) {
        isShown = true;
        Sent begun = sent.get(ply);
        if (begun != null && !begun.client().equals(client)) {
            sent.remove(ply);
            place.figures().seen(System.nanoTime() - begun.at());
        }
    }

    /** {@return whether any client has seen a state} */
    synchronized boolean isShown() {
        return isShown;
    }

    synchronized void over() {
        if (!isOver) {
            isOver = true;
            place.figures().game();
            // This runs on another thread, because the current one has locked a client.
            place.clock().execute(this::stop);
            afterwards.run();
        }
    }

    void stop() {
        clients.forEach(LoadClient::stop);
        history.close();
    }
}
