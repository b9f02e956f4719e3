package io.github.uptownrules.server;

import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.JsonText;
import io.github.uptownrules.server.table.LiveTable;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.Seat;
import io.github.uptownrules.server.table.SeatAuthorizer;
import io.github.uptownrules.server.table.Tables;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A client's WebSocket. First it says hello, then it is at a table. */
final class Socket implements Client {
    private static final int MOST_STRIKES = 50;
    private static final long UNTIL_CUT = 2;

    private final String tableId;
    private final String address;
    private final SeatAuthorizer authorizer;
    private final Tables tables;
    private final Metrics metrics;
    private final Session session;
    private final SendQueue queue;
    private final TokenBucket bucket;
    private final ScheduledExecutorService clock;
    private Optional<LiveTable> table = Optional.empty();
    private boolean hasSaidHello;
    private boolean isGone;
    private boolean isClosing;
    private int strikes;

    Socket(
            String tableId,
            String address,
            SeatAuthorizer authorizer,
            Session session,
            Limits limits,
            Tables tables,
            Metrics metrics,
            ScheduledExecutorService clock) {
        this.tableId = tableId;
        this.address = address;
        this.authorizer = authorizer;
        this.tables = tables;
        this.metrics = metrics;
        this.session = session;
        this.queue = new SendQueue(session, limits.queuedFrames());
        this.bucket = new TokenBucket(limits.messagesPerSecond(), limits.messageBurst(), System::nanoTime);
        this.clock = clock;
        clock.schedule(this::closeIfSilent, limits.helloTimeout().toMillis(), TimeUnit.MILLISECONDS);
    }

    private void closeIfSilent() {
        if (!saidHello()) {
            close(Ending.TOO_MUCH);
        }
    }

    private synchronized boolean saidHello() {
        return hasSaidHello;
    }

    /** A message came. */
    void hear(String message) {
        try {
            if (isFirst()) {
                join(Messages.hello(message));
            } else {
                ask(Messages.request(message));
            }
        } catch (Refusal e) {
            close(Ending.BAD_MESSAGE);
        }
    }

    private synchronized boolean isFirst() {
        boolean isFirst = !hasSaidHello;
        hasSaidHello = true;
        return isFirst;
    }

    private void join(Optional<String> secret) {
        tables.find(tableId).whenComplete((found, failure) -> {
            if (failure != null) {
                close(Refusal.causeOf(failure).isPresent() ? Ending.FULL : Ending.FAILED);
            } else if (found.isEmpty()) {
                close(Ending.UNKNOWN_TABLE);
            } else {
                join(found.get(), secret);
            }
        });
    }

    private void join(LiveTable found, Optional<String> secret) {
        if (sit(found)) {
            found.join(this, secret);
        }
        if (isGone()) {
            found.part(this); // who left before coming in
        }
    }

    private synchronized boolean sit(LiveTable found) {
        table = Optional.of(found);
        return !isGone;
    }

    private synchronized boolean isGone() {
        return isGone;
    }

    private synchronized Optional<LiveTable> table() {
        return table;
    }

    private void ask(Request request) {
        if (!bucket.take()) {
            refuse(request, "too many messages");
            strikes++;
            if (strikes > MOST_STRIKES) {
                close(Ending.TOO_MUCH);
            }
            return;
        }
        table().ifPresentOrElse(
                        seated -> seated.request(this, request), () -> refuse(request, "wait for the first state"));
    }

    private void refuse(Request request, String message) {
        metrics.refused(Refusal.Code.TOO_FAST);
        send(JsonText.of(out -> out.name("type")
                .value("refused")
                .name("id")
                .value(request.id())
                .name("code")
                .value(Refusal.Code.TOO_FAST.toString())
                .name("message")
                .value(message)));
    }

    /** The connection is lost. */
    void gone() {
        Optional<LiveTable> left;
        synchronized (this) {
            isGone = true;
            left = table;
        }
        queue.discard();
        left.ifPresent(seated -> seated.part(this));
    }

    /** Keeps the connection open where nothing is said for long. */
    void ping() {
        session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    @Override
    public void send(String frame) {
        if (!queue.add(frame)) {
            close(Ending.TOO_MUCH);
        }
    }

    @Override
    public String asker() {
        return address;
    }

    @Override
    public boolean mayHave(String table, Seat seat, String name) {
        return authorizer.mayHave(table, seat, name);
    }

    @Override
    public void close(Ending how) {
        synchronized (this) {
            if (isClosing) {
                return;
            }
            isClosing = true;
        }
        queue.discard();
        metrics.dropped(how.code());
        session.close(how.code(), how.reason(), Callback.NOOP);
        if (how != Ending.STOPPED) {
            // Who does not read does not see this either.
            clock.schedule(session::disconnect, UNTIL_CUT, TimeUnit.SECONDS);
        }
    }
}
