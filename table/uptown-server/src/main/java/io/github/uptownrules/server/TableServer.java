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
    /** What the first line, and a server that hands a request on, add to the headers of a client. */
    private static final int HANDED_ON_BYTES = 2000;

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

    /** Whether a lease is over is looked for so often in one. */
    private static final int LEASE_LOOKS = 30;

    /** Tables move on one by one, so that other servers are not asked for all at once. */
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
            this.routes = new Routes(lobby, options.games, storage, origins, door, peers, posts, sockets, metrics);
            this.javalin = Javalin.create(config -> configure(config, routes));
        } catch (Throwable e) {
            executor.close();
            storage.close();
            throw e;
        }
    }

    /**
     * Starts a server. If that fails in any way, everything that was started is stopped first.
     *
     * @param options how it is set up
     * @return a server that answers
     * @throws IOException if it cannot have its port or its data
     */
    public static TableServer start(ServerOptions options) throws IOException {
        TableServer server = new TableServer(options);
        try {
            server.open();
        } catch (Throwable e) { // Also an Error: the storage has a thread that would keep the program alive.
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
            throw new InterruptedIOException("interrupted while it waited for another server");
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

    /** How many connections an address may have: a proxy, or another server, has those of all its clients. */
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

    /** Where other servers reach this one; empty if it listens everywhere, and nothing was said. */
    private String peerAddress() {
        String host = options.bind.contains(":") ? "[" + options.bind + "]" : options.bind;
        return options.peerAddress.orElseGet(() -> isEverywhere(options.bind) ? "" : "http://" + host + ":" + port());
    }

    private static boolean isEverywhere(String bind) {
        try {
            return InetAddress.getByName(bind).isAnyLocalAddress();
        } catch (UnknownHostException e) {
            return false; // and there will be no server
        }
    }

    private long serviceTime() {
        return service.millis();
    }

    /** What the other servers are told. */
    private News news() {
        return new News(lobby.own(), clients.many());
    }

    /** What is done when this server may speak for its tables, and when it may not. */
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
     * Takes over {@code java.util.logging} as a whole, for a program that does nothing but serve: what the libraries have to say,
     * from warnings on, becomes lines such as those of a server's own log, and goes nowhere else.
     *
     * @param log where the lines go
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
        config.http.compressionStrategy = CompressionStrategy.NONE; // the page is packed already
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
        tasks.every(Duration.ofSeconds(1), "close-flooding", sockets::closeFlooding);
        tasks.every(Duration.ofSeconds(SWEEP_SECONDS), "sweep", this::sweep);
        long look = Math.max(1, options.patience.toMillis() / 8);
        tasks.every(Duration.ofMillis(look), "stand-in", () -> tables.standIn(options.patience));
        tasks.every(options.limits.helloTimeout().dividedBy(LOOKS), "close-slow", connections::closeSlow);
        // Also while no table is in memory, for the clocks of those that are stored run on.
        tasks.every(CLOCK_STORED, "store-time", () -> storage.saveServiceTime(service.millis()));
        tasks.every(options.lease.dividedBy(LEASE_LOOKS), "lease", this::checkLease);
        tasks.every(Pulse.PERIOD, "pulse", peers::beat);
        tasks.every(Duration.ofHours(1), "forget-quiet", storage::forgetQuiet);
        // Not at once: an operator has an hour to notice a wrong setting.
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

    /** Waits until what was logged before is written. */
    void flushLog() {
        log.flush();
    }

    /** {@return the port it listens at, 1 to 65535} */
    public int port() {
        return javalin.port();
    }

    /** {@return the port of operators, 1 to 65535; 0 if they have none of their own} */
    public int operatorPort() {
        return door.port();
    }

    /**
     * Ends all connections, stores what is not stored yet, and stops; that may take some seconds. If other servers use the same
     * database, the health of this one is {@code draining} first, so that a proxy sends no more clients; then tables move on to
     * the others one by one, with their clients.
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
