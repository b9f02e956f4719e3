package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A change that a client wants of a table. It is made when all earlier ones are stored.
 *
 * @param change what it makes of the table; it may refuse
 * @param outcome completes when the change is stored and shown, exceptionally with a {@link Refusal} if it is not
 * @param received when it came, in nanoseconds
 */
record PendingChange(Transition change, CompletableFuture<TableState> outcome, long received) {
    static PendingChange of(Transition change) {
        return new PendingChange(change, new CompletableFuture<>(), System.nanoTime());
    }

    /** What becomes of a table. */
    @FunctionalInterface
    interface Transition {
        Next of(TableState now) throws Refusal;
    }

    /**
     * What a table becomes.
     *
     * @param table the table
     * @param other a new table that comes with it
     */
    record Next(TableState table, Optional<TableState> other) {
        static Next of(TableState table) {
            return new Next(table, Optional.empty());
        }

        /** The same, with clocks that go on. */
        Next withClocks(TableState before, long now) {
            return new Next(
                    table.equals(before) ? table : Clocks.after(before, table, now),
                    other.map(made -> Clocks.after(made, made, now)));
        }

        ImmutableList<Storage.Change> changes(TableState before, Home home) {
            ImmutableList.Builder<Storage.Change> changes = ImmutableList.builder();
            changes.add(Storage.Change.of(before, table, home));
            other.ifPresent(made -> changes.add(Storage.Change.of(made)));
            return changes.build();
        }
    }
}
