package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A table of a load: two people who come back whenever they are lost, and perhaps somebody who watches and does not read. */
final class LoadTable {
    private final int port;
    private final ScheduledExecutorService clock;
    private final LoadFigures figures;
    private final int think;
    private final boolean hasSlowReader;
    private final Random random = new Random();
    private volatile List<Person> people = List.of();

    LoadTable(int port, ScheduledExecutorService clock, LoadFigures figures, int think, boolean hasSlowReader) {
        this.port = port;
        this.clock = clock;
        this.figures = figures;
        this.think = think;
        this.hasSlowReader = hasSlowReader;
    }

    /** Makes a table and sits down, now or when there is a server again. */
    void begin() {
        try {
            JsonObject made = TestServer.made(
                    port,
                    "{\"ruleset\":\"standard-4\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true},{\"bot\":\"greedy\"},"
                            + "{\"bot\":\"greedy\"}],\"you\":1,\"listed\":true,"
                            + "\"clock\":{\"initial\":3600,\"increment\":5}}");
            String table = made.get("table").getAsString();
            JsonObject sat = TestServer.sat(port, table, 2, "Bob");
            Game game = new Game(table);
            people = List.of(
                    new Person(game, made.get("secret").getAsString()),
                    new Person(game, sat.get("secret").getAsString()));
            people.forEach(Person::connect);
            if (hasSlowReader) {
                Player.open(port, table, Optional.empty(), new Sleeper()).sendText("{\"type\":\"hello\"}", true);
            }
        } catch (RuntimeException | AssertionError e) {
            clock.schedule(this::begin, 1, TimeUnit.SECONDS);
        }
    }

    /** Cuts a connection without a word. */
    void losePlayer(int index) {
        if (index < people.size()) {
            figures.lost();
            people.get(index).cut();
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
            figures.dropped();
        }
    }

    /** What everybody at the table agrees on: which move was which. */
    private final class Game {
        private final String table;
        private final Map<Integer, String> moves = new ConcurrentHashMap<>();
        private final Map<Integer, Long> sent = new ConcurrentHashMap<>();
        private volatile int acknowledged;
        private boolean isOver;

        Game(String table) {
            this.table = table;
        }

        void saw(int ply, String move) {
            String before = moves.putIfAbsent(ply, move);
            if (before != null && !before.equals(move)) {
                figures.fault("ply " + ply + " was " + before + " and is " + move);
            }
        }

        synchronized void over() {
            if (!isOver) {
                isOver = true;
                figures.game();
                clock.schedule(LoadTable.this::begin, 1, TimeUnit.SECONDS);
            }
        }
    }

    /** A person, through all connections. */
    private final class Person implements WebSocket.Listener {
        private final Game game;
        private final String secret;
        private final StringBuilder partial = new StringBuilder();
        private volatile WebSocket socket;
        private long version;
        private int ply = -1;
        private int asked = -1;
        private int known;

        Person(Game game, String secret) {
            this.game = game;
            this.secret = secret;
        }

        void connect() {
            CompletableFuture.supplyAsync(() -> Player.open(port, game.table, Optional.empty(), this), clock)
                    .whenComplete((opened, failure) -> {
                        if (failure != null) {
                            clock.schedule(this::connect, 500, TimeUnit.MILLISECONDS);
                        } else {
                            opened.sendText("{\"type\":\"hello\",\"secret\":\"" + secret + "\"}", true);
                        }
                    });
        }

        void cut() {
            WebSocket now = socket;
            if (now != null) {
                now.abort();
                again(now);
            }
        }

        private synchronized void again(WebSocket from) {
            if (from.equals(socket)) {
                socket = null;
                if (!game.isOver) {
                    figures.reconnected();
                    clock.schedule(this::connect, 50 + random.nextInt(500), TimeUnit.MILLISECONDS);
                }
            }
        }

        @Override
        public void onOpen(WebSocket from) {
            synchronized (this) {
                socket = from;
                partial.setLength(0);
                asked = -1;
                known = game.acknowledged; // before it says hello
            }
            from.request(1);
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            synchronized (this) {
                if (from.equals(socket)) {
                    partial.append(text);
                    if (last) {
                        hear(from, TestServer.tree(partial.toString()), System.nanoTime());
                        partial.setLength(0);
                    }
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            again(from);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            again(from);
        }

        private void hear(WebSocket from, JsonObject frame, long now) {
            switch (Player.type(frame)) {
                case "state" -> see(from, frame, now);
                case "done" ->
                    game.acknowledged =
                            Math.max(game.acknowledged, frame.get("id").getAsInt());
                case "refused" -> {
                    figures.refused();
                    asked = -1;
                    if (!frame.get("code").getAsString().equals("stale")) {
                        figures.fault("refused: " + frame);
                    }
                }
                default -> figures.fault("what is " + frame);
            }
        }

        private void see(WebSocket from, JsonObject state, long now) {
            JsonObject table = state.getAsJsonObject("table");
            int nowPly = table.get("ply").getAsInt();
            long nowVersion = state.get("version").getAsLong();
            if (nowVersion < version || nowPly < ply || nowPly < known) {
                figures.fault("version " + version + " ply " + ply + " acknowledged " + known + ", and then version "
                        + nowVersion + " ply " + nowPly);
            }
            if (nowPly > ply && state.has("last")) {
                game.saw(nowPly, state.getAsJsonObject("last").get("move").getAsString());
                boolean isOwn = state.getAsJsonObject("last").get("seat").equals(table.get("you"));
                Long begun = isOwn || ply < 0 || nowPly != ply + 1 ? null : game.sent.remove(nowPly);
                if (begun != null) {
                    figures.seen(now - begun);
                }
            }
            version = nowVersion;
            ply = nowPly;
            if (table.get("phase").getAsString().equals("over")) {
                game.over();
                from.abort();
                return;
            }
            JsonObject view = state.getAsJsonObject("view");
            if (view != null && view.has("turn") && view.get("turn").equals(table.get("you")) && asked != ply) {
                asked = ply;
                String move = anyMove(view);
                clock.schedule(
                        () -> play(from, nowPly, nowVersion, move),
                        think / 2 + random.nextInt(think),
                        TimeUnit.MILLISECONDS);
            }
        }

        private void play(WebSocket from, int before, long seenVersion, String move) {
            game.sent.put(before + 1, System.nanoTime());
            from.sendText(
                    "{\"type\":\"play\",\"id\":" + (before + 1) + ",\"version\":" + seenVersion + ",\"move\":\"" + move
                            + "\"}",
                    true);
        }

        private String anyMove(JsonObject view) {
            List<String> moves = new ArrayList<>();
            view.getAsJsonObject("targets").asMap().forEach((tile, cells) -> {
                cells.getAsJsonObject()
                        .getAsJsonArray("empty")
                        .forEach(cell -> moves.add(tile + "@" + cell.getAsString()));
                cells.getAsJsonObject()
                        .getAsJsonArray("captures")
                        .forEach(cell -> moves.add(tile + "x" + cell.getAsString()));
            });
            return moves.get(random.nextInt(moves.size()));
        }
    }
}
