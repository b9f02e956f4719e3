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

/** Tables in a database that no other server uses, or all that is not about others. */
public final class Database implements Backend {
    private static final int MOST_AT_ONCE = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final TaskQueue tasks;
    private final Games games;
    private final long serviceTime;

    /** That of the folder, if it is in one. */
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
     * Makes sure that tables can be kept in such a place, as far as its name shows.
     *
     * @param data a folder for a database of SQLite, or the JDBC URL of PostgreSQL
     * @throws IllegalArgumentException if it is anything else; the message does not repeat it, for a URL may have a password in it
     */
    public static void check(String data) {
        DatabaseUrl.check(data);
    }

    /** {@return whether several servers may use it} */
    public static boolean isShared(String data) {
        return DatabaseUrl.isShared(data);
    }

    /**
     * Opens a database, and makes its tables if they are not there.
     *
     * @param data as {@link #check} demands
     * @param games what is played
     * @throws SQLException if it cannot be opened
     * @throws IOException if the folder cannot be made, or another server uses it
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

    /** What is stored of a table. */
    CompletableFuture<Optional<TableState>> load(String id) {
        return tasks.submit(connection -> new TableRows(connection, games).load(id));
    }

    @Override
    public CompletableFuture<Optional<Taken>> take(String id) {
        return load(id).thenApply(stored -> stored.map(table -> new Taken(table, Home.ONLY)));
    }

    /** Does something else, after what was asked for before. */
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
                rows.shrink(); // SQLite alone
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
                    rows.touchServiceTime(); // where the disk is full, reading alone still works
                    return rows.isThere("");
                })
                .thenRun(() -> {});
    }

    @Override
    public int waiting() {
        return tasks.waiting();
    }

    /** For one that shares it with others. */
    void stopWaiting() {
        tasks.giveUp();
    }

    @Override
    public void close() {
        tasks.close();
        lock.ifPresent(FolderLock::close);
    }
}
