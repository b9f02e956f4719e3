package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.Connector;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.storage.TableRows;
import io.github.uptownrules.server.storage.TaskQueue;
import io.github.uptownrules.server.table.Home;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A PostgreSQL database shared with other servers. Tables are taken on a separate connection, one per transaction, because two
 * servers that take the same tables in different orders would deadlock.
 */
final class SharedDatabase implements Backend {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Database database;
    private final TaskQueue taking;
    private final Games games;
    private final Supplier<Optional<Lease>> lease;
    private final LongSupplier serviceTime;
    private final Duration length;

    private SharedDatabase(
            Database database,
            TaskQueue taking,
            Games games,
            Supplier<Optional<Lease>> lease,
            LongSupplier serviceTime,
            Duration length) {
        this.database = database;
        this.taking = taking;
        this.games = games;
        this.lease = lease;
        this.serviceTime = serviceTime;
        this.length = length;
        taking.start();
    }

    /**
     * Opens a shared database.
     *
     * @param lease supplies this server's lease while it holds one
     * @param length the duration of a lease
     */
    static SharedDatabase open(
            Connector connector,
            Games games,
            Supplier<Optional<Lease>> lease,
            LongSupplier serviceTime,
            Duration length)
            throws SQLException {
        Database database = Database.open(connector, games);
        try {
            TaskQueue taking = new TaskQueue("database-take", connector, PATIENCE, 1);
            return new SharedDatabase(database, taking, games, lease, serviceTime, length);
        } catch (SQLException e) {
            database.close();
            throw e;
        }
    }

    @Override
    public CompletableFuture<Void> save(ImmutableList<Change> changes) {
        return database.save(changes);
    }

    @Override
    public CompletableFuture<Void> delete(String id, Home home) {
        return database.delete(id, home);
    }

    @Override
    public Optional<Database> database() {
        return Optional.of(database);
    }

    @Override
    public CompletableFuture<Optional<Taken>> take(String id) {
        Optional<Lease> held = lease.get();
        return held.isEmpty()
                ? CompletableFuture.failedFuture(new SQLException("this server has no lease"))
                : taking.submit(connection -> take(connection, id, held.get())).thenCompose(found -> found);
    }

    /** Takes a table, or fails with its home. The row stays locked until the whole table is read. */
    private CompletableFuture<Optional<Taken>> take(Connection connection, String id, Lease held) throws SQLException {
        HomeRows homes = new HomeRows(connection, DatabaseTime.POSTGRESQL);
        TableRows tables = new TableRows(connection, games);
        Optional<Home> home = homes.take(id, held.server(), serviceTime.getAsLong(), length.toMillis());
        if (home.isPresent()) {
            return CompletableFuture.completedFuture(tables.load(id).map(table -> new Taken(table, home.get())));
        }
        Optional<Elsewhere> elsewhere = homes.elsewhere(id);
        if (elsewhere.isPresent()) {
            return CompletableFuture.failedFuture(elsewhere.get());
        }
        return tables.isThere(id)
                ? CompletableFuture.failedFuture(new SQLException("the lease is over"))
                : CompletableFuture.completedFuture(Optional.empty());
    }

    @Override
    public CompletableFuture<Void> release(String id, Home home) {
        boolean isHeld =
                lease.get().filter(held -> held.server().equals(home.server())).isPresent();
        return isHeld
                ? database.submit(connection -> {
                            new HomeRows(connection, DatabaseTime.POSTGRESQL).release(id, home);
                            return id;
                        })
                        .thenRun(() -> {})
                : CompletableFuture.allOf(); // releasing the lease frees all its tables
    }

    /** Fails all pending requests, because this server has lost its tables. */
    void giveUp() {
        database.giveUp();
        taking.giveUp();
    }

    /**
     * Uses one unit of an address's quota per minute, which all servers share.
     *
     * @return the seconds to wait, 1 or more, if the quota is used up
     */
    CompletableFuture<Optional<Long>> spend(String address, int perMinute) {
        return database.submit(
                connection -> new AllowanceRows(connection, DatabaseTime.POSTGRESQL).spend(address, perMinute));
    }

    @Override
    public CompletableFuture<Long> count() {
        return database.count();
    }

    @Override
    public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
        return database.deleteUnchangedFor(time, most);
    }

    @Override
    public CompletableFuture<Boolean> archiveOne(Archive archive) {
        return database.archiveOne(archive);
    }

    /** Forgets the addresses that have taken nothing for a minute. */
    CompletableFuture<Integer> forgetQuiet() {
        return database.submit(connection -> new AllowanceRows(connection, DatabaseTime.POSTGRESQL).forgetFull());
    }

    /** Does nothing: a server with a lease has just renewed it. */
    @Override
    public CompletableFuture<Void> ping() {
        return CompletableFuture.allOf();
    }

    @Override
    public long serviceTime() {
        return database.serviceTime();
    }

    /** Does nothing: the shared service time advances with the leases. */
    @Override
    public CompletableFuture<Long> saveServiceTime(long time) {
        return CompletableFuture.completedFuture(time);
    }

    @Override
    public int waiting() {
        return database.waiting() + taking.waiting();
    }

    @Override
    public void close() {
        taking.close();
        database.close();
    }
}
