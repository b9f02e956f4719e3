package io.github.uptownrules.server.storage;

import com.google.common.util.concurrent.Uninterruptibles;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Tasks for a database, which one thread does on one connection: all that waits in one transaction, so that many share the time it
 * takes to reach the disk.
 */
final class TaskQueue implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(TaskQueue.class.getName());

    /** A database that cannot be reached is asked no sooner again; what comes until then fails. */
    private static final long PAUSE = Duration.ofMillis(200).toNanos();

    /** So long a database is waited for that has not answered yet, */
    private static final Duration AT_FIRST = Duration.ofSeconds(10);

    /** and one that has. */
    private static final Duration AGAIN = Duration.ofSeconds(2);

    private final DatabaseUrl url;
    private final Duration patience;
    private final int mostAtOnce;
    private final BlockingQueue<DatabaseTask<?>> jobs = new LinkedBlockingQueue<>();
    private final Thread worker;
    private final DatabaseTask<?> last = new DatabaseTask<>(rows -> "");
    private volatile Connection connection;
    private boolean isClosed;
    private long lastFailure = System.nanoTime() - PAUSE;

    /**
     * Opens a connection; nothing is done before {@link #start}.
     *
     * @param name of the thread
     * @param url of the database
     * @param patience how long the database is waited for
     * @param mostAtOnce how many tasks share a transaction
     */
    TaskQueue(String name, DatabaseUrl url, Duration patience, int mostAtOnce) throws SQLException {
        this.url = url;
        this.patience = patience;
        this.mostAtOnce = mostAtOnce;
        this.worker = new Thread(this::work, name);
        this.connection = url.connect(AT_FIRST, patience);
    }

    void start() {
        worker.start();
    }

    /** The connection, before the start. */
    Connection connection() {
        return connection;
    }

    int waiting() {
        return jobs.size();
    }

    /** Does something when all that was submitted before is done; completes when that is committed. */
    <T> CompletableFuture<T> submit(DatabaseTask.Work<T> work) {
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
            jobs.drainTo(batch, mostAtOnce - 1);
            if (!store(batch)) {
                // One of them cannot be stored, and the others can; or the connection was broken, and a new one is not.
                batch.forEach(this::storeAlone);
            }
        }
        closeConnection();
    }

    /** Does all in one transaction; whether that is decided, also because there is no connection, and all have failed. */
    private boolean store(List<DatabaseTask<?>> batch) {
        try {
            reconnectIfNeeded();
        } catch (SQLException e) {
            fail(batch, e);
            return true;
        }
        Optional<Exception> failure = attempt(batch);
        if (failure.isPresent() && batch.size() == 1 && isConnected()) {
            fail(batch, failure.get());
            return true;
        }
        return failure.isEmpty();
    }

    private void storeAlone(DatabaseTask<?> job) {
        try {
            reconnectIfNeeded();
            attempt(List.of(job)).ifPresent(failure -> fail(List.of(job), failure));
        } catch (SQLException e) {
            fail(List.of(job), e);
        }
    }

    private Optional<Exception> attempt(List<DatabaseTask<?>> batch) {
        try {
            for (DatabaseTask<?> job : batch) {
                job.run(connection);
            }
            connection.commit();
        } catch (SQLException | RuntimeException e) {
            rollBack();
            return Optional.of(e);
        }
        batch.forEach(DatabaseTask::succeed);
        return Optional.empty();
    }

    private boolean isConnected() {
        try {
            return !connection.isClosed();
        } catch (SQLException e) {
            return false;
        }
    }

    private static void fail(List<DatabaseTask<?>> batch, Exception failure) {
        if (!(failure instanceof Unreached)) {
            LOG.log(System.Logger.Level.WARNING, reason(failure));
        }
        batch.forEach(job -> job.fail(failure));
    }

    /** A database that has not been asked, for a moment ago it could not be reached, and that is in the log. */
    private static final class Unreached extends SQLException {
        private static final long serialVersionUID = 1;

        Unreached() {
            super("the database cannot be reached");
        }
    }

    /** For the log: not the details, for there are names of tables in them, or positions. */
    private static String reason(Exception failure) {
        String message = failure instanceof SQLException ? String.valueOf(failure.getMessage()) : "";
        return failure.getClass().getSimpleName() + ": "
                + message.lines().findFirst().orElse("");
    }

    private void reconnectIfNeeded() throws SQLException {
        if (isConnected()) {
            return;
        }
        if (System.nanoTime() - lastFailure < PAUSE) {
            throw new Unreached();
        }
        try {
            connection = url.connect(AGAIN, patience);
        } catch (SQLException e) {
            lastFailure = System.nanoTime();
            throw e;
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

    /** Gives up waiting for an answer of the database; what was asked fails, and the next job connects anew. */
    void giveUp() {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException e) {
            // The connection is of no use either way.
        }
    }

    /** Does what waits, and then nothing more. */
    @Override
    public void close() {
        synchronized (jobs) {
            if (!isClosed) {
                isClosed = true;
                jobs.add(last);
            }
        }
        if (worker.getState() == Thread.State.NEW) {
            closeConnection();
        }
        Uninterruptibles.joinUninterruptibly(worker);
    }
}
