package io.github.uptownrules.server;

import com.google.common.collect.ImmutableSet;
import com.google.common.net.HostAndPort;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The address of health and metrics: a separate one for operators, or the address of the page. */
final class OperatorDoor {
    static final String HEALTH = "/health";
    static final String METRICS = "/metrics";

    private static final String NAME = "operators";
    private static final ImmutableSet<String> PATHS = ImmutableSet.of(HEALTH, METRICS);

    private final Optional<HostAndPort> own;
    private final OriginCheck origins;
    private final OriginCheck ownOrigins;
    private final Peers peers;
    private volatile Optional<ServerConnector> opened = Optional.empty();

    OperatorDoor(Optional<HostAndPort> own, OriginCheck origins, Peers peers) {
        this.own = own;
        this.origins = origins;
        this.ownOrigins =
                new OriginCheck(Optional.empty(), own.map(HostAndPort::getHost).orElse(""), 1);
        this.peers = peers;
    }

    boolean isOwn() {
        return own.isPresent();
    }

    /** Listens on the separate address, which must be present. */
    Connector connector(Server jetty, HttpConfiguration http) {
        HostAndPort address = own.orElseThrow();
        ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
        connector.setName(NAME);
        connector.setHost(address.getHost());
        connector.setPort(address.getPort());
        opened = Optional.of(connector);
        return connector;
    }

    /** {@return the operators' port once it is open, or 0 if they have no separate address} */
    int port() {
        return opened.map(ServerConnector::getLocalPort).orElse(0);
    }

    /** Checks that the path of a request is served at the address that received the request. */
    void check(Context context) throws Refusal {
        boolean isOperators = NAME.equals(ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnector()
                .getName());
        (isOperators ? ownOrigins : origins).checkHost(context);
        boolean isPeer = peers.forwarded(context.headerMap()).isPresent();
        // The path is compared as it was sent, because a proxy that hides these two paths may not know all their
        // spellings.
        boolean isForOperators = PATHS.contains(context.req().getRequestURI());
        boolean isSpelledOtherwise = !isForOperators && PATHS.contains(context.path());
        if (isSpelledOtherwise || own.isPresent() && isForOperators != isOperators && !isPeer) {
            throw new NotFoundResponse();
        }
    }
}
