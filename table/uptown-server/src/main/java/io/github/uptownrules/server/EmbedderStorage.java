package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.storage.TableText;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Stores tables as text in the embedder's storage. */
final class EmbedderStorage implements Backend {
    private static final System.Logger LOG = System.getLogger(EmbedderStorage.class.getName());

    private final TableStorage storage;
    private final Games games;
    private final AtomicInteger waiting = new AtomicInteger();

    EmbedderStorage(TableStorage storage, Games games) {
        this.storage = storage;
        this.games = games;
    }

    @Override
    public CompletableFuture<Void> save(ImmutableList<Change> changes) {
        return ask(() ->
                storage.save(changes.stream().map(EmbedderStorage::text).collect(ImmutableList.toImmutableList())));
    }

    private static TableStorage.Change text(Change change) {
        TableState after = change.after();
        return new TableStorage.Change(
                after.id(),
                change.before().map(TableState::version).orElse(0L),
                after.version(),
                TableText.write(after));
    }

    @Override
    public CompletableFuture<Optional<Taken>> take(String id) {
        return ask(() -> storage.load(id)
                .thenApply(text -> text.map(written -> new Taken(TableText.read(written, games), Home.ONLY))));
    }

    @Override
    public CompletableFuture<Void> ping() {
        return ask(() -> storage.load("health").thenRun(() -> {}));
    }

    @Override
    public CompletableFuture<Long> count() {
        return CompletableFuture.completedFuture(0L);
    }

    @Override
    public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
        return ask(() -> storage.deleteUnchangedSince(since(time)).thenApply(done -> ImmutableList.of()));
    }

    private static Instant since(Duration time) {
        long millis = TimeUnit.MILLISECONDS.convert(time);
        return Instant.ofEpochMilli(Math.max(0, System.currentTimeMillis() - millis));
    }

    /** Treats an exception thrown by the storage like a failed future. */
    private <T> CompletableFuture<T> ask(Supplier<CompletableFuture<T>> question) {
        waiting.incrementAndGet();
        CompletableFuture<T> answer;
        try {
            answer = question.get();
        } catch (RuntimeException e) {
            answer = CompletableFuture.failedFuture(e);
        }
        return answer.whenComplete((done, failure) -> {
            waiting.decrementAndGet();
            if (failure != null) {
                // The message is not logged, because it may contain names of tables or tiles.
                LOG.log(
                        System.Logger.Level.WARNING,
                        "the storage failed: " + failure.getClass().getName());
            }
        });
    }

    @Override
    public int waiting() {
        return waiting.get();
    }

    /**
     * Returns the wall clock's time, because the storage cannot store another time. The wall clock also advances while no
     * server runs.
     */
    @Override
    public long serviceTime() {
        return System.currentTimeMillis();
    }

    @Override
    public CompletableFuture<?> saveServiceTime(long time) {
        return CompletableFuture.completedFuture(time);
    }

    /** Does nothing: the embedder created the storage and closes it. */
    @Override
    public void close() {}
}
