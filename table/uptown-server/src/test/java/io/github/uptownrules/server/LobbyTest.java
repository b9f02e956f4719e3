package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.peer.ListedEntry;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LobbyTest {
    private static ListedEntry open(long since, String address) {
        return new ListedEntry(true, since, address, "{}");
    }

    private static ListedEntry playing(long since, String address) {
        return new ListedEntry(false, since, address, "{}");
    }

    @Test
    void showsTablesWithOpenSeatsFirstAndThenTheNewest() {
        assertThat(Lobby.ordered(Stream.of(playing(9, "A"), open(1, "B"), open(3, "C"), playing(0, ""), open(0, ""))))
                .containsExactly(open(3, "C"), open(1, "B"), open(0, ""), playing(9, "A"), playing(0, ""));
    }

    /** Regression test: one address once filled the whole list. */
    @Test
    void showsFiveTablesOfAnAddressOverAllServers() {
        Stream<ListedEntry> many = IntStream.range(0, 60).mapToObj(since -> open(since, "A"));
        assertThat(Lobby.ordered(Stream.concat(many, Stream.of(open(0, "B")))).stream()
                        .map(ListedEntry::address))
                .containsExactly("A", "A", "A", "A", "A", "B");
    }
}
