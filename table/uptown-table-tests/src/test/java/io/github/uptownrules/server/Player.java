package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

/** A client at a table that acts like the page: it remembers the frames it receives and does not know the rules. */
final class Player implements WebSocket.Listener, AutoCloseable {
    private static final long PATIENCE = 120;

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final List<String> frames = new ArrayList<>();
    private final StringBuilder partial = new StringBuilder();
    private WebSocket socket;
    private JsonObject state;
    private long asked;
    private volatile int closed;

    static WebSocket open(int port, String table, Optional<String> origin, WebSocket.Listener listener) {
        WebSocket.Builder builder = TestServer.HTTP.newWebSocketBuilder();
        origin.ifPresent(given -> builder.header("Origin", given));
        return builder.buildAsync(URI.create("ws://localhost:" + port + "/api/tables/" + table + "/socket"), listener)
                .join();
    }

    /** Opens a socket that has not sent its hello message. */
    static Player silent(int port, String table) {
        return silent(player -> open(port, table, Optional.empty(), player));
    }

    /** Opens a socket in the given way, without a hello message. */
    static Player silent(Function<WebSocket.Listener, WebSocket> opening) {
        Player player = new Player();
        player.socket = opening.apply(player);
        return player;
    }

    static Player connect(int port, String table, Optional<String> secret) {
        Player player = silent(port, table);
        player.say(secret.map(own -> "{\"type\":\"hello\",\"secret\":\"" + own + "\"}")
                .orElse("{\"type\":\"hello\"}"));
        return player;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            heard.add(partial.toString());
            partial.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed = code;
        heard.add("{\"type\":\"closed\",\"code\":" + code + "}");
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed = 1006;
        heard.add("{\"type\":\"closed\",\"code\":1006}");
    }

    void say(String message) {
        socket.sendText(message, true).join();
    }

    WebSocket socket() {
        return socket;
    }

    /** Waits for a frame that matches, and remembers the states before it. */
    JsonObject await(Predicate<JsonObject> wanted) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (true) {
            String frame;
            try {
                frame = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (frame == null) {
                throw new AssertionError("nothing came; the last state was " + state);
            }
            frames.add(frame);
            JsonObject json = TestServer.tree(frame);
            if (type(json).equals("state")) {
                if (state != null
                        && json.get("version").getAsLong()
                                < state.get("version").getAsLong()) {
                    throw new AssertionError("versions go back: " + frame);
                }
                state = json;
            }
            if (wanted.test(json)) {
                return json;
            }
            if (type(json).equals("closed")) {
                throw new AssertionError("closed with " + json.get("code"));
            }
        }
    }

    static String type(JsonObject frame) {
        return frame.get("type").getAsString();
    }

    /** Waits for a state that matches, unless the current one does. */
    JsonObject awaitState(Predicate<JsonObject> wanted) {
        return state != null && wanted.test(state)
                ? state
                : await(json -> type(json).equals("state") && wanted.test(json));
    }

    JsonObject awaitPly(int ply) {
        return awaitState(now -> now.getAsJsonObject("table").get("ply").getAsInt() >= ply);
    }

    int awaitClose() {
        return await(json -> type(json).equals("closed")).get("code").getAsInt();
    }

    JsonObject state() {
        return state;
    }

    JsonObject view() {
        return state.getAsJsonObject("view");
    }

    JsonObject table() {
        return state.getAsJsonObject("table");
    }

    JsonObject ask(String type, String more) {
        long id = ++asked;
        say("{\"type\":\"" + type + "\",\"id\":" + id + more + "}");
        return await(json -> json.has("id") && json.get("id").getAsLong() == id);
    }

    JsonObject ask(String type) {
        return ask(type, "");
    }

    /** Plays a move of the view by its number, with the version seen. */
    JsonObject play(long choice) {
        return ask("play", playing(choice));
    }

    String playing(long choice) {
        List<String> moves = moves();
        return playing(moves.get((int) Math.floorMod(choice, (long) moves.size())));
    }

    String playing(String move) {
        return ",\"version\":" + state.get("version").getAsLong() + ",\"move\":\"" + move + "\"";
    }

    List<String> moves() {
        return moves(view());
    }

    static List<String> moves(JsonObject view) {
        List<String> moves = new ArrayList<>();
        view.getAsJsonObject("targets").asMap().forEach((tile, element) -> {
            JsonObject cells = element.getAsJsonObject();
            cells.getAsJsonArray("empty").forEach(cell -> moves.add(tile + "@" + cell.getAsString()));
            cells.getAsJsonArray("captures").forEach(cell -> moves.add(tile + "x" + cell.getAsString()));
        });
        return moves;
    }

    boolean isToMove() {
        return !isOver()
                && state.has("view")
                && view().has("turn")
                && view().get("turn").equals(table().get("you"));
    }

    boolean isOver() {
        return table().get("phase").getAsString().equals("over");
    }

    List<String> frames() {
        return frames;
    }

    void abort() {
        socket.abort();
    }

    @Override
    public void close() {
        if (closed == 0) {
            socket.abort();
        }
    }
}
