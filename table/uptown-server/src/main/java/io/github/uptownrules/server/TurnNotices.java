package io.github.uptownrules.server;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TurnWatch;
import java.util.Map;
import java.util.Optional;

/** Passes the beginning of each turn to the listener of the embedder, and to the webhook. */
final class TurnNotices implements TurnWatch, AutoCloseable {
    private final TurnListener listener;
    private final Optional<TurnWebhook> webhook;
    private final EventLog log;

    TurnNotices(ServerOptions options, Metrics metrics, EventLog log) {
        this.listener = options.turnListener;
        this.log = log;
        this.webhook = options.turnWebhook.map(hook -> new TurnWebhook(
                hook.receiver(),
                hook.secret(),
                options.origin.map(origin -> origin + options.path),
                TurnWebhook.PAUSES,
                metrics,
                log));
    }

    @Override
    public void turn(Begun begun) {
        TableState table = begun.table();
        Seat seat = begun.seat();
        if (!(table.seats().get(seat.ordinal()) instanceof Person person)) {
            return;
        }
        Turn turn = new Turn(
                table.id(),
                table.ruleset().id(),
                seat.number(),
                person.name(),
                table.plies(),
                begun.isConnected(),
                begun.left());
        webhook.ifPresent(hook -> hook.turn(turn));
        try {
            listener.turn(turn);
        } catch (RuntimeException e) {
            log.write("turn-listener-failed", Map.of("reason", e.getClass().getName()));
        }
    }

    @Override
    public void ended(TableState table) {
        webhook.ifPresent(hook -> hook.forget(table.id()));
    }

    @Override
    public void close() {
        webhook.ifPresent(TurnWebhook::close);
    }
}
