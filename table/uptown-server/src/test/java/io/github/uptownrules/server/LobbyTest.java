package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.Lobby.Entry;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LobbyTest {
    private static String listed(String address, int since) {
        return "open/" + since + "/" + address + " {\"table\":\"" + address + since + "\"}";
    }

    @Test
    void showsTablesWithOpenSeatsFirstAndThenTheNewest() {
        assertThat(
                        Lobby.ordered(Stream.of(
                                        "playing/9/A {}", "open/1/B {}", "open/3/C {}", "playing {}", "open {}"))
                                .stream()
                                .map(Entry::line))
                .containsExactly("open/3/C {}", "open/1/B {}", "open/0/ {}", "playing/9/A {}", "playing/0/ {}");
    }

    /** Regression test: one address once filled the whole list. */
    @Test
    void showsFiveTablesOfAnAddressOverAllServers() {
        Stream<String> many = IntStream.range(0, 60).mapToObj(since -> listed("A", since));
        assertThat(Lobby.ordered(Stream.concat(many, Stream.of(listed("B", 0)))).stream()
                        .map(Entry::address))
                .containsExactly("A", "A", "A", "A", "A", "B");
    }

    @Test
    void readsTheLinesOfAnOlderServer() {
        assertThat(Entry.of("open {\"a\":1}")).isEqualTo(new Entry(true, 0, "", "{\"a\":1}"));
    }
}
