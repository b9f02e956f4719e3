package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LobbyTest {
    /** Of more tables than are shown, those that wait for players are. */
    @Test
    void tablesWithOpenSeatsAreShownBeforeOthers() {
        ImmutableList<String> playing = ImmutableList.copyOf(Collections.nCopies(60, "playing {}"));
        assertThat(Lobby.shown(Stream.concat(playing.stream(), Stream.of("open {}", "open {\"practice\":true}"))))
                .startsWith("open {}", "open {\"practice\":true}", "playing {}")
                .hasSize(50);
    }
}
