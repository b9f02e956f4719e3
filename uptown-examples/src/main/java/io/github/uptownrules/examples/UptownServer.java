package io.github.uptownrules.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonPrimitive;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A server of one game of Uptown, JSON over sockets: a line each way. Whoever connects takes the next free seat and is sent its view; a
 * line such as {@code {"move":"b5@E5"}} asks for a move. All are sent each move as their seat sees it, or who asked is sent why not.
 *
 * <pre>{@code
 * try (ServerSocket socket = new ServerSocket(8080)) {
 *     new UptownServer(Rulesets.standard(3), socket).serve();       // and then the rest of your program
 * }
 * }</pre>
 */
public final class UptownServer {
    /** No move is so long; a line that never ends shall not fill the memory. */
    private static final int LONGEST_LINE = 1_000;

    private final ServerSocket server;
    private final Map<Seat, Writer> clients = new EnumMap<>(Seat.class);
    private GameRecord record;

    /** A game whose shuffle cannot be guessed, for clients of a socket; whoever made the socket closes it. */
    public UptownServer(Ruleset ruleset, ServerSocket server) {
        record = GameRecord.of(ruleset.deal(new SecureRandom()));
        this.server = server;
    }

    /** Seats those who come, until the table is full, and lets each be heard on a thread of its own. */
    public void serve() throws IOException {
        for (Seat seat : record.end().seats()) {
            Socket socket = server.accept();
            Thread thread = new Thread(() -> listen(seat, socket), "seat " + seat);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void listen(Seat seat, Socket socket) {
        try (socket;
                Reader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
                Writer out = new OutputStreamWriter(socket.getOutputStream(), UTF_8)) {
            join(seat, out);
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                ask(seat, line);
            }
        } catch (IOException e) {
            System.err.println("seat " + seat + " is gone: " + e.getMessage());
        }
    }

    private synchronized void join(Seat seat, Writer out) {
        clients.put(seat, out);
        send(seat, "view", Json.view(record.redactedFor(seat)).toString());
    }

    /** The move is made, or the one who asked is sent why not; that says no more than this seat sees. */
    private synchronized void ask(Seat seat, String line) {
        try {
            Move move = Json.readMove(line).resolve(record.end().viewFor(seat)).legal();
            if (!record.end().turn().equals(Optional.of(seat))) {
                throw new IllegalArgumentException("it is not your turn");
            }
            record = record.play(move);
            int ply = record.moves().size();
            record.end()
                    .seats()
                    .forEach(each -> send(
                            each,
                            "placement",
                            Json.outcome(record.outcome(ply).seenBy(each)).toString()));
        } catch (IllegalArgumentException e) {
            send(seat, "refused", new JsonPrimitive(String.valueOf(e.getMessage())).toString());
        }
    }

    /** A client that cannot be written to is left out from then on. */
    private void send(Seat seat, String type, String json) {
        try {
            if (clients.containsKey(seat)) {
                clients.get(seat).append("{\"" + type + "\":" + json + "}\n").flush();
            }
        } catch (IOException e) {
            clients.remove(seat);
        }
    }

    /** A line without its end; nothing at the end of all. */
    private static String line(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (line.append((char) next).length() > LONGEST_LINE) {
                throw new IOException("a line of more than " + LONGEST_LINE + " characters");
            }
        }
        return line.toString();
    }

    /** What was played, to be stored. */
    public synchronized GameRecord record() {
        return record;
    }
}
