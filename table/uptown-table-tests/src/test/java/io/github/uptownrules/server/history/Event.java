package io.github.uptownrules.server.history;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.stream.Stream;

/**
 * A line of a history: an action of a client at a table, or a message from the server to it.
 *
 * @param at the time, in milliseconds since 1970
 * @param client the client, the same across all its connections
 * @param connection the number of the connection, 1 for the first
 */
public record Event(long at, String client, int connection, What what) {
    /** The name of a new client that connects at the end. */
    public static final String AFTERWARDS = "end";

    private static final Gson GSON = new Gson();
    private static final ImmutableMap<String, Class<? extends What>> KINDS = Stream.of(
                    Connecting.class,
                    Hello.class,
                    Shown.class,
                    Asked.class,
                    Acknowledged.class,
                    Refused.class,
                    Moves.class,
                    Lost.class,
                    Recorded.class)
            .collect(ImmutableMap.toImmutableMap(Event::name, kind -> kind));

    /** An action or a message. */
    public sealed interface What {}

    /** The client starts to open a connection. */
    public record Connecting() implements What {}

    /** The client sends its hello message, with the secret of its seat if it has one. */
    public record Hello() implements What {}

    /**
     * The server shows a state.
     *
     * @param ply the number of moves made
     * @param last the last move, {@link Made#NONE} at the start
     * @param position a hash of the public part of the position
     * @param seats a hash of the occupants and their answers to a rematch, without the connections
     * @param away the seats whose players a bot replaces
     */
    public record Shown(long version, int ply, Made last, String position, String seats, List<Integer> away)
            implements What {}

    /**
     * The client sends a move.
     *
     * @param version the version of the state that the player has seen
     * @param ply the number of moves made in that state
     * @param made the move, and the client's seat
     */
    public record Asked(int id, long version, int ply, Made made) implements What {}

    public record Acknowledged(int id) implements What {}

    public record Refused(int id, String code) implements What {}

    public record Moves(List<Made> moves) implements What {}

    /** The connection is lost, with its WebSocket code. */
    public record Lost(int code) implements What {
        /** The connection broke without a code. */
        public static final int BROKEN = 1006;

        /** The client gave up the connection, because nothing arrived. */
        public static final int SILENT = 0;

        /** The client dropped the connection and will reconnect. */
        public static final int LEFT = -1;
    }

    /** The server sends the record of the game. */
    public record Recorded(String text) implements What {}

    public record Made(int seat, String move) {
        public static final Made NONE = new Made(0, "");

        @Override
        public String toString() {
            return equals(NONE) ? "none" : move + " of seat " + seat;
        }
    }

    private static String name(Class<? extends What> kind) {
        return Ascii.toLowerCase(kind.getSimpleName());
    }

    String toLine() {
        JsonObject line = new JsonObject();
        line.addProperty("at", at);
        line.addProperty("client", client);
        line.addProperty("connection", connection);
        line.addProperty("event", name(what.getClass()));
        GSON.toJsonTree(what).getAsJsonObject().asMap().forEach(line::add);
        return line.toString();
    }

    static Event ofLine(String line) {
        JsonObject json = JsonParser.parseString(line).getAsJsonObject();
        Class<? extends What> kind = KINDS.get(json.get("event").getAsString());
        if (kind == null) {
            throw new JsonParseException("unknown event " + json.get("event"));
        }
        return new Event(
                json.get("at").getAsLong(),
                json.get("client").getAsString(),
                json.get("connection").getAsInt(),
                GSON.fromJson(json, kind));
    }
}
