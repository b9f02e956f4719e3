package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server drops a client that sends requests and never reads, without affecting others. */
@Tag("server")
class SlowReaderTest {
    private static final int QUESTIONS = 20_000;

    @TempDir
    private Path data;

    /** Reads nothing. */
    private static final class Sleeper implements WebSocket.Listener {
        @Override
        public void onOpen(WebSocket socket) {
            // Requests no frame.
        }
    }

    @Test
    void dropsAClientThatDoesNotRead() {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},"
                    + "{\"bot\":\"greedy\"}],\"you\":1}");
            String table = made.get("table").getAsString();
            Player ada = server.player(table, Optional.of(made.get("secret").getAsString()));
            ada.awaitState(state -> true);
            WebSocket sleeper = Player.open(server.port(), table, Optional.empty(), new Sleeper());
            sleeper.sendText("{\"type\":\"hello\"}", true).join();
            ada.awaitState(state -> ada.table().get("watchers").getAsInt() == 1);
            try {
                for (int i = 0; i < QUESTIONS; i++) {
                    sleeper.sendText("{\"type\":\"at\",\"id\":1,\"ply\":0}", true)
                            .join();
                }
            } catch (CompletionException e) {
                assertThat(e).hasMessageContaining("Exception"); // the connection was cut
            }
            ada.awaitState(state -> ada.table().get("watchers").getAsInt() == 0);
            assertThat(server.get("/metrics").body()).contains("uptown_dropped_total{code=\"4003\"} 1.0");
            assertThat(Player.type(ada.play(0))).isEqualTo("done");
        }
    }
}
