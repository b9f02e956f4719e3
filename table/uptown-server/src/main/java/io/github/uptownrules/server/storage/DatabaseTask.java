package io.github.uptownrules.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A unit of work in a transaction, whose result completes after the commit. */
public final class DatabaseTask<T> {
    private final Work<T> work;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private Optional<T> found = Optional.empty();

    DatabaseTask(Work<T> work) {
        this.work = work;
    }

    @FunctionalInterface
    public interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    void run(Connection connection) throws SQLException {
        found = Optional.of(work.with(connection));
    }

    void succeed() {
        result.complete(found.orElseThrow());
    }

    void fail(Exception failure) {
        result.completeExceptionally(failure);
    }

    CompletableFuture<T> result() {
        return result;
    }
}
