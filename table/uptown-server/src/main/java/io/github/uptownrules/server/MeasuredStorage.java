package io.github.uptownrules.server;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.Metrics.Operation;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.table.Home;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** A storage whose answers are timed, and whose failures are counted, by operation. */
final class MeasuredStorage implements Backend {
    private final Backend storage;
    private final Metrics metrics;

    MeasuredStorage(Backend storage, Metrics metrics) {
        this.storage = storage;
        this.metrics = metrics;
    }

    private <T> CompletableFuture<T> measured(Operation operation, Supplier<CompletableFuture<T>> request) {
        long begin = System.nanoTime();
        return request.get().whenComplete((answer, failure) -> {
            if (failure == null || Throwables.getRootCause(failure) instanceof AtAnotherServer) {
                metrics.answered(operation, Duration.ofNanos(System.nanoTime() - begin));
            } else {
                metrics.failed(operation);
            }
        });
    }

    @Override
    public CompletableFuture<Void> save(ImmutableList<Change> changes) {
        return measured(Operation.SAVE, () -> storage.save(changes));
    }

    @Override
    public CompletableFuture<Optional<Taken>> take(String id) {
        return measured(Operation.LOAD, () -> storage.take(id));
    }

    @Override
    public CompletableFuture<Void> release(String id, Home home) {
        return measured(Operation.RELEASE, () -> storage.release(id, home));
    }

    @Override
    public CompletableFuture<Void> delete(String id, Home home) {
        return measured(Operation.DELETE, () -> storage.delete(id, home));
    }

    @Override
    public Optional<Database> database() {
        return storage.database();
    }

    @Override
    public CompletableFuture<Long> count() {
        return measured(Operation.COUNT, storage::count);
    }

    @Override
    public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
        return measured(Operation.DELETE, () -> storage.deleteUnchangedFor(time, most));
    }

    @Override
    public CompletableFuture<Boolean> archiveOne(Archive archive) {
        return measured(Operation.ARCHIVE, () -> storage.archiveOne(archive));
    }

    @Override
    public CompletableFuture<Void> ping() {
        return measured(Operation.PING, storage::ping);
    }

    @Override
    public long serviceTime() {
        return storage.serviceTime();
    }

    @Override
    public CompletableFuture<?> saveServiceTime(long time) {
        return storage.saveServiceTime(time);
    }

    @Override
    public int waiting() {
        return storage.waiting();
    }

    @Override
    public void close() {
        storage.close();
    }
}
