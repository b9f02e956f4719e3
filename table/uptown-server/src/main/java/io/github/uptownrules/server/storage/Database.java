package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.server.table.GameCatalog;
import io.github.uptownrules.server.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Pattern;

/**
 * Tables in a database, to which one thread writes: all that waits is stored in one transaction, so that many tables share
 * the time it takes to reach the disk. The future completes when that has happened.
 */
public final class Database implements Backend {
    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    private static final int MOST_AT_ONCE = 500;
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";

    /** How a URL begins, and not a folder: the drives of Windows have one letter. {@code :memory:} is neither. */
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)?:");

    private final String url;
    private final GameCatalog games;
    private final BlockingQueue<DatabaseTask<?>> jobs = new LinkedBlockingQueue<>();
    private final Thread writer = new Thread(this::work, "database");
    private final DatabaseTask<?> last = new DatabaseTask<>(rows -> "");
    private Connection connection;
    private boolean isClosed;
    private long serviceTime;

    private Database(String url, GameCatalog games) throws SQLException {
        this.url = url;
        this.games = games;
        this.connection = connect(url);
    }

    /**
     * Makes sure that tables can be kept in such a place, as far as its name shows.
     *
     * @param data a folder for a database of SQLite, or the JDBC URL of PostgreSQL
     * @throws IllegalArgumentException if it is anything else; the message does not repeat it, for a URL may have a password in it
     */
    public static void check(String data) {
        if (data.isBlank() || SCHEME.matcher(data).lookingAt() && !data.startsWith(POSTGRESQL)) {
            throw new IllegalArgumentException("the data are in a folder, or where a URL says that begins with "
                    + POSTGRESQL + "//; a folder whose name looks like another URL is written with ./ before it");
        }
    }

    /**
     * Opens a database, and makes its tables if they are not there.
     *
     * @param data as {@link #check} demands
     * @param games what is played
     * @throws SQLException if it cannot be opened
     * @throws IOException if the folder cannot be made
     */
    public static Database open(String data, GameCatalog games) throws SQLException, IOException {
        check(data);
        Database database = new Database(data.startsWith(POSTGRESQL) ? data : inFolder(Path.of(data)), games);
        try {
            Migrations.run(database.connection);
            database.serviceTime = new TableRows(database.connection, games).serviceTime();
            database.connection.commit();
        } catch (SQLException e) {
            database.closeConnection();
            throw e;
        }
        database.writer.start();
        return database;
    }

    private static String inFolder(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is not a folder");
        }
        Files.createDirectories(folder);
        // As a URI, in which SQLite finds no options in the name of the folder.
        return SQLITE + folder.resolve("uptown.db").toUri();
    }

    private static Connection connect(String url) throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        if (url.startsWith(SQLITE)) {
            try (Statement statement = connection.createStatement()) {
                // What is committed is on the disk, and stays there if the power fails.
                statement.execute("PRAGMA journal_mode = WAL");
                statement.execute("PRAGMA synchronous = FULL");
                statement.execute("PRAGMA foreign_keys = ON");
                statement.execute("PRAGMA busy_timeout = 5000");
            }
        }
        connection.setAutoCommit(false);
        return connection;
    }

    @Override
    public CompletableFuture<Void> save(ImmutableList<Change> changes) {
        return submit(rows -> {
                    long now = System.currentTimeMillis();
                    for (Change change : changes) {
                        rows.save(change, now);
                    }
                    return changes;
                })
                .thenRun(() -> {});
    }

    @Override
    public CompletableFuture<Optional<TableState>> load(String id) {
        return submit(rows -> rows.load(id));
    }

    @Override
    public CompletableFuture<Integer> deleteUnchangedFor(Duration time) {
        return submit(rows -> rows.deleteUnchangedSince(System.currentTimeMillis() - time.toMillis()));
    }

    @Override
    public long serviceTime() {
        return serviceTime;
    }

    @Override
    public CompletableFuture<Long> saveServiceTime(long time) {
        return submit(rows -> {
            rows.saveServiceTime(time);
            return time;
        });
    }

    @Override
    public CompletableFuture<Void> ping() {
        return submit(rows -> rows.load("")).thenRun(() -> {});
    }

    @Override
    public int waiting() {
        return jobs.size();
    }

    private <T> CompletableFuture<T> submit(DatabaseTask.Work<T> work) {
        DatabaseTask<T> job = new DatabaseTask<>(work);
        synchronized (jobs) {
            if (!isClosed) {
                jobs.add(job);
                return job.result();
            }
        }
        job.fail(new SQLException("the database is closed"));
        return job.result();
    }

    private void work() {
        List<DatabaseTask<?>> batch = new ArrayList<>();
        while (!batch.contains(last)) {
            batch.clear();
            batch.add(Uninterruptibles.takeUninterruptibly(jobs));
            jobs.drainTo(batch, MOST_AT_ONCE);
            if (!store(batch) && batch.size() > 1) {
                // One of them cannot be stored: the others can.
                batch.forEach(job -> store(List.of(job)));
            }
        }
        closeConnection();
    }

    /** Does all in one transaction; if there is but one job and it fails, its future fails. */
    private boolean store(List<DatabaseTask<?>> batch) {
        try {
            reconnectIfNeeded();
            TableRows rows = new TableRows(connection, games);
            for (DatabaseTask<?> job : batch) {
                job.run(rows);
            }
            connection.commit();
        } catch (SQLException | RuntimeException e) {
            rollBack();
            if (batch.size() == 1) {
                LOG.log(System.Logger.Level.WARNING, reason(e));
                batch.get(0).fail(e);
            }
            return false;
        }
        batch.forEach(DatabaseTask::succeed);
        return true;
    }

    /** For the log: not the details, for there are names of tables in them, or positions. */
    private static String reason(Exception failure) {
        String message = failure instanceof SQLException ? String.valueOf(failure.getMessage()) : "";
        return failure.getClass().getSimpleName() + ": "
                + message.lines().findFirst().orElse("");
    }

    private void reconnectIfNeeded() throws SQLException {
        if (connection.isClosed()) {
            connection = connect(url);
        }
    }

    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            closeConnection(); // the next job opens another one
        }
    }

    private void closeConnection() {
        try {
            connection.close();
        } catch (SQLException e) {
            // What was committed is stored, and there is nothing else to lose.
        }
    }

    @Override
    public void close() {
        synchronized (jobs) {
            if (!isClosed) {
                isClosed = true;
                jobs.add(last);
            }
        }
        Uninterruptibles.joinUninterruptibly(writer);
    }
}
