package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("server")
class OwnServerTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** Runs the program, and runs an action while the program waits for a line of input. */
    private static void whileItServes(Path folder, Consumer<String> action) throws IOException {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        InputStream in = new InputStream() {
            @Override
            public int read() {
                action.accept(shown.toString(StandardCharsets.UTF_8).strip());
                return '\n';
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                bytes[offset] = (byte) read();
                return 1;
            }
        };
        OwnServer.run(List.of("0", folder.toString()), in, new PrintStream(shown, true, StandardCharsets.UTF_8));
    }

    private static String answer(HttpRequest.Builder request) {
        return HTTP.sendAsync(request.build(), BodyHandlers.ofString()).join().body();
    }

    @Test
    void servesThePage(@TempDir Path folder) throws IOException {
        whileItServes(
                folder,
                address -> assertThat(answer(HttpRequest.newBuilder(URI.create(address))))
                        .contains("<title>Uptown"));
        assertThat(folder).isNotEmptyDirectory();
    }

    /** Two bots play as soon as the player in the third seat has joined. */
    @Test
    void itsOwnBotPlays(@TempDir Path folder) throws IOException {
        String bot = "{\"bot\":\"hungry\"}";
        String order =
                "{\"ruleset\":\"standard-3\",\"seats\":[" + bot + "," + bot + ",{\"person\":\"Ada\"}],\"you\":3}";
        whileItServes(folder, address -> {
            String made = answer(HttpRequest.newBuilder(URI.create(address + "api/tables"))
                    .POST(HttpRequest.BodyPublishers.ofString(order)));
            Watcher watcher = new Watcher();
            WebSocket socket = HTTP.newWebSocketBuilder()
                    .buildAsync(
                            URI.create(address.replace("http", "ws") + "api/tables/" + made.split("\"")[3] + "/socket"),
                            watcher)
                    .join();
            socket.sendText("{\"type\":\"hello\",\"secret\":\"" + made.split("\"")[9] + "\"}", true)
                    .join();
            assertThat(watcher.moved.orTimeout(1, TimeUnit.MINUTES).join())
                    .contains("\"kind\":\"bot\",\"level\":\"hungry\"");
            socket.abort();
        });
    }

    /** Waits for the second move. */
    private static final class Watcher implements WebSocket.Listener {
        private final CompletableFuture<String> moved = new CompletableFuture<>();
        private final StringBuilder frame = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            frame.append(data);
            if (last) {
                if (frame.indexOf("\"ply\":2") >= 0) {
                    moved.complete(frame.toString());
                }
                frame.setLength(0);
            }
            return WebSocket.Listener.super.onText(from, data, last);
        }
    }

    @Test
    void explainsAMistake() {
        for (List<String> arguments : List.of(List.<String>of(), List.of("8080"), List.of("x", "games"))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> OwnServer.run(arguments, InputStream.nullInputStream(), System.out))
                    .withMessage("usage: OwnServer PORT FOLDER, with a port of 0 to 65535");
        }
    }
}
