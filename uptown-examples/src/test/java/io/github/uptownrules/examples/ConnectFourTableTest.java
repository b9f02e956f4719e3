package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a game unknown to the library, with its page, at the tables of a server. */
@Tag("server")
class ConnectFourTableTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private TableServer server;

    @BeforeEach
    void start(@TempDir Path data) throws IOException {
        server = TableServer.start(
                ServerOptions.builder().port(0).data(data.toString()).build());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void findsTheGameWithItsPage() throws IOException, InterruptedException {
        assertThat(get("api/rulesets").body())
                .contains("\"id\":\"uptown\"", "\"page\":\"games/four/game.js\"", "\"hints\":false");
        for (String address : List.of("games/four/game.js", "v/0123456789abcdef/games/four/game.js")) {
            HttpResponse<String> page = get(address);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
            assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
            assertThat(page.body()).contains("export default");
        }
        for (String address : List.of(
                "games/four/other.js",
                "games/none/game.js",
                "games/four/..%2f..%2findex.html",
                "games/four/ConnectFour.class")) {
            assertThat(get(address).statusCode()).as(address).isIn(400, 404);
        }
    }

    @Test
    void playsAGameToItsEnd() throws IOException, InterruptedException {
        String made = post(
                "api/tables", "{\"ruleset\":\"four-2\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}");
        String table = member("table", made);
        Client ada = new Client(table, member("secret", made));
        Client bob =
                new Client(table, member("secret", post("api/tables/" + table + "/seats/2", "{\"name\":\"Bob\"}")));

        assertThat(ada.play(0, "h")).contains("\"refused\"", "a move is a column, a to g");
        assertThat(bob.play(0, "d")).contains("\"refused\"", "it is the turn of seat 1");
        assertThat(ada.ask("\"type\":\"hint\"")).contains("\"refused\"");
        assertThat(bob.ask("\"type\":\"why\",\"move\":\"d\"")).contains("it is the turn of seat 1");

        assertThat(ada.play(0, "g")).contains("\"done\"");
        assertThat(ada.ask("\"type\":\"take-back\"")).contains("\"done\"");
        bob.awaitState(state -> state.contains("\"takeBack\""));
        assertThat(bob.ask("\"type\":\"take-back\"")).contains("\"done\"");
        ada.awaitState(state -> state.contains("\"ply\":0") && !state.contains("\"takeBack\""));

        List<String> moves = List.of("a", "b", "a", "b", "a", "b", "a");
        for (int ply = 0; ply < moves.size(); ply++) {
            assertThat((ply % 2 == 0 ? ada : bob).play(ply, moves.get(ply))).contains("\"done\"");
        }
        for (Client client : List.of(ada, bob)) {
            assertThat(client.awaitState(state -> state.contains("\"ply\":7")))
                    .contains("\"cells\":\"1111../222.../", "\"over\":true", "\"targets\":[]", "\"rank\":2");
            assertThat(client.ask("\"type\":\"record\"")).contains("Seat2 \\\"Bob\\\"", "a b a b a b a");
            assertThat(client.ask("\"type\":\"analyse\"")).contains("\"refused\"");
        }
    }

    private HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return HTTP.send(request(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    private String post(String address, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = HTTP.send(
                request(address).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return answer.body();
    }

    private HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/" + address));
    }

    private static String member(String name, String json) {
        Matcher found = Pattern.compile("\"" + name + "\":\"?([^\",}]+)").matcher(json);
        assertThat(found.find()).as(json).isTrue();
        return found.group(1);
    }

    private final class Client implements WebSocket.Listener {
        private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
        private final StringBuilder partial = new StringBuilder();
        private final WebSocket socket;
        private String state = "";
        private int asked;

        Client(String table, String secret) throws InterruptedException {
            socket = HTTP.newWebSocketBuilder()
                    .buildAsync(
                            URI.create("ws://localhost:" + server.port() + "/api/tables/" + table + "/socket"), this)
                    .join();
            socket.sendText("{\"type\":\"hello\",\"secret\":\"" + secret + "\"}", true)
                    .join();
            awaitState(shown -> true);
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                frames.add(partial.toString());
                partial.setLength(0);
            }
            return WebSocket.Listener.super.onText(from, data, last);
        }

        private String await(Predicate<String> wanted) throws InterruptedException {
            while (true) {
                String frame = frames.poll(1, TimeUnit.MINUTES);
                assertThat(frame).as("a frame after " + state).isNotNull();
                if (frame.contains("\"type\":\"state\"")) {
                    state = frame;
                }
                if (wanted.test(frame)) {
                    return frame;
                }
            }
        }

        String awaitState(Predicate<String> wanted) throws InterruptedException {
            return !state.isEmpty() && wanted.test(state)
                    ? state
                    : await(frame -> frame.equals(state) && wanted.test(frame));
        }

        String ask(String members) throws InterruptedException {
            String id = "\"id\":" + ++asked;
            socket.sendText("{" + id + "," + members + "}", true).join();
            return await(frame -> frame.contains(id) && !frame.equals(state));
        }

        /**
         * Plays a move once the given number of moves have been played. Retries if a connection has changed the state
         * meanwhile.
         */
        String play(int ply, String move) throws InterruptedException {
            while (true) {
                String before = awaitState(shown -> shown.contains("\"ply\":" + ply));
                String answer = ask(
                        "\"type\":\"play\",\"version\":" + member("version", before) + ",\"move\":\"" + move + "\"");
                if (!answer.contains("\"stale\"")) {
                    return answer;
                }
                awaitState(shown -> !shown.equals(before));
            }
        }
    }
}
