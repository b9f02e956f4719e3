package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import io.github.uptownrules.server.peer.Alone;
import io.github.uptownrules.server.peer.Cluster;
import io.github.uptownrules.server.peer.Host;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.storage.OpeningFailure;
import io.github.uptownrules.server.table.BotExecutor;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.ServiceClock;
import io.github.uptownrules.server.table.TableServices;
import io.github.uptownrules.server.table.Tables;
import io.github.uptownrules.server.table.TokenGenerator;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

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
    private static final int TABLE_THREADS = 4;
    private static final long PING_SECONDS = 25;
    private static final long SWEEP_SECONDS = 30;
    private static final long STOP_SECONDS = 10;

    /** The longest thinking time that a crash can give back to players. */
    private static final Duration CLOCK_STORED = Duration.ofMillis(700);

    /** The number of checks for slow requests within the time allowed for one request. */
    private static final int LOOKS = 4;

    private final ServerOptions options;
    private final EventLog log;
    private final Metrics metrics;
    private final Peers peers;
    private final Backend storage;
    private final BotExecutor executor;
    private final ExecutorService threads = Executors.newFixedThreadPool(
            TABLE_THREADS,
            new ThreadFactoryBuilder().setNameFormat("table-%d").setDaemon(true).build());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            new ThreadFactoryBuilder().setNameFormat("clock").setDaemon(true).build());
    private final ServiceClock service;
    private final PeriodicTasks chores;
    private final Optional<GameArchive> archive;
    private final Optional<OperatorDuty> duty;
    private final AtomicReference<EntryRules> entry = new AtomicReference<>(EntryRules.OPEN);
    private final TurnNotices turns;
    private final Tables tables;
    private final Lobby lobby;
    private final ClientLimits clients;
    private final OperatorDoor door;
    private final Sockets sockets;
    private final Routes routes;
    private final WebServer web;
    private boolean hasBegun;

    private TableServer(ServerOptions options) throws IOException {
        this.options = options;
        this.log = new EventLog(options.log);
        this.chores = new PeriodicTasks(clock, log);
        this.metrics = new Metrics(log);
        this.peers = peers(options);
        this.storage = new MeasuredStorage(peers.storage(), metrics);
        this.executor = new BotExecutor(options.botThreads, options.botDelay);
        try {
            this.service = new ServiceClock(storage.serviceTime(), options.nanos, options.longestTimer);
            this.turns = new TurnNotices(options, metrics, log);
            this.tables = new Tables(
                    new TableServices(
                            threads,
                            storage,
                            executor,
                            options.games,
                            new SecureRandom(),
                            new TokenGenerator(),
                            metrics,
                            turns,
                            service,
                            options.voteAfter),
                    options.limits.tablesInMemory());
            OriginCheck origins = new OriginCheck(options.origin, options.bind, options.trustedProxies);
            this.door = new OperatorDoor(options.operators, origins, peers);
            Admission admission = new Admission(options.admission, entry::get, log);
            this.clients = new ClientLimits(options.limits, System::nanoTime);
            this.sockets =
                    new Sockets(options.limits, origins, admission, clients, tables, peers, entry::get, metrics, clock);
            gauges();
            this.lobby = new Lobby(tables, peers);
            Posts posts = new Posts(tables, sockets, clients, peers, entry::get, metrics);
            this.routes = new Routes(
                    lobby, options.games, options.path, storage, origins, door, peers, posts, sockets, metrics);
            this.web = new WebServer(options, routes, door, Duration.ofSeconds(3 * PING_SECONDS));
            this.archive = archive(options, log);
            this.duty = storage.database().map(database -> new OperatorDuty(database, tables, this::enforce, log));
        } catch (Throwable e) {
            executor.close();
            storage.close();
            metrics.close();
            throw e;
        }
    }

    private void gauges() {
        metrics.gauge("uptown.tables", "Tables in memory", tables::inMemory);
        metrics.gauge("uptown.sockets", "Open sockets of clients", clients::sockets);
        metrics.gauge("uptown.storage.waiting", "Requests that wait for the storage", storage::waiting);
        metrics.gauge("uptown.bots.waiting", "Moves of bots that wait for a thread", executor::waitingMoves);
        metrics.gauge("uptown.advice.waiting", "Hints and reviews that wait for a thread", executor::waitingQuestions);
        metrics.total("uptown.log.dropped", "Lines of the log that were dropped", log::dropped);
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

    private static Peers peers(ServerOptions options) throws IOException {
        if (options.isShared()) {
            return Cluster.find().open(options.cluster());
        }
        if (options.storage.isPresent()) {
            return new Alone(new EmbedderStorage(options.storage.get(), options.games));
        }
        try {
            return new Alone(Database.open(options.data, options.games));
        } catch (SQLException e) {
            throw new IOException(OpeningFailure.reason(options.data, e), e);
        }
    }

    private static Optional<GameArchive> archive(ServerOptions options, EventLog log) throws IOException {
        return options.archive.isPresent()
                ? Optional.of(GameArchive.open(options.archive.get(), options.games, log))
                : Optional.empty();
    }

    /** Applies the operator's rules to new clients, and then to those that are connected. */
    private void enforce(EntryRules rules) {
        if (!entry.get().equals(rules)) {
            entry.set(rules);
            sockets.closeBanned(rules);
            tables.closeBanned(rules);
        }
    }

    private void open() throws IOException {
        if (duty.isPresent()) {
            duty.get().learn();
        }
        web.start();
        peers.start(new Host(
                port(),
                tables,
                service,
                lobby::own,
                clients::many,
                event -> log.write(event, Map.of()),
                metrics::gauge,
                chores::every,
                clock));
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
     * Takes over {@code java.util.logging} for a program that only runs a server. Warnings and errors of libraries become lines
     * in the format of the server's own log, and appear nowhere else.
     */
    public static void takeOverLogging(PrintStream log) {
        requireNonNull(log, "log");
        new EventLog(log).takeOver();
    }

    private void begin() {
        service.start(); // not earlier: on a busy machine a server takes seconds until it answers
        chores.every(Duration.ofSeconds(PING_SECONDS), "ping", sockets::ping);
        chores.every(Duration.ofSeconds(1), "close-flooding", sockets::closeFlooding);
        chores.every(Duration.ofSeconds(SWEEP_SECONDS), "sweep", this::sweep);
        long look = Math.max(1, options.patience.toMillis() / 8);
        chores.every(Duration.ofMillis(look), "stand-in", () -> tables.standIn(options.patience));
        chores.every(options.limits.helloTimeout().dividedBy(LOOKS), "close-slow", web::closeSlow);
        // This also runs while no table is in memory, because the clocks of stored tables keep running.
        chores.every(CLOCK_STORED, "store-time", () -> storage.saveServiceTime(service.millis()));
        duty.ifPresent(orders -> chores.every(OperatorDuty.PERIOD, "operator", () -> {
            if (peers.standing() == Peers.Standing.UP) { // otherwise each look would log that the database is down
                orders.look();
            }
        }));
        archive.ifPresent(file -> chores.every(GameArchive.PERIOD, "archive", () -> file.addAll(storage)));
        // The first run is an hour after the start, so that an operator has time to notice a wrong setting.
        options.keep.ifPresent(
                time -> chores.every(Duration.ofHours(1), "delete-old", new OldTables(storage, time, log)::delete));
        hasBegun = true;
        log.write("started", Map.of("port", port(), "bind", options.bind));
    }

    private void sweep() {
        clients.forgetQuiet();
        tables.closeIdle(options.idle);
    }

    Metrics metrics() {
        return metrics;
    }

    /** Waits until all events logged so far are written. */
    void flushLog() {
        log.flush();
    }

    /** {@return the port that the server listens on, 1 to 65535} */
    public int port() {
        return web.port();
    }

    /** {@return the operators' port, 1 to 65535, or 0 if they have no separate one} */
    public int operatorPort() {
        return door.port();
    }

    /**
     * {@return the operator of this server's tables, and of the other servers that use the same database}
     *
     * @throws IllegalStateException if this server has a {@linkplain ServerOptions.Builder#storage storage} of its own
     */
    public Operator operator() {
        return duty.map(orders -> Operator.of(storage.database().orElseThrow(), options, () -> {
                    orders.look();
                    return Optional.empty();
                }))
                .orElseThrow(() -> new IllegalStateException(
                        "an operator needs a database, but this server has a storage of its own"));
    }

    /**
     * Closes all connections, stores unsaved changes and stops, which may take some seconds. If other servers use the same
     * database, this server first reports its health as {@code draining}, so that a proxy sends it no more clients. Then it
     * moves its tables and their clients to the other servers one by one.
     */
    @Override
    public void close() {
        routes.drain();
        peers.drain();
        sockets.refuseMore();
        tables.refuseMore();
        peers.moveTables();
        sockets.endAll(Client.Ending.STOPPED);
        tables.stop()
                .orTimeout(STOP_SECONDS, TimeUnit.SECONDS)
                .handle((done, late) -> late == null)
                .join();
        peers.close();
        storage.saveServiceTime(service.millis());
        executor.close();
        turns.close();
        storage.close();
        archive.ifPresent(GameArchive::close);
        web.stop();
        metrics.close();
        clock.shutdownNow();
        threads.shutdown();
        if (hasBegun) {
            log.write("stopped", Map.of());
        }
        log.flush();
    }
}
