package io.github.uptownrules.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Connecting;
import io.github.uptownrules.server.history.Event.Hello;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.History;
import io.github.uptownrules.server.history.PublicPart;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/**
 * A client at a table, across all its connections. It behaves like the page (socket-table-client.js), with the same timeouts:
 * it pings a silent connection, reconnects, checks whether a move without an answer was made, and otherwise sends it again. A
 * player moves at random; a client without a secret watches.
 */
final class LoadClient {
    private static final long FIRST_WAIT = 250;
    private static final long LONGEST_WAIT = 8000;
    private static final long QUIET = TimeUnit.SECONDS.toNanos(10);
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(4);
    private static final long CONNECT_PATIENCE = TimeUnit.SECONDS.toNanos(8);

    private final LoadPlace place;
    private final LoadGame game;
    private final String name;
    private final Optional<String> secret;
    private final History history;
    private final Random random = new Random();
    private Optional<Connection> current = Optional.empty();
    private Optional<Wish> wish = Optional.empty();
    private Optional<JsonObject> state = Optional.empty();
    private boolean isThinking;
    private boolean isDone;
    private int connections;
    private int failures;
    private int lastId;

    LoadClient(LoadPlace place, LoadGame game, String name, Optional<String> secret, History history) {
        this.place = place;
        this.game = game;
        this.name = name;
        this.secret = secret;
        this.history = history;
    }

    synchronized void begin() {
        connect();
        beat();
    }

    private void beat() {
        if (!isDone()) {
            listen();
            place.clock().schedule(this::beat, 1, TimeUnit.SECONDS);
        }
    }

    private synchronized boolean isDone() {
        return isDone;
    }

    private enum Purpose {
        PLAY,
        WAS_IT_MADE,
        PING
    }

    private enum Stage {
        /** The move waits for a connection or for its answer. */
        WANTED,
        /** The connection was lost, and the client checks whether the move was made. */
        LOOKED_FOR,
        /** The move was not made and is sent again. */
        SENT_AGAIN,
        /** The second attempt was refused, and the client checks again. */
        LOOKED_FOR_AGAIN
    }

    private record Wish(long version, int ply, Made made, Stage stage) {
        Wish at(Stage next) {
            return new Wish(version, ply, made, next);
        }
    }

    private record Waiting(Purpose purpose, long since) {}

    /** A connection. It is ignored once another one is current. */
    private final class Connection implements WebSocket.Listener {
        private final int number;
        private final long began = System.nanoTime();
        private final StringBuilder partial = new StringBuilder();
        private final Map<Integer, Waiting> waiting = new HashMap<>();
        private Optional<WebSocket> socket = Optional.empty();
        private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
        private long heard = began;
        private boolean isOpen;

        Connection(int number) {
            this.number = number;
        }

        private boolean isCurrent() {
            return current.filter(this::equals).isPresent();
        }

        @Override
        public void onOpen(WebSocket opened) {
            synchronized (LoadClient.this) {
                if (!isCurrent()) {
                    opened.abort();
                    return;
                }
                socket = Optional.of(opened);
                history.add(name, number, new Hello());
                send(secret.map(own -> "{\"type\":\"hello\",\"secret\":\"" + own + "\"}")
                        .orElse("{\"type\":\"hello\"}"));
            }
            opened.request(1);
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            synchronized (LoadClient.this) {
                if (isCurrent()) {
                    partial.append(text);
                    if (last) {
                        JsonObject frame = TestServer.tree(partial.toString());
                        partial.setLength(0);
                        heard = System.nanoTime();
                        hear(this, frame);
                    }
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            lose(this, code);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            lose(this, Lost.BROKEN);
        }

        /** Sends messages one by one, because the socket accepts no message before the previous one is sent. */
        private void send(String message) {
            socket.ifPresent(open -> sending = sending.handle((sent, failure) -> open.sendText(message, true))
                    .thenCompose(sent -> sent));
        }

        private int ask(Purpose purpose, String type, String more) {
            int id = ++lastId;
            waiting.put(id, new Waiting(purpose, System.nanoTime()));
            if (purpose == Purpose.PLAY) {
                Wish own = wish.orElseThrow();
                history.add(name, number, new Asked(id, own.version(), own.ply(), own.made()));
            }
            send("{\"type\":\"" + type + "\",\"id\":" + id + more + "}");
            return id;
        }
    }

    private synchronized void connect() {
        if (isDone) {
            return;
        }
        Connection connection = new Connection(++connections);
        current = Optional.of(connection);
        history.add(name, connection.number, new Connecting());
        place.open(game.table(), game.address(), connection).whenComplete((opened, failure) -> {
            if (failure != null) {
                lose(connection, Lost.BROKEN);
            }
        });
    }

    /** Drops the connection without closing it. */
    synchronized void cut() {
        current.filter(connection -> connection.isOpen).ifPresent(connection -> {
            connection.socket.ifPresent(WebSocket::abort);
            lose(connection, Lost.LEFT);
        });
    }

    synchronized void stop() {
        isDone = true;
        current.flatMap(connection -> connection.socket).ifPresent(WebSocket::abort);
        current = Optional.empty();
    }

    private synchronized void lose(Connection connection, int code) {
        if (isDone || !connection.isCurrent()) {
            return;
        }
        history.add(name, connection.number, new Lost(code));
        current = Optional.empty();
        place.figures().reconnected();
        if (wish.isPresent() && wish.get().stage() != Stage.WANTED) {
            place.figures().gaveUp(); // the page reports this and shows the current state
            wish = Optional.empty();
        }
        if (code == 4001 || code == 4002) {
            stop();
            return;
        }
        long wait = Math.min(LONGEST_WAIT, FIRST_WAIT << failures);
        failures = Math.min(failures + 1, 10);
        place.clock().schedule(this::connect, (long) (wait * (0.5 + random.nextDouble())), TimeUnit.MILLISECONDS);
    }

    /** Checks whether a silent connection is dead. */
    private synchronized void listen() {
        if (current.isEmpty()) {
            return;
        }
        Connection connection = current.get();
        long now = System.nanoTime();
        boolean isStuck = !connection.isOpen && now - connection.began > CONNECT_PATIENCE;
        boolean isSilent = connection.isOpen
                && connection.waiting.values().stream()
                        .anyMatch(waiting -> now - Math.max(waiting.since(), connection.heard) > PATIENCE);
        if (isStuck || isSilent) {
            connection.socket.ifPresent(WebSocket::abort);
            lose(connection, Lost.SILENT);
        } else if (connection.isOpen && now - connection.heard > QUIET && connection.waiting.isEmpty()) {
            connection.ask(Purpose.PING, "ping", "");
        }
    }

    private void hear(Connection connection, JsonObject frame) {
        switch (Player.type(frame)) {
            case "state" -> see(connection, frame);
            case "done" -> {
                int id = frame.get("id").getAsInt();
                if (purpose(connection, id) == Purpose.PLAY) {
                    history.add(name, connection.number, new Acknowledged(id));
                    place.figures().acknowledged();
                    wish = Optional.empty();
                    thinkIfNeeded();
                }
            }
            case "refused" -> refused(connection, frame);
            case "moves" -> {
                purpose(connection, frame.get("id").getAsInt());
                List<Made> moves = new ArrayList<>();
                frame.getAsJsonArray("moves").forEach(move -> moves.add(made(move.getAsJsonObject())));
                history.add(name, connection.number, new Moves(moves));
                wish.ifPresent(own -> afterLooking(connection, own, moves));
            }
            default -> place.figures().fault("unexpected frame: " + frame);
        }
    }

    private static Purpose purpose(Connection connection, int id) {
        Waiting waiting = connection.waiting.remove(id);
        return waiting == null ? Purpose.PING : waiting.purpose();
    }

    private void see(Connection connection, JsonObject seen) {
        JsonObject shown = seen.getAsJsonObject("table");
        history.add(name, connection.number, shown(seen));
        boolean isFirst = !connection.isOpen;
        connection.isOpen = true;
        failures = 0;
        state = Optional.of(seen);
        game.saw(shown.get("ply").getAsInt(), name);
        if (shown.get("phase").getAsString().equals("over")) {
            game.over();
        } else if (isFirst && wish.isPresent()) {
            wish = wish.map(own -> own.at(Stage.LOOKED_FOR));
            connection.ask(Purpose.WAS_IT_MADE, "moves", "");
        } else {
            thinkIfNeeded();
        }
    }

    /** Returns the part of a state that the history records. */
    static Shown shown(JsonObject seen) {
        JsonObject table = seen.getAsJsonObject("table");
        List<Integer> away = new ArrayList<>();
        for (JsonElement seat : table.getAsJsonArray("seats")) {
            if (seat.getAsJsonObject().has("away")) {
                away.add(seat.getAsJsonObject().get("seat").getAsInt());
            }
        }
        return new Shown(
                seen.get("version").getAsLong(),
                table.get("ply").getAsInt(),
                seen.has("last") ? made(seen.getAsJsonObject("last")) : Made.NONE,
                seen.has("view") ? PublicPart.ofView(seen.getAsJsonObject("view")) : "",
                PublicPart.ofTable(table),
                away);
    }

    private static Made made(JsonObject move) {
        return new Made(move.get("seat").getAsInt(), move.get("move").getAsString());
    }

    private void refused(Connection connection, JsonObject frame) {
        int id = frame.get("id").getAsInt();
        String code = frame.get("code").getAsString();
        if (purpose(connection, id) != Purpose.PLAY) {
            place.figures().fault("refused: " + frame);
            return;
        }
        history.add(name, connection.number, new Refused(id, code));
        if (wish.filter(own -> own.stage() == Stage.SENT_AGAIN).isPresent()) {
            wish = wish.map(own -> own.at(Stage.LOOKED_FOR_AGAIN));
            connection.ask(Purpose.WAS_IT_MADE, "moves", "");
        } else {
            giveUp();
        }
    }

    /** The player sees that the move was refused, and makes another one. */
    private void giveUp() {
        place.figures().refused();
        wish = Optional.empty();
        thinkIfNeeded();
    }

    /** Continues once the moves made are known. */
    private void afterLooking(Connection connection, Wish own, List<Made> moves) {
        if (moves.size() > own.ply() && moves.get(own.ply()).equals(own.made())) {
            place.figures().acknowledged();
            wish = Optional.empty();
            thinkIfNeeded();
        } else if (own.stage() == Stage.LOOKED_FOR) {
            wish = Optional.of(own.at(Stage.SENT_AGAIN));
            play(connection);
        } else {
            giveUp();
        }
    }

    private void thinkIfNeeded() {
        if (!isThinking && !isDone && wish.isEmpty() && isToMove()) {
            isThinking = true;
            place.clock()
                    .schedule(this::decide, place.think() / 2 + random.nextInt(place.think()), TimeUnit.MILLISECONDS);
        }
    }

    private boolean isToMove() {
        return secret.isPresent()
                && state.filter(seen -> seen.has("view"))
                        .filter(seen -> seen.getAsJsonObject("table")
                                .get("you")
                                .equals(seen.getAsJsonObject("view").get("turn")))
                        .isPresent();
    }

    private synchronized void decide() {
        isThinking = false;
        if (isDone || wish.isPresent() || !isToMove()) {
            return;
        }
        JsonObject seen = state.orElseThrow();
        List<String> moves = Player.moves(seen.getAsJsonObject("view"));
        wish = Optional.of(new Wish(
                seen.get("version").getAsLong(),
                seen.getAsJsonObject("table").get("ply").getAsInt(),
                new Made(seen.getAsJsonObject("table").get("you").getAsInt(), moves.get(random.nextInt(moves.size()))),
                Stage.WANTED));
        // Without a connection, the first state of the next one resumes the move.
        current.filter(connection -> connection.isOpen).ifPresent(this::play);
    }

    private void play(Connection connection) {
        Wish own = wish.orElseThrow();
        game.sent(own.ply() + 1, name);
        connection.ask(
                Purpose.PLAY,
                "play",
                ",\"version\":" + own.version() + ",\"move\":\"" + own.made().move() + "\"");
    }
}
