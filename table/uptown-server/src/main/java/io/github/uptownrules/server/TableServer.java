package io.github.uptownrules.server;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.table.BotExecutor;
import io.github.uptownrules.server.table.ServiceClock;
import io.github.uptownrules.server.table.TableServices;
import io.github.uptownrules.server.table.Tables;
import io.github.uptownrules.server.table.TokenGenerator;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A server of tables: its page, its sockets, its storage. It has threads of its own, and goes on until it is closed.
 *
 * <pre>{@code
 * ServerOptions options = ServerOptions.builder().port(0).data(path.resolveSibling("games").toString()).build();
 * try (TableServer server = TableServer.start(options)) {
 *     System.out.println("http://localhost:" + server.port() + "/");
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TableServer implements AutoCloseable {
    private static final int HTTP_THREADS = 32;
    private static final int TABLE_THREADS = 4;
    private static final long PING_SECONDS = 25;
    private static final long SWEEP_SECONDS = 30;
    private static final long STOP_SECONDS = 10;

    /** A crash gives players this time at most. */
    private static final Duration CLOCK_STORED = Duration.ofMillis(700);

    /** How many connections an address may have beside its WebSockets. */
    private static final int PLAIN_CONNECTIONS = 50;

    /** Slow requests are looked for so often while one may take. */
    private static final int LOOKS = 4;

    private final ServerOptions options;
    private final EventLog log;
    private final Backend storage;
    private final BotExecutor executor;
    private final ExecutorService threads = Executors.newFixedThreadPool(
            TABLE_THREADS,
            new ThreadFactoryBuilder().setNameFormat("table-%d").setDaemon(true).build());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            new ThreadFactoryBuilder().setNameFormat("clock").setDaemon(true).build());
    private final ServiceClock service;
    private final Tables tables;
    private final ClientLimits clients;
    private final HttpConnections connections;
    private final Sockets sockets;
    private final Javalin javalin;

    private TableServer(ServerOptions options, Backend storage) {
        this.options = options;
        this.storage = storage;
        this.log = new EventLog(options.log);
        this.executor = new BotExecutor(options.botThreads, options.botDelay);
        Metrics metrics = new Metrics(log);
        this.service = new ServiceClock(storage.serviceTime());
        this.tables = new Tables(
                new TableServices(
                        threads,
                        storage,
                        executor,
                        options.games,
                        new SecureRandom(),
                        new TokenGenerator(),
                        metrics,
                        service,
                        options.voteAfter),
                options.limits.tablesInMemory());
        OriginCheck origins = new OriginCheck(options.origin, options.bind);
        Admission admission = new Admission(options.admission, log);
        this.clients = new ClientLimits(options.limits, System::nanoTime);
        this.connections = new HttpConnections(
                options.origin.isPresent() ? Integer.MAX_VALUE : options.limits.socketsPerAddress() + PLAIN_CONNECTIONS,
                options.limits.helloTimeout().toNanos(),
                OriginCheck::network);
        this.sockets = new Sockets(options.limits, origins, admission, clients, tables, metrics, clock);
        metrics.gauge("uptown.tables", tables::inMemory);
        metrics.gauge("uptown.sockets", clients::sockets);
        metrics.gauge("uptown.storage.waiting", storage::waiting);
        metrics.gauge("uptown.advice.waiting", executor::waiting);
        Routes routes = new Routes(tables, options.games, storage, origins, admission, clients, sockets, metrics);
        this.javalin = Javalin.create(config -> configure(config, routes));
    }

    /**
     * Starts a server.
     *
     * @param options how it is set up
     * @return a server that answers
     * @throws IOException if it cannot have its port or its data
     */
    public static TableServer start(ServerOptions options) throws IOException {
        TableServer server = new TableServer(options, storage(options));
        try {
            server.javalin.start();
        } catch (JavalinException e) {
            server.close();
            throw new IOException(
                    "port " + options.port + " of " + options.bind
                            + " cannot be opened: it is in use or not allowed, or the address is not of this machine",
                    e);
        }
        server.begin();
        return server;
    }

    private static Backend storage(ServerOptions options) throws IOException {
        if (options.storage.isPresent()) {
            return new EmbedderStorage(options.storage.get(), options.games);
        }
        try {
            return Database.open(options.data, options.games);
        } catch (SQLException e) {
            // The message may have the URL in it, and the URL a password.
            String reason = String.valueOf(e.getMessage()).replace(options.data, "this URL");
            throw new IOException("the data cannot be opened: " + reason, e);
        }
    }

    /**
     * Takes over {@code java.util.logging} as a whole, for a program that does nothing but serve: what the libraries have to say,
     * from warnings on, becomes lines such as those of a server's own log, and goes nowhere else.
     *
     * @param log where the lines go
     */
    public static void takeOverLogging(PrintStream log) {
        new EventLog(log).takeOver();
    }

    private void configure(JavalinConfig config, Routes routes) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = Limits.ORDER_BYTES;
        config.http.compressionStrategy = CompressionStrategy.NONE; // the page is packed already
        config.jetty.threadPool = new QueuedThreadPool(HTTP_THREADS);
        config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new HttpErrors()));
        config.jetty.addConnector(this::connector);
        config.jetty.modifyServletContextHandler(JettyHardening::apply);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.addCustomizer(Replies::guard);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(Limits.MESSAGE_BYTES);
            factory.setMaxBinaryMessageSize(Limits.MESSAGE_BYTES);
            factory.setIdleTimeout(Duration.ofSeconds(3 * PING_SECONDS));
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

    private void begin() {
        service.start(); // and no earlier: on a busy machine it takes seconds until a server answers
        PeriodicTasks tasks = new PeriodicTasks(clock, log);
        tasks.every(Duration.ofSeconds(PING_SECONDS), "ping", sockets::ping);
        tasks.every(Duration.ofSeconds(SWEEP_SECONDS), "sweep", this::sweep);
        long look = Math.max(1, options.patience.toMillis() / 8);
        tasks.every(Duration.ofMillis(look), "stand-in", () -> tables.standIn(options.patience));
        tasks.every(options.limits.helloTimeout().dividedBy(LOOKS), "close-slow", connections::closeSlow);
        storage.deleteUnchangedFor(options.keep);
        // Also while no table is in memory, for the clocks of those that are stored run on.
        tasks.every(CLOCK_STORED, "store-time", () -> storage.saveServiceTime(service.millis()));
        tasks.every(Duration.ofHours(1), "delete-old", () -> storage.deleteUnchangedFor(options.keep));
        log.write("started", Map.of("port", port(), "bind", options.bind));
    }

    private void sweep() {
        clients.forgetQuiet();
        tables.closeIdle(options.idle);
    }

    /** {@return the port it listens at, 1 to 65535} */
    public int port() {
        return javalin.port();
    }

    /** Ends all connections, stores what is not stored yet, and stops; that may take some seconds. */
    @Override
    public void close() {
        sockets.stop();
        tables.stop()
                .orTimeout(STOP_SECONDS, TimeUnit.SECONDS)
                .handle((done, late) -> late == null)
                .join();
        storage.saveServiceTime(service.millis());
        executor.close();
        storage.close();
        javalin.stop();
        clock.shutdownNow();
        threads.shutdown();
        log.write("stopped", Map.of());
    }
}
