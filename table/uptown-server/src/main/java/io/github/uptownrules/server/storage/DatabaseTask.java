package io.github.uptownrules.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Something to do in a transaction, of which the result counts when that is committed. */
final class DatabaseTask<T> {
    private final Work<T> work;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private Optional<T> found = Optional.empty();

    DatabaseTask(Work<T> work) {
        this.work = work;
    }

    /** What is to be done. */
    @FunctionalInterface
    interface Work<T> {
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
