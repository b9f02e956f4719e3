package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real process, killed in mid-game again and again. */
@Tag("process")
@Tag("server")
class CrashTest {
    private static final int CRASHES = Effort.of(3);
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @TempDir
    private Path folder;

    private ServerProcess start() throws IOException {
        return ServerProcess.start(folder.resolve("data").toString(), folder.resolve("log"));
    }

    @Test
    void whatWasAcknowledgedIsThereAfterACrash() throws IOException {
        ServerProcess server = start();
        JsonObject made = TestServer.made(
                server.port(),
                "{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"},{\"bot\":\"random\"}],"
                        + "\"you\":1}");
        String table = made.get("table").getAsString();
        String secret = made.get("secret").getAsString();
        List<Move> seen = List.of();
        for (int crash = 0; crash <= CRASHES; crash++) {
            Player ada = Player.connect(server.port(), table, Optional.of(secret));
            ada.awaitState(state -> true);
            assertThat(moves(ada)).as("after crash " + crash).startsWith(seen.toArray(Move[]::new));
            for (int i = 0; i < 3; i++) {
                ada.awaitState(state -> ada.isToMove());
                assertThat(Player.type(ada.play(crash + 5L * i))).isEqualTo("done");
            }
            seen = moves(ada);
            ada.awaitState(state -> ada.isToMove());
            ada.say("{\"type\":\"play\",\"id\":99" + ada.playing(0) + "}"); // made or not, but not twice
            server.kill();
            server = start();
        }
        Player ada = Player.connect(server.port(), table, Optional.of(secret));
        ada.awaitState(state -> true);
        assertThat(moves(ada)).startsWith(seen.toArray(Move[]::new));
        server.stop();
        assertThat(ada.awaitClose()).isEqualTo(1001);
        assertNothingToldIn(Files.readString(folder.resolve("log")), table, secret);
    }

    private static List<Move> moves(Player player) {
        return NOTATION.readRedactedRecord(player.ask("record").get("text").getAsString())
                .moves();
    }

    private static void assertNothingToldIn(String log, String table, String secret) {
        assertThat(log).contains("\"event\":\"table-made\"").contains("\"event\":\"stopped\"");
        assertThat(log).doesNotContain(table, secret, "@", "$", "Ada").doesNotContainPattern(LogTest.TILE);
    }
}
