package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Word about a turn, to a listener in the program and to a receiver over HTTP. */
@Tag("server")
class TurnWebhookTest {
    private static final byte[] KEY = "0123456789abcdef01234567".getBytes(StandardCharsets.US_ASCII);
    private static final String SECRET = "whsec_" + Base64.getEncoder().encodeToString(KEY);
    private static final String ORDER = "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],"
            + "\"you\":1,\"moveLimit\":1209600}";
    private static final ImmutableList<Duration> PAUSES =
            ImmutableList.of(Duration.ofMillis(20), Duration.ofMillis(20));

    @TempDir
    private Path data;

    private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
    private final ConcurrentLinkedQueue<Integer> answers = new ConcurrentLinkedQueue<>();
    private final HttpServer receiver;

    private record Received(String id, String timestamp, String signature, String body) {
        private JsonObject data() {
            return TestServer.tree(body).getAsJsonObject("data");
        }
    }

    TurnWebhookTest() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/turn", this::receive);
        receiver.start();
    }

    private void receive(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        received.add(new Received(
                exchange.getRequestHeaders().getFirst("webhook-id"),
                exchange.getRequestHeaders().getFirst("webhook-timestamp"),
                exchange.getRequestHeaders().getFirst("webhook-signature"),
                body));
        exchange.sendResponseHeaders(Optional.ofNullable(answers.poll()).orElse(204), -1);
        exchange.close();
    }

    @AfterEach
    void stop() {
        receiver.stop(0);
    }

    private URI address() {
        return URI.create("http://localhost:" + receiver.getAddress().getPort() + "/turn");
    }

    private TurnWebhook webhook() {
        EventLog log = new EventLog(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        return new TurnWebhook(address(), WebhookSecret.parse(SECRET), Optional.empty(), PAUSES, new Metrics(log), log);
    }

    private static Turn turn(int ply) {
        return new Turn("0123456789abcdef", "two-player", 2, "Bob", ply, false, Optional.empty());
    }

    private Received next() throws InterruptedException {
        return Optional.ofNullable(received.poll(10, TimeUnit.SECONDS)).orElseThrow();
    }

    private void awaitNothing() throws InterruptedException {
        assertThat(received.poll(300, TimeUnit.MILLISECONDS)).isNull();
    }

    private static Player connected(TestServer server, String table, JsonObject seat) {
        Player player = server.player(table, Optional.of(seat.get("secret").getAsString()));
        player.awaitState(state -> true);
        return player;
    }

    @Test
    void tellsADisconnectedPlayer() throws InterruptedException {
        List<Turn> heard = new CopyOnWriteArrayList<>();
        ServerOptions.Builder options = TestServer.options(data.toString())
                .origin("https://uptown.example")
                .path("/play")
                .turnListener(heard::add)
                .turnWebhook(address(), SECRET);
        try (TestServer server = new TestServer(options)) {
            JsonObject made = server.make(ORDER);
            String table = made.get("table").getAsString();
            JsonObject seat = server.sit(table, 2, "Bob");
            assertThat(next().data().get("name").getAsString()).isEqualTo("Ada");
            Player ada = connected(server, table, made);
            ada.play(0);
            Received message = next();
            assertThat(message.body()).doesNotContain(seat.get("secret").getAsString());
            assertThat(message.data().toString())
                    .matches(
                            "\\{\"table\":\"" + table + "\",\"address\":\"https://uptown.example/play/table/" + table
                                    + "\",\"ruleset\":\"two-player\",\"seat\":2,\"name\":\"Bob\",\"ply\":1,\"secondsLeft\":(12095\\d\\d|1209600)\\}");
            Player bob = connected(server, table, seat);
            bob.play(0);
            ada.awaitPly(2);
            awaitNothing();
            assertThat(heard.stream().map(turn -> turn + " " + turn.isConnected()))
                    .containsExactly(
                            "turn of Ada at seat 1 after move 0 false",
                            "turn of Bob at seat 2 after move 1 false",
                            "turn of Ada at seat 1 after move 2 true");
        }
    }

    @Test
    void playsOnIfTheListenerThrows() {
        ServerOptions.Builder options = TestServer.options(data.toString()).turnListener(turn -> {
            throw new IllegalStateException("broken");
        });
        try (TestServer server = new TestServer(options)) {
            JsonObject made = server.make(ORDER);
            String table = made.get("table").getAsString();
            server.sit(table, 2, "Bob");
            Player ada = connected(server, table, made);
            ada.play(0);
            ada.awaitPly(1);
            assertThat(server.log())
                    .contains("\"event\":\"turn-listener-failed\"")
                    .doesNotContain("broken");
        }
    }

    @Test
    void signsAsStandardWebhooks() throws InterruptedException, GeneralSecurityException {
        try (TurnWebhook webhook = webhook()) {
            webhook.turn(turn(4));
            Received message = next();
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
            byte[] signed = mac.doFinal(
                    (message.id() + "." + message.timestamp() + "." + message.body()).getBytes(StandardCharsets.UTF_8));
            assertThat(message.signature())
                    .isEqualTo("v1," + Base64.getEncoder().encodeToString(signed));
        }
    }

    @Test
    void triesAgainWithTheSameId() throws InterruptedException {
        answers.addAll(List.of(500, 302));
        try (TurnWebhook webhook = webhook()) {
            webhook.turn(turn(4));
            assertThat(List.of(next().id(), next().id(), next().id()).stream().distinct())
                    .hasSize(1);
            awaitNothing();
        }
    }

    @Test
    void givesUpAfterTheLastPause() throws InterruptedException {
        answers.addAll(List.of(500, 500, 500, 500));
        try (TurnWebhook webhook = webhook()) {
            webhook.turn(turn(4));
            next();
            next();
            next();
            awaitNothing();
        }
    }

    @Test
    void forgetsATurnThatIsOver() throws InterruptedException {
        answers.add(500);
        ImmutableList<Duration> slow = ImmutableList.of(Duration.ofMillis(200));
        EventLog log = new EventLog(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        try (TurnWebhook webhook = new TurnWebhook(
                address(), WebhookSecret.parse(SECRET), Optional.empty(), slow, new Metrics(log), log)) {
            webhook.turn(turn(4));
            next();
            webhook.turn(turn(6));
            assertThat(next().data().get("ply").getAsInt()).isEqualTo(6);
            awaitNothing();
        }
    }

    @Test
    void forgetsAPlayerWhenTheGameIsOver() throws InterruptedException {
        answers.addAll(List.of(204, 500));
        ServerOptions.Builder options = TestServer.options(data.toString()).turnWebhook(address(), SECRET);
        try (TestServer server = new TestServer(options)) {
            JsonObject made = server.make(ORDER);
            String table = made.get("table").getAsString();
            server.sit(table, 2, "Bob");
            next();
            Player ada = connected(server, table, made);
            ada.play(0);
            assertThat(next().data().get("name").getAsString()).isEqualTo("Bob");
            ada.ask("resign");
            assertThat(received.poll(7, TimeUnit.SECONDS)).isNull(); // the first pause is 5 seconds
        }
    }

    @ParameterizedTest
    @CsvSource({
        "hunter2, it does not begin so",
        "whsec_%%%, the rest is not Base64",
        "whsec_c2hvcnQ=, 'not 5 bytes'",
    })
    void rejectsAMalformedSecret(String secret, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerOptions.builder().turnWebhook(address(), secret))
                .withMessageContaining(reason)
                .withMessageNotContaining(secret);
    }

    @ParameterizedTest
    @CsvSource({"/turn", "ftp://mail.example/turn", "https:///turn"})
    void rejectsAMalformedAddress(URI address) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerOptions.builder().turnWebhook(address, SECRET))
                .withMessage("the receiver of a webhook must be like https://mail.example/turn");
    }
}
