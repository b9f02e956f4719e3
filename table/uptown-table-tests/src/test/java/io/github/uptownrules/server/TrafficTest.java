package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes that a game costs a player on a slow connection. */
@Tag("server")
class TrafficTest {
    private static final long MOST_BYTES = 30_000;

    @TempDir
    private Path data;

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "standard-3", "standard-4", "standard-5"})
    void aGameFitsTheLimit(String ruleset) {
        int seats = ruleset.startsWith("two") ? 2 : ruleset.charAt(ruleset.length() - 1) - '0';
        try (TestServer server = new TestServer(data)) {
            JsonObject made = server.make("{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"Ada\"}"
                    + ",{\"bot\":\"casual\"}".repeat(seats - 1) + "],\"you\":1}");
            String table = made.get("table").getAsString();
            String secret = made.get("secret").getAsString();
            try (RawPlayer packed = new RawPlayer(server.port(), table, "permessage-deflate; client_max_window_bits");
                    RawPlayer plain = new RawPlayer(server.port(), table, "x-none");
                    Player ada = server.player(table, Optional.of(secret))) {
                String hello = "{\"type\":\"hello\",\"secret\":\"" + secret + "\"}";
                packed.say(hello);
                plain.say(hello);
                ada.awaitState(state -> true);
                while (!ada.isOver()) {
                    if (ada.isToMove()) {
                        ada.play(0);
                        int ply = ada.table().get("ply").getAsInt();
                        ada.awaitState(state -> ada.isOver()
                                || ada.isToMove() && ada.table().get("ply").getAsInt() >= ply);
                    } else {
                        ada.awaitState(state -> ada.isOver() || ada.isToMove());
                    }
                }
                String last = ada.state().toString();
                awaitSame(packed, last);
                awaitSame(plain, last);
                assertThat(packed.answer()).contains("permessage-deflate");
                assertThat(packed.received()).isLessThan(MOST_BYTES);
                assertThat(plain.received()).isGreaterThan(4 * packed.received());
            }
        }
    }

    /** Waits for a state, whose text is the same with and without compression. */
    private static void awaitSame(RawPlayer player, String last) {
        while (!player.state().toString().equals(last)) {
            assertThat(player.received()).isLessThan(10_000_000);
        }
    }
}
