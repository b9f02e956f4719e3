package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Where tables are kept. What it says is stored is there after whatever becomes of the process. */
public interface Storage {
    /**
     * A change of a table.
     *
     * @param before what is stored; nothing of a new table
     * @param after what shall be
     * @param home the home of the table that changes; a new one has none yet
     */
    record Change(Optional<TableState> before, TableState after, Home home) {
        static Change of(TableState table) {
            return new Change(Optional.empty(), table, Home.ONLY);
        }

        static Change of(TableState before, TableState after, Home home) {
            return new Change(Optional.of(before), after, home);
        }
    }

    /**
     * A table that is at home here.
     *
     * @param table what is stored of it
     * @param home what its changes are stored under
     */
    record Taken(TableState table, Home home) {}

    /**
     * Stores changes, all or none.
     *
     * @return completes when they are stored, or exceptionally if none is, or it is not known; a change under a home that is not the
     *     last one is never stored
     */
    CompletableFuture<Void> save(ImmutableList<Change> changes);

    /**
     * Looks for a table, and makes it at home here.
     *
     * @return empty if there is none; fails with {@link Elsewhere} while it is at home at another server
     */
    CompletableFuture<Optional<Taken>> take(String id);

    /** Lets another server have a table, if this still is its home; completes when that is stored. */
    default CompletableFuture<Void> release(String id, Home home) {
        return CompletableFuture.allOf();
    }
}
