package io.github.uptownrules.server.storage;

import io.github.uptownrules.server.table.Storage;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A storage, and what a server does with it beside its tables. */
public interface Backend extends Storage, AutoCloseable {
    /** Deletes the tables that have not changed for so long. */
    CompletableFuture<?> deleteUnchangedFor(Duration time);

    /** Completes when it answers. */
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
