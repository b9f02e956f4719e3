package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.net.ServerSocket;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * A server of one game of the street game, JSON over sockets: a line each way. Whoever connects takes the next free seat and is sent its view; a
 * line such as {@code {"move":"b12a@1.3"}} asks for a move. All are sent each move as their seat sees it, or who asked is sent why not.
 *
 * <pre>{@code
 * try (ServerSocket socket = new ServerSocket(8080)) {
 *     new StreetServer(StreetRuleset.of(3), socket).serve();       // and then the rest of your program
 * }
 * }</pre>
 */
public final class StreetServer {
    private final SeatSockets clients;
    private volatile GameRecord record;

    /** A game whose shuffle cannot be guessed, for clients of a socket; the caller closes it. */
    public StreetServer(StreetRuleset ruleset, ServerSocket server) {
        record = GameRecord.of(ruleset.deal(Deck.sample1(), new SecureRandom()));
        clients = new SeatSockets(server);
    }

    /** Seats clients until the table is full, and listens to each on a thread of its own. */
    public void serve() throws IOException {
        clients.serve(record.end().seats(), this::join, this::ask);
    }

    private void join(Seat seat) {
        clients.send(seat, "view", Json.view(record.redacted()).toString());
    }

    /** Makes a move, or fails with a reason that says no more than this seat sees. */
    private void ask(Seat seat, String line) {
        Move move = Json.readMove(line);
        if (!record.end().turn().map(Turn::seat).equals(Optional.of(seat))) {
            throw new IllegalArgumentException("it is not your turn");
        }
        record = record.play(move);
        int ply = record.moves().size();
        record.end()
                .seats()
                .forEach(each -> clients.send(
                        each, "outcome", Json.outcome(record.outcome(ply)).toString()));
    }

    /** Returns what was played, to be stored. */
    public GameRecord record() {
        return record;
    }
}
