package io.github.uptownrules.server;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.home.Lease;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.Elsewhere;
import io.github.uptownrules.server.table.LiveTable;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.Tables;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/**
 * A client's WebSocket. After its hello message the client joins a table, either here or through a link to the table's home
 * server.
 */
final class Socket implements Client {
    private static final int MOST_STRIKES = 50;
    private static final long UNTIL_CUT = 2;

    /**
     * The time limit and the interval of the search for a table whose home server may be dead; longer than a lease, and shorter
     * than the timeout of the page.
     */
    private static final long SEARCH = TimeUnit.MILLISECONDS.toNanos(7500);

    private static final long SEARCH_AGAIN_MS = 100;

    /** A lease whose end moves by more than this has been renewed; errors of clocks and queries are smaller. */
    private static final long RENEWED = TimeUnit.MILLISECONDS.toNanos(500);

    private final String tableId;
    private final Arrival arrival;
    private final Tables tables;
    private final Peers peers;
    private final PeerLinks links;
    private final Metrics metrics;
    private final Session session;
    private final SendQueue queue;
    private final TokenBucket bucket;
    private final ScheduledExecutorService clock;
    private volatile String hello = "";
    private volatile long began;
    private volatile Optional<String> secret = Optional.empty();

    /** The lease under which the client joined its table. Messages sent after it expires may be stale. */
    private volatile Optional<Lease> lease = Optional.empty();

    private Optional<LiveTable> table = Optional.empty();
    private Optional<PeerLink> link = Optional.empty();

    /** The home server that could not be reached, and the end of its lease at the first attempt. */
    private Optional<String> silentHome = Optional.empty();

    private long silentUntil;
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
            PeerLinks links,
            Metrics metrics,
            ScheduledExecutorService clock) {
        this.tableId = tableId;
        this.arrival = arrival;
        this.tables = tables;
        this.peers = peers;
        this.links = links;
        this.metrics = metrics;
        this.session = session;
        this.queue = new SendQueue(session, limits.queuedFrames(), this::maySpeak);
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
                secret = Messages.hello(message);
                hello = message;
                began = System.nanoTime();
                search();
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

    /** {@return whether frames may be sent} Before the client has joined a table, nothing it receives can be stale. */
    private boolean maySpeak() {
        return lease.map(Lease::isHeld).orElse(true);
    }

    private void search() {
        Optional<Lease> held = peers.lease();
        if (held.isEmpty()) {
            searchAgain();
            return;
        }
        tables.find(tableId).whenComplete((found, failure) -> {
            lease = held;
            if (failure != null) {
                goElsewhere(failure);
            } else if (found.isEmpty()) {
                close(Ending.UNKNOWN_TABLE);
            } else {
                join(found.get());
            }
        });
    }

    private void join(LiveTable found) {
        if (sit(found)) {
            found.join(this, secret);
        }
        if (isGone()) {
            found.part(this); // the client left before it joined
        } else if (!maySpeak()) {
            close(Ending.MOVED); // the lease expired meanwhile
        }
    }

    private synchronized boolean sit(LiveTable found) {
        table = Optional.of(found);
        return !isGone;
    }

    private void goElsewhere(Throwable failure) {
        Optional<Elsewhere> elsewhere = Elsewhere.causeOf(failure);
        if (Refusal.causeOf(failure).isPresent()) {
            close(Ending.FULL);
        } else if (lease.equals(Optional.of(Lease.UNLIMITED))) {
            close(Ending.FAILED);
        } else if (elsewhere.isPresent() && arrival.isHandedOn()) {
            close(Ending.MOVED); // the forwarding server searches again
        } else if (elsewhere.isPresent()) {
            handOn(elsewhere.get(), System.nanoTime());
        } else {
            searchAgain();
        }
    }

    private void handOn(Elsewhere home, long now) {
        links.open(home, tableId, arrival, this).whenComplete((opened, lost) -> {
            if (lost == null) {
                enter(opened);
            } else if (livesOutOfReach(home, now)) {
                close(Ending.MOVED);
            } else {
                searchAgain();
            }
        });
    }

    /** {@return whether an unreachable home server keeps renewing its lease, so that other servers may still reach it} */
    private synchronized boolean livesOutOfReach(Elsewhere home, long now) {
        long until = now + home.left().toNanos();
        if (!silentHome.equals(Optional.of(home.address()))) {
            silentHome = Optional.of(home.address());
            silentUntil = until;
        }
        return until - silentUntil > RENEWED;
    }

    /**
     * Searches again later, because the home server may be dead and its lease about to expire, or the database may return soon.
     */
    void searchAgain() {
        boolean isOver;
        synchronized (this) {
            lease = Optional.empty();
            link = Optional.empty();
            isOver = isGone || isClosing;
        }
        if (isOver) {
            return;
        }
        if (System.nanoTime() - began > SEARCH) {
            close(Ending.MOVED);
        } else {
            clock.schedule(this::search, SEARCH_AGAIN_MS, TimeUnit.MILLISECONDS);
        }
    }

    private void enter(PeerLink opened) {
        boolean isLate;
        synchronized (this) {
            isLate = isGone || isClosing;
            link = Optional.of(opened);
        }
        if (isLate) {
            opened.close();
        } else if (maySpeak()) {
            opened.send(hello);
        } else {
            close(Ending.MOVED);
        }
    }

    void lapse() {
        if (lease.isPresent()) {
            close(Ending.MOVED);
        }
    }

    /** Forwards a frame from the home server. */
    void handedOn(String frame) {
        send(frame);
    }

    /** Handles a link that the home server has ended. */
    void ended(Ending how) {
        end(how);
    }

    /** Ends the link if the table's home server is not among the live ones. */
    void endIfLost(ImmutableSet<String> living) {
        link().ifPresent(line -> line.endIfLost(living));
    }

    private synchronized boolean isGone() {
        return isGone;
    }

    private synchronized Optional<LiveTable> table() {
        return table;
    }

    private synchronized Optional<PeerLink> link() {
        return link;
    }

    private void ask(String message) throws Refusal {
        if (!arrival.isHandedOn() && !bucket.take()) {
            refuse(Optional.of(Messages.request(message).id()), tooFast("too many messages"));
            strikes++;
            if (strikes > MOST_STRIKES) {
                close(Ending.TOO_MUCH);
            }
            return;
        }
        Optional<PeerLink> elsewhere = link();
        if (elsewhere.isPresent()) {
            if (!elsewhere.get().send(message)) {
                close(Ending.TOO_MUCH);
            }
            return;
        }
        Request request = Messages.request(message);
        table().ifPresentOrElse(
                        seated -> seated.request(this, request),
                        () -> refuse(Optional.of(request.id()), tooFast("wait for the first state")));
    }

    private static Refusal tooFast(String message) {
        return Refusal.of(Refusal.Code.TOO_FAST, message);
    }

    private void refuse(Optional<Long> id, Refusal refusal) {
        metrics.refused(refusal.code());
        send(refusal.frame(id));
    }

    /** Handles the loss of the connection. */
    void gone() {
        Optional<LiveTable> left;
        synchronized (this) {
            isGone = true;
            left = table;
        }
        queue.discard();
        left.ifPresent(seated -> seated.part(this));
        link().ifPresent(PeerLink::close);
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

    @Override
    public String asker() {
        return arrival.address();
    }

    @Override
    public boolean mayHave(String table, Seat seat, String name) {
        return arrival.claimant().mayHave(table, seat, name);
    }

    @Override
    public void close(Ending how) {
        if (end(how)) {
            metrics.dropped(how.code());
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
