package io.github.uptownrules.server;

import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAuthorizer;
import io.github.uptownrules.server.table.Tables;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;

/** All sockets that are open. */
final class Sockets {
    private final Limits limits;
    private final OriginCheck origins;
    private final Admission admission;
    private final ClientLimits clients;
    private final Tables tables;
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
            Metrics metrics,
            ScheduledExecutorService clock) {
        this.limits = limits;
        this.origins = origins;
        this.admission = admission;
        this.clients = clients;
        this.tables = tables;
        this.metrics = metrics;
        this.clock = clock;
    }

    /** A socket, and from where it was opened. */
    private record Opened(Socket socket, String address) {}

    private static final String ADDRESS = "uptown.address";
    private static final String CLAIMANT = "uptown.claimant";

    /** Looks who wants to come in, before there is a socket. */
    void check(Context context) throws Refusal {
        origins.checkHost(context);
        origins.checkOrigin(context);
        context.attribute(ADDRESS, origins.address(context));
        context.attribute(CLAIMANT, admission.claimant(context.headerMap()));
    }

    void configure(WsConfig config) {
        config.onConnect(this::opened);
        config.onMessage(context -> socket(context).ifPresent(socket -> socket.hear(context.message())));
        config.onBinaryMessage(context -> socket(context).ifPresent(socket -> socket.close(Client.Ending.BAD_MESSAGE)));
        config.onClose(this::closed);
        config.onError(this::closed);
    }

    private void opened(WsContext context) {
        String address = String.valueOf(context.<String>attribute(ADDRESS));
        SeatAuthorizer authorizer = Objects.requireNonNull(context.<SeatAuthorizer>attribute(CLAIMANT));
        Socket socket = new Socket(
                context.pathParam("id"), address, authorizer, context.session, limits, tables, metrics, clock);
        if (!clients.open(address)) {
            socket.close(Client.Ending.TOO_MUCH);
            return;
        }
        open.put(context.sessionId(), new Opened(socket, address));
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
            clients.close(closed.address());
            closed.socket().gone();
        }
    }

    void ping() {
        open.values().forEach(opened -> opened.socket().ping());
    }

    /** Lets no more clients in. */
    void stop() {
        isStopping = true;
        open.values().forEach(opened -> opened.socket().close(Client.Ending.STOPPED));
    }
}
