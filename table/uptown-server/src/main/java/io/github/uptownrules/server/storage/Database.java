package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A database of tables, used by one server or in the same way by several. */
public final class Database implements Backend {
    private static final int MOST_AT_ONCE = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final TaskQueue tasks;
    private final Games games;
    private final long serviceTime;

    private final Optional<FolderLock> lock;

    private Database(Optional<FolderLock> lock, Connector connector, Games games) throws SQLException {
        this.lock = lock;
        this.tasks = new TaskQueue("database", connector, PATIENCE, MOST_AT_ONCE);
        this.games = games;
        try {
            connector.lockSchema(tasks.connection());
            Migrations.run(tasks.connection());
            connector.upgraded(tasks.connection());
            this.serviceTime = new Upkeep(tasks.connection()).serviceTime();
            tasks.connection().commit();
        } catch (SQLException e) {
            tasks.close();
            throw e;
        }
        tasks.start();
    }

    /**
     * Checks the form of a folder's name.
     *
     * @throws IllegalArgumentException if it is a URL; the message does not repeat it, because it may contain a password
     */
    public static void check(String folder) {
        SqliteFile.check(folder);
    }

    /**
     * Opens the SQLite database in a folder, and creates its tables if they are missing.
     *
     * @throws SQLException if it cannot be opened
     * @throws IOException if the folder cannot be created, or another server uses it
     */
    public static Database open(String folder, Games games) throws SQLException, IOException {
        SqliteFile file = SqliteFile.in(folder);
        FolderLock lock = FolderLock.of(Path.of(folder));
        try {
            return new Database(Optional.of(lock), file, games);
        } catch (SQLException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Opens the SQLite database in a folder beside the server that may be using it.
     *
     * @throws SQLException if it cannot be opened
     * @throws IOException if the folder has no database
     */
    public static Database beside(String folder, Games games) throws SQLException, IOException {
        check(folder);
        if (!Files.exists(Path.of(folder, SqliteFile.NAME))) {
            throw new IOException("there are no tables in the folder " + folder);
        }
        return beside(SqliteFile.in(folder), games);
    }

    /**
     * Opens a database beside the servers that may be using it.
     *
     * @throws SQLException if it cannot be opened, or has no tables of this program
     */
    public static Database beside(Connector connector, Games games) throws SQLException {
        try (Connection connection = connector.connect(PATIENCE, PATIENCE);
                ResultSet found = connection.getMetaData().getTables(null, null, "game_table", null)) {
            if (!found.next()) {
                throw new SQLException("there are no tables of this program");
            }
        }
        return open(connector, games);
    }

    /** {@return whether a server uses the folder} */
    public static boolean isServed(String folder) throws IOException {
        return FolderLock.isHeld(Path.of(folder));
    }

    /** Opens a database, and creates its tables if they are missing. */
    public static Database open(Connector connector, Games games) throws SQLException {
        return new Database(Optional.empty(), connector, games);
    }

    @Override
    public CompletableFuture<Void> save(ImmutableList<Change> changes) {
        return tasks.submit(connection -> {
                    TableRows rows = new TableRows(connection, games);
                    long now = System.currentTimeMillis();
                    for (Change change : changes) {
                        rows.save(change, now);
                    }
                    return changes;
                })
                .thenRun(() -> {});
    }

    CompletableFuture<Optional<TableState>> load(String id) {
        return tasks.submit(connection -> new TableRows(connection, games).load(id));
    }

    @Override
    public CompletableFuture<Optional<Taken>> take(String id) {
        return load(id).thenApply(stored -> stored.map(table -> new Taken(table, Home.ONLY)));
    }

    @Override
    public CompletableFuture<Void> delete(String id, Home home) {
        return tasks.submit(connection -> {
                    new TableRows(connection, games).delete(id, home);
                    return id;
                })
                .thenRun(() -> {});
    }

    @Override
    public Optional<Database> database() {
        return Optional.of(this);
    }

    /** Runs other work after all earlier requests. */
    public <T> CompletableFuture<T> submit(DatabaseTask.Work<T> work) {
        return tasks.submit(work);
    }

    @Override
    public CompletableFuture<Long> count() {
        return tasks.submit(connection -> new Upkeep(connection).count());
    }

    @Override
    public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
        long millis = TimeUnit.MILLISECONDS.convert(time);
        return tasks.submit(connection -> {
            Upkeep upkeep = new Upkeep(connection);
            ImmutableList<String> deleted = upkeep.deleteUnchangedFor(millis, most);
            if (lock.isPresent()) {
                upkeep.shrink(); // SQLite only
            }
            return deleted;
        });
    }

    @Override
    public CompletableFuture<Boolean> archiveOne(Archive archive) {
        return tasks.submit(connection -> {
            Optional<String> finished = new Upkeep(connection).markArchived();
            if (finished.isPresent()) {
                try {
                    archive.keep(new TableRows(connection, games)
                            .load(finished.get())
                            .orElseThrow());
                } catch (IOException e) {
                    throw new SQLException("the archive: " + e.getMessage(), e);
                }
            }
            return finished.isPresent();
        });
    }

    @Override
    public long serviceTime() {
        return serviceTime;
    }

    @Override
    public CompletableFuture<Long> saveServiceTime(long time) {
        return tasks.submit(connection -> {
            new Upkeep(connection).saveServiceTime(time);
            return time;
        });
    }

    @Override
    public CompletableFuture<Void> ping() {
        return tasks.submit(connection -> {
                    new Upkeep(connection).touchServiceTime(); // on a full disk, reading alone still works
                    return new TableRows(connection, games).isThere("");
                })
                .thenRun(() -> {});
    }

    @Override
    public int waiting() {
        return tasks.waiting();
    }

    /** Fails the requests that are being answered. */
    public void giveUp() {
        tasks.giveUp();
    }

    @Override
    public void close() {
        tasks.close();
        lock.ifPresent(FolderLock::close);
    }
}
