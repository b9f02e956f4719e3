package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Where tables are kept, as texts by their names: implemented by programs that do not want SQLite or PostgreSQL. A server
 * shows a change when it is stored, so what is acknowledged should survive the process. There are tiles in the texts, and hashes
 * of secrets; how they are written is the server's affair, and later releases read what earlier ones wrote.
 *
 * <p>Each method may be called on any thread, and should not wait. Of one table a change is asked for when the one before is
 * stored.
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
     * @param before the version that is stored, 1 or more; 0 of a new table
     * @param version the version that shall be
     * @param text the whole table; a few thousand characters, with a deck ten thousand, with each move a few more
     */
    record Change(String table, long before, long version, String text) {
        /**
         * Checks that nothing is null.
         *
         * @param table its name: 22 letters, digits, {@code -} and {@code _}
         * @param before the version that is stored, 1 or more; 0 of a new table
         * @param version the version that shall be
         * @param text the whole table; a few thousand characters, with a deck ten thousand, with each move a few more
         */
        public Change {
            requireNonNull(table, "table");
            requireNonNull(text, "text");
        }

        /** {@return the versions; the rest is not to be written anywhere} */
        @Override
        public String toString() {
            return before + " to " + version;
        }
    }

    /**
     * Stores changes, all or none. Where more than one server uses a storage, it should fail if another version than {@code
     * before} is stored.
     *
     * @param changes one or two
     * @return completes when they are stored, or exceptionally if none is
     */
    CompletableFuture<Void> save(ImmutableList<Change> changes);

    /**
     * Looks for a table. The server asks for a name that is never a table's to see whether the storage answers.
     *
     * @param table its name
     * @return the text that was stored last, or empty
     */
    CompletableFuture<Optional<String>> load(String table);

    /**
     * Deletes the tables that were last changed before a time, if the storage deletes tables at all. The server asks once an hour.
     *
     * @param time the time, by the clock of this machine; if that clock is wrong, it may be later than every change
     * @return completes when they are deleted
     */
    default CompletableFuture<Void> deleteUnchangedSince(Instant time) {
        return CompletableFuture.allOf();
    }
}
