package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.table.Storage;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A storage, and what a server does with it beside its tables. */
public interface Backend extends Storage, AutoCloseable {
    /** {@return the number of tables; 0 if the storage does not count them} */
    CompletableFuture<Long> count();

    /**
     * Deletes tables that have not changed in a period of service time, the oldest first.
     *
     * @param most how many to delete at most
     * @return the deleted tables; none if the storage does not name them
     */
    CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most);

    /** Forgets the addresses that have taken nothing for a minute. */
    default CompletableFuture<?> forgetQuiet() {
        return CompletableFuture.allOf();
    }

    /** Completes when it has answered and stored something; a storage of the embedder only answers. */
    CompletableFuture<Void> ping();

    /** The time that servers have run on these tables, in milliseconds, as it was stored last. */
    long serviceTime();

    /** Stores that time. */
    CompletableFuture<?> saveServiceTime(long time);

    /**
     * Takes one of what an address may have in a minute at all servers together.
     *
     * @return how many seconds, 1 or more, it has to wait, if it may not
     */
    default CompletableFuture<Optional<Long>> spend(String address, int perMinute) {
        return CompletableFuture.completedFuture(Optional.empty());
    }

    /** Gives up waiting for answers, if others use it too and this server has lost its tables. */
    default void giveUp() {}

    /** How many answers it owes. */
    int waiting();

    /** Stores what waits, and then nothing more. */
    @Override
    void close();
}
