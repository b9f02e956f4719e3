package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.server.home.LeaseKeeper;
import io.github.uptownrules.server.home.News;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.storage.OpeningFailure;
import io.github.uptownrules.server.storage.SharedDatabase;
import io.github.uptownrules.server.table.BotExecutor;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.ServiceClock;
import io.github.uptownrules.server.table.TableServices;
import io.github.uptownrules.server.table.Tables;
import io.github.uptownrules.server.table.TokenGenerator;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
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
 * A server of tables, with its page, WebSockets and storage. It runs on its own threads until it is closed.
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
    /** The bytes that the request line, and a server that forwards a request, add to a client's headers. */
    private static final int HANDED_ON_BYTES = 2000;

    private static final int HTTP_THREADS = 32;
    private static final int TABLE_THREADS = 4;
    private static final long PING_SECONDS = 25;
    private static final long SWEEP_SECONDS = 30;
    private static final long STOP_SECONDS = 10;

    /** The longest thinking time that a crash can give back to players. */
    private static final Duration CLOCK_STORED = Duration.ofMillis(700);

    /** The maximum number of connections that an address may open in addition to its WebSockets. */
    private static final int PLAIN_CONNECTIONS = 50;

    /** The number of checks for slow requests within the time allowed for one request. */
    private static final int LOOKS = 4;

    /** The number of times that a lease is checked within its duration. */
    private static final int LEASE_LOOKS = 30;

    /**
     * The time in which a stopping server moves its tables to others. Spreading the moves spares the other servers a burst of
     * requests.
     */
    private static final Duration MOVING = Duration.ofSeconds(3);

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
    private final Peers peers;
    private final Tables tables;
    private final Lobby lobby;
    private final ClientLimits clients;
    private final HttpConnections connections;
    private final OperatorDoor door;
    private final Sockets sockets;
    private final Routes routes;
    private final Javalin javalin;
    private boolean hasBegun;

    private TableServer(ServerOptions options) throws IOException {
        this.options = options;
        this.log = new EventLog(options.log);
        this.executor = new BotExecutor(options.botThreads, options.botDelay);
        this.peers =
                options.isShared() ? Peers.of(options.data, options.lease, this::news, new LeaseWatch()) : Peers.none();
        this.storage = storage();
        try {
            Metrics metrics = new Metrics(log);
            this.service = new ServiceClock(storage.serviceTime(), options.nanos, options.longestTimer);
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
            OriginCheck origins = new OriginCheck(options.origin, options.bind, options.trustedProxies);
            this.door = new OperatorDoor(options.operators, origins, peers.key());
            Admission admission = new Admission(options.admission, log);
            this.clients = new ClientLimits(options.limits, System::nanoTime);
            this.connections = new HttpConnections(
                    mostConnections(options), options.limits.helloTimeout().toNanos(), OriginCheck::network);
            PeerLinks links = new PeerLinks(peers.key());
            this.sockets =
                    new Sockets(options.limits, origins, admission, clients, tables, peers, links, metrics, clock);
            metrics.gauge("uptown.tables", tables::inMemory);
            metrics.gauge("uptown.sockets", clients::sockets);
            metrics.gauge("uptown.sockets.handed.on", sockets::handedOn);
            metrics.gauge("uptown.servers", peers::servers);
            metrics.gauge("uptown.storage.waiting", storage::waiting);
            metrics.gauge("uptown.advice.waiting", executor::waiting);
            metrics.gauge("uptown.log.dropped", log::dropped);
            this.lobby = new Lobby(tables, peers);
            Posts posts = new Posts(tables, new SeatRequests(tables, links), sockets, clients, peers, storage, metrics);
            this.routes = new Routes(
                    lobby, options.games, options.path, storage, origins, door, peers, posts, sockets, metrics);
            this.javalin = Javalin.create(config -> configure(config, routes));
        } catch (Throwable e) {
            executor.close();
            storage.close();
            throw e;
        }
    }

    /**
     * Starts a server. If starting fails in any way, everything already started is stopped first.
     *
     * @throws IOException if the port or the data cannot be opened
     */
    public static TableServer start(ServerOptions options) throws IOException {
        TableServer server = new TableServer(options);
        try {
            server.open();
        } catch (Throwable e) { // also an Error: the thread of the storage would keep the program alive
            server.closeAfter(e);
            throw e;
        }
        return server;
    }

    private void open() throws IOException {
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
        try {
            peers.start(peerAddress());
        } catch (SQLException e) {
            throw unopened(options, e);
        } catch (InterruptedException e) {
            throw new InterruptedIOException("interrupted while waiting for another server");
        }
        begin();
    }

    private void closeAfter(Throwable failure) {
        try {
            close();
        } catch (RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
        if (failure instanceof InterruptedIOException) {
            Thread.currentThread().interrupt();
        }
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

    private Backend storage() throws IOException {
        if (options.storage.isPresent()) {
            return new EmbedderStorage(options.storage.get(), options.games);
        }
        try {
            return options.isShared()
                    ? SharedDatabase.open(options.data, options.games, peers::lease, this::serviceTime, options.lease)
                    : Database.open(options.data, options.games);
        } catch (SQLException e) {
            throw unopened(options, e);
        }
    }

    private static IOException unopened(ServerOptions options, SQLException reason) {
        return new IOException(OpeningFailure.reason(options.data, reason), reason);
    }

    /**
     * Returns the address for other servers, or an empty string if this one listens everywhere and has no configured peer
     * address.
     */
    private String peerAddress() {
        String host = options.bind.contains(":") ? "[" + options.bind + "]" : options.bind;
        return options.peerAddress.orElseGet(() -> isEverywhere(options.bind) ? "" : "http://" + host + ":" + port());
    }

    private static boolean isEverywhere(String bind) {
        try {
            return InetAddress.getByName(bind).isAnyLocalAddress();
        } catch (UnknownHostException e) {
            return false; // starting will fail anyway
        }
    }

    private long serviceTime() {
        return service.millis();
    }

    private News news() {
        return new News(lobby.own(), clients.many());
    }

    /** Reacts to gaining and losing the lease on this server's tables. */
    private final class LeaseWatch implements LeaseKeeper.Listener {
        @Override
        public void entered() {
            log.write("lease-taken", Map.of());
        }

        @Override
        public void lapsed() {
            log.write("lease-lost", Map.of());
            tables.drop();
            sockets.lapse();
            storage.giveUp();
        }

        @Override
        public void agreedOn(long time) {
            service.set(time);
        }

        @Override
        public long serviceTime() {
            return service.millis();
        }
    }

    /**
     * Takes over {@code java.util.logging} for a program that only runs a server. Warnings and errors of libraries become lines
     * in the format of the server's own log, and appear nowhere else.
     */
    public static void takeOverLogging(PrintStream log) {
        requireNonNull(log, "log");
        new EventLog(log).takeOver();
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
        service.start(); // not earlier: on a busy machine a server takes seconds until it answers
        PeriodicTasks tasks = new PeriodicTasks(clock, log);
        tasks.every(Duration.ofSeconds(PING_SECONDS), "ping", sockets::ping);
        tasks.every(Duration.ofSeconds(1), "close-flooding", sockets::closeFlooding);
        tasks.every(Duration.ofSeconds(SWEEP_SECONDS), "sweep", this::sweep);
        long look = Math.max(1, options.patience.toMillis() / 8);
        tasks.every(Duration.ofMillis(look), "stand-in", () -> tables.standIn(options.patience));
        tasks.every(options.limits.helloTimeout().dividedBy(LOOKS), "close-slow", connections::closeSlow);
        // This also runs while no table is in memory, because the clocks of stored tables keep running.
        tasks.every(CLOCK_STORED, "store-time", () -> storage.saveServiceTime(service.millis()));
        tasks.every(options.lease.dividedBy(LEASE_LOOKS), "lease", this::checkLease);
        tasks.every(Pulse.PERIOD, "pulse", peers::beat);
        tasks.every(Duration.ofHours(1), "forget-quiet", storage::forgetQuiet);
        // The first run is an hour after the start, so that an operator has time to notice a wrong setting.
        options.keep.ifPresent(
                time -> tasks.every(Duration.ofHours(1), "delete-old", new OldTables(storage, time, log)::delete));
        hasBegun = true;
        log.write("started", Map.of("port", port(), "bind", options.bind));
    }

    private void checkLease() {
        peers.check();
        sockets.endLost();
    }

    private void sweep() {
        clients.forgetQuiet();
        tables.closeIdle(options.idle);
    }

    /** Waits until all events logged so far are written. */
    void flushLog() {
        log.flush();
    }

    /** {@return the port that the server listens on, 1 to 65535} */
    public int port() {
        return javalin.port();
    }

    /** {@return the operators' port, 1 to 65535, or 0 if they have no separate one} */
    public int operatorPort() {
        return door.port();
    }

    /**
     * Closes all connections, stores unsaved changes and stops, which may take some seconds. If other servers use the same
     * database, this server first reports its health as {@code draining}, so that a proxy sends it no more clients. Then it
     * moves its tables and their clients to the other servers one by one.
     */
    @Override
    public void close() {
        routes.drain();
        boolean hasOthers = !peers.others().isEmpty();
        if (hasOthers) {
            Uninterruptibles.sleepUninterruptibly(options.drainPause);
        }
        sockets.refuseMore();
        tables.refuseMore();
        if (hasOthers) {
            tables.moveOn(MOVING);
        }
        sockets.endAll(Client.Ending.STOPPED);
        tables.stop()
                .orTimeout(STOP_SECONDS, TimeUnit.SECONDS)
                .handle((done, late) -> late == null)
                .join();
        peers.close();
        storage.saveServiceTime(service.millis());
        executor.close();
        storage.close();
        javalin.stop();
        clock.shutdownNow();
        threads.shutdown();
        if (hasBegun) {
            log.write("stopped", Map.of());
        }
        log.flush();
    }
}
