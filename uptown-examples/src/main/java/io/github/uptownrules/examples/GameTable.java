package io.github.uptownrules.examples;

import com.google.common.base.Preconditions;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.RedactedRecord;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/** A server's game. It never reveals the complete state: clients get views, seen placements and redacted records. */
public final class GameTable {
    private final Map<Seat, Consumer<SeenOutcome>> clients = new EnumMap<>(Seat.class);
    private final Queue<SeenOutcome> unsent = new ArrayDeque<>();
    private boolean isSending;
    private GameRecord record;

    /** Creates a game. The shuffle must not be guessable, so it comes from a secure source, not from a seed. */
    public GameTable(Ruleset ruleset) {
        record = GameRecord.of(ruleset.deal(new SecureRandom()));
    }

    /** Returns the view of a client that joins or rejoins. From now on the client gets every move. */
    public synchronized PlayerView join(Seat seat, Consumer<SeenOutcome> client) {
        PlayerView view = record.end().viewFor(seat);
        unsent.removeIf(seen -> seen.after().viewer() == seat); // the view shows it
        clients.put(seat, client);
        return view;
    }

    /** Plays a client's move. If it is refused, the message reveals only the client's view, and may be sent to it. */
    public synchronized void play(Seat seat, String text) {
        record = record.play(MoveText.parse(text, record.end().viewFor(seat)));
        int ply = record.moves().size();
        clients.keySet().forEach(player -> unsent.add(record.outcome(ply).seenBy(player)));
        if (!isSending) { // a client may move in its callback; the others get that move after all earlier moves
            isSending = true;
            try {
                while (!unsent.isEmpty()) {
                    send(unsent.remove());
                }
            } finally {
                isSending = false;
            }
        }
    }

    /** Sends a move. A client that fails gets no more moves until it rejoins. Errors go to the thread's handler. */
    private void send(SeenOutcome seen) {
        Consumer<SeenOutcome> client = clients.get(seen.after().viewer());
        try {
            client.accept(seen);
        } catch (Throwable e) {
            if (clients.remove(seen.after().viewer(), client)) {
                unsent.removeIf(other -> other.after().viewer() == seen.after().viewer());
            }
            if (e instanceof Error) {
                Thread.currentThread().getUncaughtExceptionHandler().uncaughtException(Thread.currentThread(), e);
            }
        }
    }

    /** Returns a seat's redacted record so far. */
    public synchronized RedactedRecord download(Seat seat) {
        return record.redactedFor(seat);
    }

    /** Returns the complete record after the end, when nothing is secret. */
    public synchronized GameRecord publish() {
        Preconditions.checkState(record.end().isOver(), "the game is not over yet");
        return record;
    }
}
