package io.github.uptownrules.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonPrimitive;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.town.Deck;
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
 * A server of one game of the street game, with JSON over sockets, one line for each message. A client that connects takes the
 * next free seat and gets its view. A line such as {@code {"move":"b12a@1.3"}} requests a move. Every client gets each move as
 * its seat sees it. If a move is refused, its client gets the reason.
 *
 * <pre>{@code
 * try (ServerSocket socket = new ServerSocket(8080)) {
 *     new StreetServer(StreetRuleset.of(3), socket).serve();       // and then the rest of your program
 * }
 * }</pre>
 */
public final class StreetServer {
    /** Longer than any move. An endless line must not fill the memory. */
    private static final int LONGEST_LINE = 1_000;

    private final ServerSocket server;
    private final Map<Seat, Writer> clients = new EnumMap<>(Seat.class);
    private GameRecord record;

    /** Creates a game with a shuffle that cannot be guessed. The caller closes the socket. */
    public StreetServer(StreetRuleset ruleset, ServerSocket server) {
        record = GameRecord.of(ruleset.deal(Deck.sample1(), new SecureRandom()));
        this.server = server;
    }

    /** Seats clients until the table is full. Each is read on its own thread. */
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
        send(seat, "view", Json.view(record.redacted()).toString());
    }

    /** Plays a move, or sends its client the reason for the refusal, which reveals only the view of its seat. */
    private synchronized void ask(Seat seat, String line) {
        try {
            Move move = Json.readMove(line);
            if (!record.end().turn().map(Turn::seat).equals(Optional.of(seat))) {
                throw new IllegalArgumentException("it is not your turn");
            }
            record = record.play(move);
            int ply = record.moves().size();
            record.end()
                    .seats()
                    .forEach(each -> send(
                            each, "outcome", Json.outcome(record.outcome(ply)).toString()));
        } catch (IllegalArgumentException e) {
            send(seat, "refused", new JsonPrimitive(String.valueOf(e.getMessage())).toString());
        }
    }

    /** Sends a message. A client that cannot be written to is removed. */
    private void send(Seat seat, String type, String json) {
        try {
            if (clients.containsKey(seat)) {
                clients.get(seat).append("{\"" + type + "\":" + json + "}\n").flush();
            }
        } catch (IOException e) {
            clients.remove(seat);
        }
    }

    /** Reads a line without its end. Returns an empty string at the end of the input. */
    private static String line(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (line.append((char) next).length() > LONGEST_LINE) {
                throw new IOException("a line of more than " + LONGEST_LINE + " characters");
            }
        }
        return line.toString();
    }

    public synchronized GameRecord record() {
        return record;
    }
}
