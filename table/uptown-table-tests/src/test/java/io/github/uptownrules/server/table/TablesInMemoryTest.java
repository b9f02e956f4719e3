package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.TableOrder.Kind;
import io.github.uptownrules.server.table.TableOrder.Wanted;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TablesInMemoryTest {
    private final BotExecutor executor = new BotExecutor(1, Duration.ZERO);
    private final Memory memory = new Memory();
    private final Tables tables = new Tables(
            new TableServices(
                    Runnable::run,
                    memory,
                    executor,
                    TestGames.ALL,
                    new SplitMix64(1),
                    new TokenGenerator(),
                    new QueuedChangesTest.Nobody(),
                    new ServiceClock(0),
                    Duration.ZERO),
            2);

    private static final class Memory implements Storage {
        private final Map<String, TableState> stored = new HashMap<>();

        @Override
        public CompletableFuture<Void> save(ImmutableList<Change> changes) {
            changes.forEach(change -> stored.put(change.after().id(), change.after()));
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public CompletableFuture<Optional<Taken>> take(String id) {
            return CompletableFuture.completedFuture(
                    Optional.ofNullable(stored.get(id)).map(table -> new Taken(table, Home.ONLY)));
        }
    }

    @AfterEach
    void close() {
        executor.close();
    }

    private String make() throws Refusal {
        return tables.make(
                        new TableOrder(
                                "two-player",
                                Optional.empty(),
                                ImmutableList.of(new Wanted(Kind.PERSON, "Ada"), new Wanted(Kind.OPEN, "")),
                                Optional.of(1),
                                TableSettings.USUAL),
                        (table, seat, name) -> true)
                .join()
                .table();
    }

    private LiveTable find(String table) {
        return tables.find(table).join().orElseThrow();
    }

    @Test
    void unloadsTheLeastRecentlyUsedTableThatHasNoClient() throws Refusal {
        LiveTable first = find(make());
        String second = make();
        Listener watcher = new Listener();
        first.join(watcher, Optional.empty());
        LiveTable unused = find(second);
        find(make());
        assertThat(tables.inMemory()).isEqualTo(2);
        assertThat(watcher.isClosed()).isFalse();
        assertThat(find(first.id())).isSameAs(first);
        assertThat(find(second)).isNotSameAs(unused);
    }

    @Test
    void refusesATableWhileAllTablesInMemoryHaveClients() throws Refusal {
        String third = make();
        for (int i = 0; i < 2; i++) {
            find(make()).join(new Listener(), Optional.empty());
        }
        assertThatThrownBy(() -> find(third)).hasMessageContaining("too many tables");
        assertThatThrownBy(this::make).hasMessageContaining("too many tables");
    }
}
