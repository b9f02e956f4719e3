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
 * A queue of database tasks, run by one thread on one connection. Waiting tasks share a transaction, and thus the time of a
 * disk write.
 */
public final class TaskQueue implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(TaskQueue.class.getName());

    /** The pause after a failed connection. Tasks fail at once during the pause. */
    private static final long PAUSE = Duration.ofMillis(200).toNanos();

    /** The number of attempts while another program writes. */
    private static final int MOST_ATTEMPTS = 10;

    /** The timeout of the first connection. */
    private static final Duration AT_FIRST = Duration.ofSeconds(10);

    /** The timeout of reconnecting. */
    private static final Duration AGAIN = Duration.ofSeconds(2);

    private final Connector connector;
    private final Duration patience;
    private final int mostAtOnce;
    private final BlockingQueue<DatabaseTask<?>> jobs = new LinkedBlockingQueue<>();
    private final Thread worker;
    private final DatabaseTask<?> last = new DatabaseTask<>(rows -> "");
    private volatile Connection connection;
    private boolean isClosed;
    private long lastFailure = System.nanoTime() - PAUSE;

    /**
     * Opens a connection. Tasks wait for {@link #start}.
     *
     * @param patience the timeout of a response
     * @param mostAtOnce the number of tasks that may share a transaction
     */
    public TaskQueue(String name, Connector connector, Duration patience, int mostAtOnce) throws SQLException {
        this.connector = connector;
        this.patience = patience;
        this.mostAtOnce = mostAtOnce;
        this.worker = new Thread(this::work, name);
        this.connection = connector.connect(AT_FIRST, patience);
    }

    public void start() {
        worker.start();
    }

    /** Returns the connection; for use before the start only. */
    Connection connection() {
        return connection;
    }

    public int waiting() {
        return jobs.size();
    }

    /** Runs work after all earlier tasks. The result completes after the commit. */
    public <T> CompletableFuture<T> submit(DatabaseTask.Work<T> work) {
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
                // Either one task fails and the others would succeed alone, or the connection was broken and a new one
                // works.
                batch.forEach(this::storeAlone);
            }
        }
        closeConnection();
    }

    /**
     * Runs the tasks in one transaction, and returns false if each must be tried separately. Without a connection, all tasks
     * fail.
     */
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
        Optional<Exception> failure = attemptOnce(batch);
        for (int attempts = 1;
                attempts < MOST_ATTEMPTS && failure.filter(this::isOvertaken).isPresent();
                attempts++) {
            failure = attemptOnce(batch);
        }
        return failure;
    }

    private boolean isOvertaken(Exception failure) {
        return failure instanceof SQLException problem && connector.isOvertaken(problem);
    }

    private Optional<Exception> attemptOnce(List<DatabaseTask<?>> batch) {
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

    /** An exception thrown without a connection attempt, because a recent attempt failed and was logged. */
    private static final class Unreached extends SQLException {
        private static final long serialVersionUID = 1;

        Unreached() {
            super("the database cannot be reached");
        }
    }

    /** Returns the reason for the log, without details that may contain names of tables or positions. */
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
            connection = connector.connect(AGAIN, patience);
        } catch (SQLException e) {
            lastFailure = System.nanoTime();
            throw e;
        }
    }

    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            closeConnection(); // the next task opens another one
        }
    }

    private void closeConnection() {
        try {
            connection.close();
        } catch (SQLException e) {
            // All committed work is stored; the rest has failed already.
        }
    }

    /** Aborts the current request. Its tasks fail, and the next task reconnects. */
    public void giveUp() {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException e) {
            // The connection is useless anyway.
        }
    }

    /** Runs all waiting tasks and accepts no more. */
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
