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
 * What a client at a table did, or what the server said to it: a line of a history.
 *
 * @param at when, in milliseconds since 1970
 * @param client who it was, the same through all connections
 * @param connection which connection of that client, 1 for the first
 * @param what what happened
 */
public record Event(long at, String client, int connection, What what) {
    /** Who was not there before, and looks in the end. */
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

    /** What happened. */
    public sealed interface What {}

    /** The client begins to open a connection. */
    public record Connecting() implements What {}

    /** The client says hello, with the secret of its seat if it has one. */
    public record Hello() implements What {}

    /**
     * The server shows a state.
     *
     * @param version its version
     * @param ply how many moves had been made
     * @param last the last of them, {@link Made#NONE} at the start
     * @param position what everybody may see of the position, as a hash
     * @param seats who sits where and who wants to play once more, as a hash; not who is connected
     * @param away the seats for whose persons bots play
     */
    public record Shown(long version, int ply, Made last, String position, String seats, List<Integer> away)
            implements What {}

    /**
     * The client asks for a move.
     *
     * @param id the number of the request
     * @param version the version of the state that the player looked at
     * @param ply how many moves had been made in it
     * @param made the move, and the client's seat
     */
    public record Asked(int id, long version, int ply, Made made) implements What {}

    /** The server says that a request was done. */
    public record Acknowledged(int id) implements What {}

    /** The server refuses a request. */
    public record Refused(int id, String code) implements What {}

    /** The server says which moves were made. */
    public record Moves(List<Made> moves) implements What {}

    /** The connection is lost, with the code of the WebSocket. */
    public record Lost(int code) implements What {
        /** It broke without a code. */
        public static final int BROKEN = 1006;

        /** The client gave it up, for nothing came. */
        public static final int SILENT = 0;

        /** The client left without a word, and comes back. */
        public static final int LEFT = -1;
    }

    /** The server gives the record of the game. */
    public record Recorded(String text) implements What {}

    /** A move of a seat. */
    public record Made(int seat, String move) {
        /** None yet. */
        public static final Made NONE = new Made(0, "");

        @Override
        public String toString() {
            return equals(NONE) ? "none" : move + " of seat " + seat;
        }
    }

    private static String name(Class<? extends What> kind) {
        return Ascii.toLowerCase(kind.getSimpleName());
    }

    /** This event as one line of JSON. */
    String toLine() {
        JsonObject line = new JsonObject();
        line.addProperty("at", at);
        line.addProperty("client", client);
        line.addProperty("connection", connection);
        line.addProperty("event", name(what.getClass()));
        GSON.toJsonTree(what).getAsJsonObject().asMap().forEach(line::add);
        return line.toString();
    }

    /** The event of a line. */
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
