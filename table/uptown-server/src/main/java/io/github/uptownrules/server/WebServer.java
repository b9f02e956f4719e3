package io.github.uptownrules.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.time.Duration;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Javalin and Jetty, with the settings and addresses of a server. */
final class WebServer {
    /** The bytes that the request line, and a server that forwards a request, add to a client's headers. */
    private static final int HANDED_ON_BYTES = 2000;

    private static final int HTTP_THREADS = 32;

    /** The maximum number of connections that an address may open in addition to its WebSockets. */
    private static final int PLAIN_CONNECTIONS = 50;

    private final ServerOptions options;
    private final HttpConnections connections;
    private final OperatorDoor door;
    private final Duration idle;
    private final Javalin javalin;

    /**
     * Creates a server that is not yet started.
     *
     * @param idle the time after which a silent WebSocket is closed
     */
    WebServer(ServerOptions options, Routes routes, OperatorDoor door, Duration idle) {
        this.options = options;
        this.connections = new HttpConnections(
                mostConnections(options), options.limits.helloTimeout().toNanos(), OriginCheck::network);
        this.door = door;
        this.idle = idle;
        this.javalin = Javalin.create(config -> configure(config, routes));
    }

    /**
     * Returns the limit of connections per address. Behind a proxy or beside other servers there is no limit, because they
     * forward the connections of all their clients.
     */
    private static int mostConnections(ServerOptions options) {
        return options.origin.isPresent() || options.isShared()
                ? Integer.MAX_VALUE
                : options.limits.socketsPerAddress() + PLAIN_CONNECTIONS;
    }

    private void configure(JavalinConfig config, Routes routes) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.router.ignoreTrailingSlashes = false; // a proxy that hides /metrics may let /metrics/ through
        config.http.maxRequestSize = Limits.ORDER_BYTES;
        config.http.compressionStrategy = CompressionStrategy.NONE; // the page is already compressed
        config.jetty.threadPool = new QueuedThreadPool(HTTP_THREADS);
        config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new HttpErrors()));
        config.jetty.addConnector(this::connector);
        if (door.isOwn()) {
            config.jetty.addConnector(door::connector);
        }
        config.jetty.modifyServletContextHandler(JettyHardening::apply);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(Limits.HEADER_BYTES + HANDED_ON_BYTES);
            http.addCustomizer(Replies.guard(options.path));
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(Limits.MESSAGE_BYTES);
            factory.setMaxBinaryMessageSize(Limits.MESSAGE_BYTES);
            factory.setIdleTimeout(idle);
        });
        routes.configure(config.routes);
    }

    private Connector connector(Server jetty, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
        connector.setHost(options.bind);
        connector.setPort(options.port);
        connector.addEventListener(connections);
        return connector;
    }

    void start() throws IOException {
        try {
            MissingLogger.withoutAdvice(javalin::start);
        } catch (JavalinException e) {
            throw new IOException(
                    "port " + options.port + " of " + options.bind
                            + options.operators
                                    .map(own -> ", or port " + own.getPort() + " of " + own.getHost() + ",")
                                    .orElse("")
                            + " cannot be opened: it is in use or not allowed, or the address is not of this machine",
                    e);
        }
    }

    int port() {
        return javalin.port();
    }

    /** Closes connections whose requests take too long. */
    void closeSlow() {
        connections.closeSlow();
    }

    void stop() {
        javalin.stop();
    }
}
