package io.github.uptownrules.examples;

import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * One game on a server. It keeps the truth to itself: every method that a client's request may reach gives out views,
 * placements as they are seen, or redacted records.
 */
public final class GameTable {
    private final Map<Seat, Consumer<SeenPlacement>> clients = new EnumMap<>(Seat.class);
    private final Queue<News> untold = new ArrayDeque<>();
    private boolean isTelling;
    private GameRecord record;

    /** What a player has yet to be told. */
    private record News(Seat player, SeenPlacement seen) {}

    /** A new game. The shuffle must not be guessed, so it comes from a secure source and not from a seed. */
    public GameTable(Ruleset ruleset) {
        Deal deal = Deal.shuffled(ruleset, new SecureRandom());
        this.record = GameRecord.of(GameState.start(deal, Seat.ONE));
    }

    /** What a client is shown when it joins, or joins again; from now on it is told of every move. */
    public synchronized PlayerView join(Seat seat, Consumer<SeenPlacement> client) {
        PlayerView view = record.end().viewFor(seat);
        forget(seat); // what was still to be told, the view shows
        clients.put(seat, client);
        return view;
    }

    /**
     * What a client asked for. The move is read against the client's own view, so that no error can tell it of a rack that
     * it does not see.
     *
     * @throws IllegalArgumentException if the text is no move, or not a legal one for that seat; the message says why, and
     *     may be sent to the client
     */
    public synchronized void play(Seat seat, String text) {
        PlayerView view = record.end().viewFor(seat);
        Move move = MoveText.parse(text).resolve(view).legal();
        Placement placement = record.end().place(move);
        record = record.play(move);
        // The move is made, whoever hears of it.
        clients.keySet().forEach(player -> untold.add(new News(player, placement.seenBy(player))));
        // A client may move while it is told: the others hear of that when they know all moves before.
        if (!isTelling) {
            tellAll();
        }
    }

    private void tellAll() {
        isTelling = true;
        try {
            while (!untold.isEmpty()) {
                tell(untold.remove());
            }
        } finally {
            isTelling = false;
        }
    }

    /**
     * A client that fails is told nothing more until it joins again; the others, and whoever moved, do not notice. An error,
     * even one of the virtual machine such as an overflow of the stack, goes to the handler of the thread.
     */
    private void tell(News news) {
        Consumer<SeenPlacement> client = clients.get(news.player());
        try {
            client.accept(news.seen());
        } catch (Throwable e) {
            if (clients.remove(news.player(), client)) {
                forget(news.player());
            }
            if (e instanceof Error) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        }
    }

    private void forget(Seat player) {
        untold.removeIf(news -> news.player() == player);
    }

    /** The game so far, for somebody who wants to keep it. */
    public synchronized RedactedRecord download(Seat seat) {
        return record.redactedFor(seat);
    }

    /** The whole truth, once there is nothing to hide any more. */
    public synchronized GameRecord publish() {
        if (!record.end().isOver()) {
            throw new IllegalStateException("the game is not over yet");
        }
        return record;
    }
}
