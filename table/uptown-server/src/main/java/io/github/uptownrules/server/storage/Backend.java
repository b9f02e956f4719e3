package io.github.uptownrules.server.storage;

import io.github.uptownrules.server.table.Storage;
import java.time.Duration;
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

    /** Gives up waiting for answers, if others use it too and this server has lost its tables. */
    default void giveUp() {}

    /** How many answers it owes. */
    int waiting();

    /** Stores what waits, and then nothing more. */
    @Override
    void close();
}
