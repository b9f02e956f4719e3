package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import com.google.gson.JsonObject;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server closes a socket that sends many control frames, without affecting other clients. */
@Tag("server")
class FrameFloodTest {
    private static final String DROPPED = "uptown_dropped_total{code=\"4003\"} 1.0";
    private static final int FRAMES = 100_000;

    @TempDir
    private Path data;

    /** Reads everything and remembers how the socket was closed. */
    private static final class Reader implements WebSocket.Listener {
        private final CompletableFuture<Integer> code = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int closed, String reason) {
            code.complete(closed);
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            code.complete(-1);
        }
    }

    @Test
    void closesASocketThatSendsManyPings() {
        closesFor(socket -> socket.sendPing(ByteBuffer.allocate(0)).join());
    }

    @Test
    void closesASocketThatSendsManyPongs() {
        closesFor(socket -> socket.sendPong(ByteBuffer.allocate(0)).join());
    }

    @Test
    void closesASocketThatSendsManyEmptyFragments() {
        closesFor(socket -> socket.sendText("", false).join());
    }

    private void closesFor(Consumer<WebSocket> frame) {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},"
                    + "{\"bot\":\"greedy\"}],\"you\":1}");
            String table = made.get("table").getAsString();
            Player ada = server.player(table, Optional.of(made.get("secret").getAsString()));
            Reader reader = new Reader();
            WebSocket socket = Player.open(server.port(), table, Optional.empty(), reader);
            socket.sendText("{\"type\":\"hello\"}", true).join();
            ada.awaitState(state -> ada.table().get("watchers").getAsInt() == 1);
            try {
                for (int i = 0; i < FRAMES && !reader.code.isDone(); i++) {
                    frame.accept(socket);
                }
            } catch (CompletionException e) {
                assertThat(e).hasMessageContaining("Exception"); // the connection was cut
            }
            ada.awaitState(state -> ada.table().get("watchers").getAsInt() == 0);
            // The server counts the socket after it has closed it.
            for (int i = 0; i < 500 && !server.get("/metrics").body().contains(DROPPED); i++) {
                Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(20));
            }
            assertThat(server.get("/metrics").body()).contains(DROPPED);
            assertThat(Player.type(ada.play(0))).isEqualTo("done");
        }
    }
}
