package io.github.uptownrules.server;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.storage.Backend;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Deletes tables that have not changed for a given time, and logs their deletion. Each run deletes only a few, so that an
 * operator can intervene.
 */
final class OldTables {
    /** A run deletes at most one table in 100, or {@link #FEW} tables if that is more. */
    private static final int SHARE = 100;

    /** The number of tables that a run may always delete. */
    private static final int FEW = 100;

    /** The number of tables deleted in one transaction; the transaction delays moves. */
    private static final int AT_ONCE = 20;

    private final Backend storage;
    private final Duration keep;
    private final EventLog log;

    OldTables(Backend storage, Duration keep, EventLog log) {
        this.storage = storage;
        this.keep = keep;
        this.log = log;
    }

    CompletableFuture<ImmutableList<String>> delete() {
        return storage.count().thenCompose(count -> delete((int) Math.max(FEW, count / SHARE)));
    }

    private CompletableFuture<ImmutableList<String>> delete(int most) {
        return storage.deleteUnchangedFor(keep, Math.min(AT_ONCE, most)).thenCompose(deleted -> {
            if (deleted.isEmpty()) {
                return CompletableFuture.completedFuture(deleted);
            }
            log.write("tables-deleted", Map.of("count", deleted.size(), "tables", shown(deleted)));
            return deleted.size() < most ? delete(most - deleted.size()) : CompletableFuture.completedFuture(deleted);
        });
    }

    private static String shown(ImmutableList<String> tables) {
        return Joiner.on(' ').join(tables.stream().map(EventLog::shown).iterator());
    }
}
