package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.TableOrder.Kind;
import io.github.uptownrules.server.table.TableOrder.Wanted;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Tables with a storage in memory, without a server. */
final class TablesInMemory implements AutoCloseable {
    private final BotExecutor executor = new BotExecutor(1, Duration.ZERO);
    private final Memory memory = new Memory();
    private final Tables tables;

    TablesInMemory(int most) {
        this(most, TestGames.ALL, new QueuedChangesTest.NoListener());
    }

    TablesInMemory(int most, Games games, TableListener listener) {
        TableServices services = new TableServices(
                Runnable::run,
                memory,
                executor,
                games,
                new SplitMix64(1),
                new TokenGenerator(),
                listener,
                begun -> {},
                TestGames.clock(),
                Duration.ZERO);
        tables = new Tables(services, most);
    }

    int count() {
        return tables.inMemory();
    }

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

    @Override
    public void close() {
        executor.close();
    }

    String make() throws Refusal {
        return make(new Wanted(Kind.OPEN, "")).table();
    }

    /** Makes a table with Ada at seat 1 and another occupant. */
    SeatAssignment make(Wanted other) throws Refusal {
        return tables.make(
                        new TableOrder(
                                "two-player",
                                Optional.empty(),
                                ImmutableList.of(new Wanted(Kind.PERSON, "Ada"), other),
                                Optional.of(1),
                                TableSettings.USUAL),
                        (table, seat, name) -> {})
                .join();
    }

    LiveTable find(String table) {
        return tables.find(table).join().orElseThrow();
    }
}
