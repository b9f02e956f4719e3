package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.table.Storage;
import io.github.uptownrules.server.table.TableState;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
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

    /** {@return the database, unless this is an embedder's storage} */
    default Optional<Database> database() {
        return Optional.empty();
    }

    /** A place that keeps finished games. */
    @FunctionalInterface
    interface Archive {
        /**
         * Keeps a finished game. After a failure of the storage, the same game may come again at once.
         *
         * @throws IOException if it cannot be kept now
         */
        void keep(TableState table) throws IOException;
    }

    /**
     * Gives one finished game to an archive that has no game twice, even if it fails or the program ends in between.
     *
     * @return whether there was such a game; an embedder's storage knows none
     */
    default CompletableFuture<Boolean> archiveOne(Archive archive) {
        return CompletableFuture.completedFuture(false);
    }

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
