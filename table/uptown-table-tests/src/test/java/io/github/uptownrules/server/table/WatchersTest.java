package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchersTest {
    private final TablesInMemory memory = new TablesInMemory(2);

    @AfterEach
    void close() {
        memory.close();
    }

    private static List<Listener> watch(LiveTable table, String address, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    Listener watcher = new Listener(address);
                    table.join(watcher, Optional.empty());
                    return watcher;
                })
                .toList();
    }

    private static long closed(List<Listener> watchers) {
        return watchers.stream().filter(Listener::isClosed).count();
    }

    /** Regression test: fifty watchers from one address kept an invited friend out. */
    @Test
    void letsAFriendInWhileASeatIsOpen() throws Refusal {
        LiveTable table = memory.find(memory.make());
        List<Listener> crowd = watch(table, "A", 50);
        assertThat(closed(crowd)).isEqualTo(40);
        for (String address : List.of("B", "C", "D", "E")) {
            assertThat(closed(watch(table, address, 10))).isZero();
        }
        List<Listener> friends = watch(table, "F", 2);
        assertThat(closed(friends)).isZero();
        assertThat(table.sit(Seat.of(2), Occupant.Person.of("Bob", "hash"))).isCompleted();
    }

    @Test
    void refusesMoreWatchersOfAnAddressDuringTheGame() throws Refusal {
        LiveTable table = memory.find(memory.make());
        List<Listener> first = watch(table, "A", 10);
        table.sit(Seat.of(2), Occupant.Person.of("Bob", "hash")).join();
        assertThat(closed(watch(table, "A", 1))).isEqualTo(1);
        assertThat(closed(watch(table, "B", 1))).isZero();
        assertThat(closed(first)).isZero();
    }
}
