package io.github.uptownrules.server.table;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A client that remembers the frames it receives. */
final class Listener implements Client {
    private final BlockingQueue<JsonObject> heard = new LinkedBlockingQueue<>();
    private final String address;
    private volatile boolean isClosed;

    Listener() {
        this("");
    }

    Listener(String address) {
        this.address = address;
    }

    @Override
    public void send(String frame) {
        heard.add(JsonParser.parseString(frame).getAsJsonObject());
    }

    @Override
    public String asker() {
        return address;
    }

    @Override
    public void check(String table, Seat seat, String name) {}

    @Override
    public void close(Ending how) {
        isClosed = true;
    }

    boolean isClosed() {
        return isClosed;
    }

    BlockingQueue<JsonObject> heard() {
        return heard;
    }

    JsonObject state() {
        return heard.stream()
                .filter(frame -> frame.get("type").getAsString().equals("state"))
                .reduce((first, second) -> second)
                .orElseThrow();
    }

    /** Returns the code of an answer, or its type if it has none. */
    Optional<String> answer(long id) {
        return heard.stream()
                .filter(frame -> frame.has("id") && frame.get("id").getAsLong() == id)
                .map(frame -> frame.get(frame.has("code") ? "code" : "type").getAsString())
                .findFirst();
    }
}
