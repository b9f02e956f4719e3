package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Stores tables as text, by name, for programs that use neither SQLite nor PostgreSQL. A server shows a change only after it
 * is stored, so acknowledged changes should survive a crash of the process. The text contains hidden tiles and hashes of
 * secrets. Its format is internal to the server; later releases can read text stored by earlier ones.
 *
 * <p>The server may call the methods on any thread; they should not block. The server saves one change of a table at a time.
 *
 * <pre>{@code
 * class Memory implements TableStorage {
 *     private final Map<String, String> texts = new HashMap<>();
 *
 *     public synchronized CompletableFuture<Void> save(ImmutableList<Change> changes) {
 *         changes.forEach(change -> texts.put(change.table(), change.text()));
 *         return CompletableFuture.allOf();
 *     }
 *
 *     public synchronized CompletableFuture<Optional<String>> load(String table) {
 *         return CompletableFuture.completedFuture(Optional.ofNullable(texts.get(table)));
 *     }
 * }
 * new Memory().load("none").join();    // -> Optional.empty
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TableStorage {
    /**
     * A change of a table.
     *
     * @param table its name: 22 letters, digits, {@code -} and {@code _}
     * @param before the stored version, 1 or more; 0 for a new table
     * @param version the new version
     * @param text the whole table: a few thousand characters, ten thousand with a deck, and a few more for each move
     */
    record Change(String table, long before, long version, String text) {
        public Change {
            requireNonNull(table, "table");
            requireNonNull(text, "text");
        }

        /** {@return the versions only, because the rest is secret} */
        @Override
        public String toString() {
            return before + " to " + version;
        }
    }

    /**
     * Stores all changes or none. If several servers share a storage, it should fail unless the stored version is {@code
     * before}.
     *
     * @param changes one or two changes
     * @return completes when they are stored, or exceptionally if none of them is stored
     */
    CompletableFuture<Void> save(ImmutableList<Change> changes);

    /**
     * Loads a table. To check whether the storage responds, the server asks for a name that no table has.
     *
     * @return the text stored last, or empty if the table is unknown
     */
    CompletableFuture<Optional<String>> load(String table);

    /**
     * Deletes the tables last changed before a time. The server calls it once an hour; by default it does nothing.
     *
     * @param time the time by the clock of this machine; if that clock is wrong, it may be later than every change
     * @return completes when they are deleted
     */
    default CompletableFuture<Void> deleteUnchangedSince(Instant time) {
        return CompletableFuture.allOf();
    }
}
