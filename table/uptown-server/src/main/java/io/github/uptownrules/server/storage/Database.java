package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.TableState;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A database that no other server uses, or the part of a shared database that does not concern other servers. */
public final class Database implements Backend {
    private static final int MOST_AT_ONCE = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final TaskQueue tasks;
    private final Games games;
    private final long serviceTime;

    private final Optional<FolderLock> lock;

    private Database(Optional<FolderLock> lock, TaskQueue tasks, Games games) throws SQLException {
        this.lock = lock;
        this.tasks = tasks;
        this.games = games;
        try {
            Migrations.run(tasks.connection());
            this.serviceTime = new TableRows(tasks.connection(), games).serviceTime();
            tasks.connection().commit();
        } catch (SQLException e) {
            tasks.close();
            throw e;
        }
        tasks.start();
    }

    /**
     * Checks the form of a data location.
     *
     * @param data a folder for an SQLite database, or the JDBC URL of a PostgreSQL database
     * @throws IllegalArgumentException if it is anything else; the message does not repeat it, because a URL may contain a
     *     password
     */
    public static void check(String data) {
        DatabaseUrl.check(data);
    }

    public static boolean isShared(String data) {
        return DatabaseUrl.isShared(data);
    }

    /**
     * Opens a database, and creates its tables if they are missing.
     *
     * @throws SQLException if it cannot be opened
     * @throws IOException if the folder cannot be created, or another server uses it
     */
    public static Database open(String data, Games games) throws SQLException, IOException {
        DatabaseUrl url = DatabaseUrl.of(data);
        Optional<FolderLock> lock = isShared(data) ? Optional.empty() : Optional.of(FolderLock.of(Path.of(data)));
        try {
            return new Database(lock, new TaskQueue("database", url, PATIENCE, MOST_AT_ONCE), games);
        } catch (SQLException e) {
            lock.ifPresent(FolderLock::close);
            throw e;
        }
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

    /** Runs other work after all earlier requests. */
    <T> CompletableFuture<T> submit(DatabaseTask.Work<T> work) {
        return tasks.submit(work);
    }

    @Override
    public CompletableFuture<Long> count() {
        return tasks.submit(connection -> new TableRows(connection, games).count());
    }

    @Override
    public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
        long millis = TimeUnit.MILLISECONDS.convert(time);
        return tasks.submit(connection -> {
            TableRows rows = new TableRows(connection, games);
            ImmutableList<String> deleted = rows.deleteUnchangedFor(millis, most);
            if (lock.isPresent()) {
                rows.shrink(); // SQLite only
            }
            return deleted;
        });
    }

    @Override
    public long serviceTime() {
        return serviceTime;
    }

    @Override
    public CompletableFuture<Long> saveServiceTime(long time) {
        return tasks.submit(connection -> {
            new TableRows(connection, games).saveServiceTime(time);
            return time;
        });
    }

    @Override
    public CompletableFuture<Void> ping() {
        return tasks.submit(connection -> {
                    TableRows rows = new TableRows(connection, games);
                    rows.touchServiceTime(); // on a full disk, reading alone still works
                    return rows.isThere("");
                })
                .thenRun(() -> {});
    }

    @Override
    public int waiting() {
        return tasks.waiting();
    }

    /** Fails all pending requests, for a shared database. */
    void stopWaiting() {
        tasks.giveUp();
    }

    @Override
    public void close() {
        tasks.close();
        lock.ifPresent(FolderLock::close);
    }
}
