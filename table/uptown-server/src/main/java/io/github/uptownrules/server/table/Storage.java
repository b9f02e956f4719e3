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
     */
    record Change(Optional<TableState> before, TableState after) {
        static Change of(TableState table) {
            return new Change(Optional.empty(), table);
        }

        static Change of(TableState before, TableState after) {
            return new Change(Optional.of(before), after);
        }
    }

    /**
     * Stores changes, all or none.
     *
     * @return completes when they are stored, or exceptionally if none is
     */
    CompletableFuture<Void> save(ImmutableList<Change> changes);

    /** Looks for a table. */
    CompletableFuture<Optional<TableState>> load(String id);
}
