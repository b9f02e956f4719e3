package io.github.uptownrules.server;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Line;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Tables;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/** A client's WebSocket, with its limits. After its hello message the client joins a table. */
final class Socket implements Client {
    private static final int MOST_STRIKES = 50;
    private static final long UNTIL_CUT = 2;

    private final String tableId;
    private final Arrival arrival;
    private final Tables tables;
    private final Peers peers;
    private final Metrics metrics;
    private final Session session;
    private final SendQueue queue;
    private final TokenBucket bucket;
    private final ScheduledExecutorService clock;

    /** The line to the table, from the hello message on. */
    private volatile Optional<Line> line = Optional.empty();

    private boolean hasSaidHello;
    private boolean isGone;
    private boolean isClosing;
    private int strikes;

    /** The number of frames at the last count. */
    private long countedFrames;

    Socket(
            String tableId,
            Arrival arrival,
            Session session,
            Limits limits,
            Tables tables,
            Peers peers,
            Metrics metrics,
            ScheduledExecutorService clock) {
        this.tableId = tableId;
        this.arrival = arrival;
        this.tables = tables;
        this.peers = peers;
        this.metrics = metrics;
        this.session = session;
        this.queue = new SendQueue(session, limits.queuedFrames(), this::maySend);
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

    void hear(String message) {
        try {
            if (isFirst()) {
                connect(new TableLine(this, tables, tableId, message, Messages.hello(message)));
            } else {
                ask(message);
            }
        } catch (Refusal e) {
            refuse(Messages.id(message), e);
            close(Ending.BAD_MESSAGE);
        }
    }

    void hearBytes() {
        refuse(Optional.empty(), Refusal.badRequest("a message must be text, not binary"));
        close(Ending.BAD_MESSAGE);
    }

    private synchronized boolean isFirst() {
        boolean isFirst = !hasSaidHello;
        hasSaidHello = true;
        return isFirst;
    }

    private void connect(TableLine own) {
        Line opened = peers.line(own);
        line = Optional.of(opened);
        opened.open();
        if (isGone()) {
            opened.end();
        }
    }

    private boolean maySend() {
        return line.isEmpty() || line.get().maySend();
    }

    private synchronized boolean isGone() {
        return isGone;
    }

    private void ask(String message) throws Refusal {
        if (!arrival.isHandedOn() && !bucket.take()) {
            refuse(Optional.of(Messages.request(message).id()), Refusal.of(Refusal.Code.TOO_FAST, "too many messages"));
            strikes++;
            if (strikes > MOST_STRIKES) {
                close(Ending.TOO_MUCH);
            }
            return;
        }
        if (line.isPresent()) {
            line.get().ask(message);
        }
    }

    void refuse(Optional<Long> id, Refusal refusal) {
        metrics.refused(refusal.code());
        send(refusal.frame(id));
    }

    /** Handles the loss of the connection. */
    void gone() {
        synchronized (this) {
            isGone = true;
        }
        queue.discard();
        line.ifPresent(Line::end);
    }

    /** Keeps an idle connection open. */
    void ping() {
        session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    /**
     * Closes a socket that has sent more frames since the last call than a client needs. Pings and empty fragments count as
     * frames, but not as messages.
     */
    void closeIfFlooding() {
        long frames = frames();
        if (frames - countedFrames > Limits.FRAMES_PER_SECOND) {
            close(Ending.TOO_MUCH);
        }
        countedFrames = frames;
    }

    /** Returns the number of received frames, which only the connection counts. */
    private long frames() {
        return session instanceof WebSocketSession own && own.getCoreSession() instanceof WebSocketCoreSession core
                ? core.getConnection().getMessagesIn()
                : 0;
    }

    @Override
    public void send(String frame) {
        if (!queue.add(frame)) {
            close(Ending.TOO_MUCH);
        }
    }

    Arrival arrival() {
        return arrival;
    }

    @Override
    public String asker() {
        return arrival.address();
    }

    @Override
    public void check(String table, Seat seat, String name) throws Refusal {
        arrival.claimant().check(table, seat, name);
    }

    @Override
    public void close(Ending how) {
        if (end(how) && !arrival.isHandedOn()) {
            metrics.dropped(how.code()); // the server that forwarded the client counts it otherwise
        }
    }

    private void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }

    private boolean end(Ending how) {
        synchronized (this) {
            if (isClosing) {
                return false;
            }
            isClosing = true;
        }
        if (how == Ending.BAD_MESSAGE) {
            queue.finish(() -> close(how.code(), how.reason())); // after the reply that explains the error
        } else {
            queue.discard();
            close(how.code(), how.reason());
        }
        if (how != Ending.STOPPED) {
            // A client that does not read would not see the close frame either.
            clock.schedule(session::disconnect, UNTIL_CUT, TimeUnit.SECONDS);
        }
        return true;
    }
}
