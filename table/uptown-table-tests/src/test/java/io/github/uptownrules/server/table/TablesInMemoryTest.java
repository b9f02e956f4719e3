package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TablesInMemoryTest {
    private final TablesInMemory tables = new TablesInMemory(2);

    @AfterEach
    void close() {
        tables.close();
    }

    @Test
    void unloadsTheLeastRecentlyUsedTableThatHasNoClient() throws Refusal {
        LiveTable first = tables.find(tables.make());
        String second = tables.make();
        Listener watcher = new Listener();
        first.join(watcher, Optional.empty());
        LiveTable unused = tables.find(second);
        tables.find(tables.make());
        assertThat(tables.count()).isEqualTo(2);
        assertThat(watcher.isClosed()).isFalse();
        assertThat(tables.find(first.id())).isSameAs(first);
        assertThat(tables.find(second)).isNotSameAs(unused);
    }

    @Test
    void refusesATableWhileAllTablesInMemoryHaveClients() throws Refusal {
        String third = tables.make();
        for (int i = 0; i < 2; i++) {
            tables.find(tables.make()).join(new Listener(), Optional.empty());
        }
        assertThatThrownBy(() -> tables.find(third)).hasMessageContaining("too many tables");
        assertThatThrownBy(tables::make).hasMessageContaining("too many tables");
    }
}
