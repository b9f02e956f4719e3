package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.table.Storage;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A storage for tables and the server's own data. */
public interface Backend extends Storage, AutoCloseable {
    /** {@return the number of tables, or 0 if the storage does not count them} */
    CompletableFuture<Long> count();

    /**
     * Deletes tables that have not changed in a period of service time, the oldest first.
     *
     * @param most the largest number to delete
     * @return the deleted tables, or none if the storage does not name them
     */
    CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most);

    /** Completes when the storage has responded and written something. An embedder's storage only responds. */
    CompletableFuture<Void> ping();

    /** {@return the stored service time of these tables, in milliseconds} */
    long serviceTime();

    CompletableFuture<?> saveServiceTime(long time);

    int waiting();

    /** Stores all pending changes, and accepts no more. */
    @Override
    void close();
}
