package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A requested change of a table, made after all earlier changes are stored.
 *
 * @param change computes the next state, or refuses
 * @param outcome completes when the change is stored and shown, or exceptionally with a {@link Refusal}
 * @param received the time of the request, in nanoseconds
 */
record PendingChange(Transition change, CompletableFuture<TableState> outcome, long received) {
    static PendingChange of(Transition change) {
        return new PendingChange(change, new CompletableFuture<>(), System.nanoTime());
    }

    @FunctionalInterface
    interface Transition {
        Next of(TableState now) throws Refusal;
    }

    /**
     * The result of a change.
     *
     * @param other a new table created by the change
     */
    record Next(TableState table, Optional<TableState> other) {
        static Next of(TableState table) {
            return new Next(table, Optional.empty());
        }

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
