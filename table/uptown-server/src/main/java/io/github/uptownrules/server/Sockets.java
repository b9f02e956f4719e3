package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.peer.Peers.Standing;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Tables;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;

final class Sockets {
    private final Limits limits;
    private final OriginCheck origins;
    private final Admission admission;
    private final ClientLimits clients;
    private final Tables tables;
    private final Peers peers;
    private final Supplier<EntryRules> entry;
    private final Metrics metrics;
    private final ScheduledExecutorService clock;
    private final Map<String, Opened> open = new ConcurrentHashMap<>();
    private volatile boolean isStopping;

    Sockets(
            Limits limits,
            OriginCheck origins,
            Admission admission,
            ClientLimits clients,
            Tables tables,
            Peers peers,
            Supplier<EntryRules> entry,
            Metrics metrics,
            ScheduledExecutorService clock) {
        this.entry = entry;
        this.limits = limits;
        this.origins = origins;
        this.admission = admission;
        this.clients = clients;
        this.tables = tables;
        this.peers = peers;
        this.metrics = metrics;
        this.clock = clock;
    }

    private record Opened(Socket socket, Arrival arrival) {}

    private static final String ARRIVAL = "uptown.arrival";

    /** Checks a client before its socket opens. */
    void check(Context context) throws Refusal {
        origins.checkHost(context);
        Arrival arrival = arrival(context);
        Standing standing = peers.standing();
        boolean mayWait = standing == Standing.WAITING && !arrival.isHandedOn();
        if (isStopping || standing != Standing.UP && !mayWait) {
            throw Refusal.of(Refusal.Code.UNAVAILABLE, "this server is stopping or has lost its database; try again");
        }
        context.attribute(ARRIVAL, arrival);
    }

    /**
     * Checks the origin of a request to change something, and identifies its client. The forwarding server counts a forwarded
     * request.
     */
    Arrival arrival(Context context) throws Refusal {
        ImmutableMap<String, String> headers = ImmutableMap.copyOf(context.headerMap());
        Optional<Peers.Forwarded> forwarded = peers.forwarded(headers);
        if (forwarded.isPresent()) {
            ImmutableMap<String, String> own = forwarded.get().headers();
            return new Arrival(forwarded.get().client(), admission.claimant(own), own, true);
        }
        origins.checkOrigin(context);
        if (bytes(headers) > Limits.HEADER_BYTES) {
            throw Refusal.badRequest("the headers of a request may have at most " + Limits.HEADER_BYTES + " bytes");
        }
        return new Arrival(origins.address(context), admission.claimant(headers), headers, false);
    }

    /** Returns the size of headers in a request, including a colon, a space and a line end each. */
    private static int bytes(ImmutableMap<String, String> headers) {
        return headers.entrySet().stream()
                .mapToInt(header -> header.getKey().length() + header.getValue().length() + 4)
                .sum();
    }

    void configure(WsConfig config) {
        config.onConnect(this::opened);
        config.onMessage(context -> socket(context).ifPresent(socket -> socket.hear(context.message())));
        config.onBinaryMessage(context -> socket(context).ifPresent(Socket::hearBytes));
        config.onClose(this::closed);
        config.onError(this::closed);
    }

    private void opened(WsContext context) {
        Arrival arrival = Objects.requireNonNull(context.<Arrival>attribute(ARRIVAL));
        Socket socket =
                new Socket(context.pathParam("id"), arrival, context.session, limits, tables, peers, metrics, clock);
        if (!arrival.isHandedOn() && !clients.open(arrival.address(), peers.sockets(arrival.address()))) {
            socket.close(Client.Ending.TOO_MUCH);
            return;
        }
        open.put(context.sessionId(), new Opened(socket, arrival));
        if (entry.get().bansAddress(arrival.address())) {
            socket.close(Client.Ending.BANNED);
        }
        if (isStopping) {
            socket.close(Client.Ending.STOPPED);
        }
    }

    private Optional<Socket> socket(WsContext context) {
        return Optional.ofNullable(open.get(context.sessionId())).map(Opened::socket);
    }

    private void closed(WsContext context) {
        Opened closed = open.remove(context.sessionId());
        if (closed != null) {
            if (!closed.arrival().isHandedOn()) {
                clients.close(closed.arrival().address());
            }
            closed.socket().gone();
        }
    }

    void ping() {
        open.values().forEach(opened -> opened.socket().ping());
    }

    /** Closes the sockets that send too many frames; called once a second. */
    void closeFlooding() {
        open.values().forEach(opened -> opened.socket().closeIfFlooding());
    }

    /** Closes the sockets of banned addresses. */
    void closeBanned(EntryRules rules) {
        open.values().stream()
                .filter(opened -> rules.bansAddress(opened.arrival().address()))
                .forEach(opened -> opened.socket().close(Client.Ending.BANNED));
    }

    /** Rejects new clients. */
    void refuseMore() {
        isStopping = true;
    }

    /** Ends all connections. The clients reconnect to this server or another one. */
    void endAll(Client.Ending how) {
        open.values().forEach(opened -> opened.socket().close(how));
    }
}
