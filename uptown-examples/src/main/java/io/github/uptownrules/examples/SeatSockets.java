package io.github.uptownrules.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonPrimitive;
import io.github.uptownrules.base.game.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** The clients of a game, by seat, with a line of JSON each way. Joining and asking are never done at the same time. */
final class SeatSockets {
    /** No move is so long; a line that never ends shall not fill the memory. */
    private static final int LONGEST_LINE = 1_000;

    private final ServerSocket server;
    private final Map<Seat, Writer> clients = new EnumMap<>(Seat.class);

    /** The clients of a socket; the caller closes it. */
    SeatSockets(ServerSocket server) {
        this.server = server;
    }

    /**
     * Seats clients until the table is full, and listens to each on a thread of its own.
     *
     * @param join shows a seat what it sees
     * @param ask makes the move of a line; an {@link IllegalArgumentException} is sent to the seat as a refusal
     */
    void serve(Iterable<Seat> seats, Consumer<Seat> join, BiConsumer<Seat, String> ask) throws IOException {
        for (Seat seat : seats) {
            Socket socket = server.accept();
            Thread thread = new Thread(() -> listen(seat, socket, join, ask), "seat " + seat);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void listen(Seat seat, Socket socket, Consumer<Seat> join, BiConsumer<Seat, String> ask) {
        try (socket;
                Reader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
                Writer out = new OutputStreamWriter(socket.getOutputStream(), UTF_8)) {
            synchronized (this) {
                clients.put(seat, out);
                join.accept(seat);
            }
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                ask(seat, line, ask);
            }
        } catch (IOException e) {
            System.err.println("seat " + seat + " is gone: " + e.getMessage());
        }
    }

    private synchronized void ask(Seat seat, String line, BiConsumer<Seat, String> ask) {
        try {
            ask.accept(seat, line);
        } catch (IllegalArgumentException e) {
            send(seat, "refused", new JsonPrimitive(String.valueOf(e.getMessage())).toString());
        }
    }

    /** Sends a line to a seat. A client that cannot be written to is left out from then on. */
    void send(Seat seat, String type, String json) {
        try {
            if (clients.containsKey(seat)) {
                clients.get(seat).append("{\"" + type + "\":" + json + "}\n").flush();
            }
        } catch (IOException e) {
            clients.remove(seat);
        }
    }

    /** Reads a line without its end; at the end of all, an empty one. */
    private static String line(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (line.append((char) next).length() > LONGEST_LINE) {
                throw new IOException("a line of more than " + LONGEST_LINE + " characters");
            }
        }
        return line.toString();
    }
}
