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

/** A client's WebSocket. First it says hello, then it is at a table: at one here, or by a line to the server that has it. */
final class Socket implements Client {
    private static final int MOST_STRIKES = 50;
    private static final long UNTIL_CUT = 2;

    /** How long a table is looked for whose home may be dead, and how often: longer than a lease, and less than the page waits. */
    private static final long SEARCH = TimeUnit.MILLISECONDS.toNanos(7500);

    private static final long SEARCH_AGAIN_MS = 100;

    /** A lease that is over so much later than it was has been renewed; clocks and queries differ by less. */
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

    /** Under which lease the client was let in to its table: what is said after that is nothing to rely on. */
    private volatile Optional<Lease> lease = Optional.empty();

    private Optional<LiveTable> table = Optional.empty();
    private Optional<PeerLink> link = Optional.empty();

    /** Where no line could be opened to, and until when the table was surely there when that was first tried. */
    private Optional<String> silentHome = Optional.empty();

    private long silentUntil;
    private boolean hasSaidHello;
    private boolean isGone;
    private boolean isClosing;
    private int strikes;

    /** The frames that had come when they were last counted. */
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

    /** A message came. */
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

    /** A binary message came. */
    void hearBytes() {
        refuse(Optional.empty(), Refusal.badRequest("a message is text, not bytes"));
        close(Ending.BAD_MESSAGE);
    }

    private synchronized boolean isFirst() {
        boolean isFirst = !hasSaidHello;
        hasSaidHello = true;
        return isFirst;
    }

    /** Before the client is at a table there is nothing to say that could be wrong. */
    private boolean maySpeak() {
        return lease.map(Lease::isHeld).orElse(true);
    }

    /** Looks for the table, here or elsewhere. */
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
            found.part(this); // who left before coming in
        } else if (!maySpeak()) {
            close(Ending.MOVED); // the lease was over meanwhile
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
            close(Ending.MOVED); // the server that handed it on looks again
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

    /** Whether a home that takes no line goes on renewing its lease: then it is out of reach from here, and maybe not from elsewhere. */
    private synchronized boolean livesOutOfReach(Elsewhere home, long now) {
        long until = now + home.left().toNanos();
        if (!silentHome.equals(Optional.of(home.address()))) {
            silentHome = Optional.of(home.address());
            silentUntil = until;
        }
        return until - silentUntil > RENEWED;
    }

    /** The home may be dead, and its lease soon over, or the database away, and soon back. */
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

    /** The lease of this server is over. */
    void lapse() {
        if (lease.isPresent()) {
            close(Ending.MOVED);
        }
    }

    /** The server that has the table sends a frame. */
    void handedOn(String frame) {
        send(frame);
    }

    /** The server that has the table ended the line. */
    void ended(Ending how) {
        end(how);
    }

    /** Ends it if the table is at a server that has gone, of those that live. */
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

    /** The connection is lost. */
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

    /** Keeps the connection open where nothing is said for long. */
    void ping() {
        session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    /** Closes a socket with more frames since the last call than a client needs: pings and empty fragments are not messages. */
    void closeIfFlooding() {
        long frames = frames();
        if (frames - countedFrames > Limits.FRAMES_PER_SECOND) {
            close(Ending.TOO_MUCH);
        }
        countedFrames = frames;
    }

    /** Returns the number of frames that have come, which only the connection knows. */
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
            queue.finish(() -> close(how.code(), how.reason())); // after the answer that says what is wrong
        } else {
            queue.discard();
            close(how.code(), how.reason());
        }
        if (how != Ending.STOPPED) {
            // Who does not read does not see this either.
            clock.schedule(session::disconnect, UNTIL_CUT, TimeUnit.SECONDS);
        }
        return true;
    }
}
