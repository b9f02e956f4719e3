package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A storage of tables. Stored changes survive a crash of the process. */
public interface Storage {
    /** A change of a table. A new table has no state before and no home yet. */
    record Change(Optional<TableState> before, TableState after, Home home) {
        static Change of(TableState table) {
            return new Change(Optional.empty(), table, Home.ONLY);
        }

        static Change of(TableState before, TableState after, Home home) {
            return new Change(Optional.of(before), after, home);
        }
    }

    /** A table whose home is this server. */
    record Taken(TableState table, Home home) {}

    /** The failure of a request for a table whose home is another server. */
    interface AtAnotherServer {}

    /**
     * Stores all changes or none.
     *
     * @return completes when they are stored, or exceptionally if none of them is stored or the outcome is unknown; a change
     *     under an outdated home is never stored
     */
    CompletableFuture<Void> save(ImmutableList<Change> changes);

    /**
     * Loads a table and makes this server its home.
     *
     * @return empty if the table does not exist; fails with {@link AtAnotherServer} while another server is its home
     */
    CompletableFuture<Optional<Taken>> take(String id);

    /**
     * Deletes a table.
     *
     * @return completes when it is deleted, or exceptionally if the home is outdated; an embedder's storage deletes none
     */
    default CompletableFuture<Void> delete(String id, Home home) {
        return CompletableFuture.failedFuture(new UnsupportedOperationException("this storage deletes no tables"));
    }

    /** Releases a table to other servers, if the home is still current; completes when that is stored. */
    default CompletableFuture<Void> release(String id, Home home) {
        return CompletableFuture.allOf();
    }
}
