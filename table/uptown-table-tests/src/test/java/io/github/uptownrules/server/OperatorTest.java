package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The operator of a running server, and of a folder beside it or without one. */
@Tag("server")
class OperatorTest {
    private static final String OPEN =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}";

    @TempDir
    private Path data;

    @TempDir
    private Path elsewhere;

    private TestServer server;
    private String table;
    private Optional<String> ada;
    private Optional<String> bob;

    @BeforeEach
    void startAGame() {
        server = new TestServer(data);
        JsonObject made = server.make(OPEN);
        table = made.get("table").getAsString();
        ada = Optional.of(made.get("secret").getAsString());
        bob = Optional.of(server.sit(table, 2, "Bob").get("secret").getAsString());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Player join(TestServer at, Optional<String> secret) {
        Player player = at.player(table, secret);
        player.awaitState(state -> true);
        return player;
    }

    private Operator beside() throws IOException {
        return Operator.open(TestServer.options(data.toString()).build());
    }

    private static boolean isConnected(Player seenBy, int seat) {
        return seenBy.table()
                .getAsJsonArray("seats")
                .get(seat - 1)
                .getAsJsonObject()
                .get("connected")
                .getAsBoolean();
    }

    private static String code(HttpResponse<String> answer) {
        return TestServer.tree(answer.body()).get("code").getAsString();
    }

    /** Sends a request again until it is answered with a status, because rules take effect within a second. */
    private HttpResponse<String> awaitStatus(int status, String path, String body) throws InterruptedException {
        HttpResponse<String> answer = server.post(path, body);
        for (int i = 0; i < 100 && answer.statusCode() != status; i++) {
            TimeUnit.MILLISECONDS.sleep(50);
            answer = server.post(path, body);
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        return answer;
    }

    @Test
    void listsPublicFactsOnly() throws IOException {
        try (Player one = join(server, ada)) {
            one.play(0);
            one.awaitPly(1);
        }
        TableSummary shown = server.operator().show(table.substring(0, 6));
        assertThat(server.operator().list()).containsExactly(shown);
        assertThat(shown.table()).isEqualTo(table);
        assertThat(shown.ruleset()).isEqualTo("two-player");
        assertThat(shown.phase()).isEqualTo("playing");
        assertThat(shown.ply()).isEqualTo(1);
        assertThat(shown.seats()).hasToString("[person Ada, person Bob]");
        assertThat(shown.changed()).isBetween(shown.made(), shown.made().plusSeconds(120));
        assertThat(TableSummary.class.getRecordComponents()).hasSize(7); // review each new one
        assertThat(shown).hasToString("two-player playing");
    }

    @Test
    void endsAGameForAllClients() throws IOException {
        try (Player one = join(server, ada);
                Player watcher = join(server, Optional.empty())) {
            one.play(0);
            server.operator().end(table);
            for (Player player : List.of(one, watcher)) {
                player.awaitState(state -> player.isOver());
                assertThat(player.table().get("termination").getAsString()).isEqualTo("limit");
                assertThat(player.table().get("ply").getAsInt()).isEqualTo(1);
            }
            assertThat(watcher.ask("record").get("text").getAsString()).contains("[Termination \"limit\"]");
        }
        assertThatThrownBy(() -> server.operator().end(table))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over");
        String open = server.make(OPEN).get("table").getAsString();
        assertThatThrownBy(() -> server.operator().end(open)).hasMessage("the game has not begun");
        assertThat(server.log())
                .contains("\"event\":\"operator-order\",\"answer\":\"done\",\"order\":\"end\",\"table\":\""
                        + table.substring(0, 6) + "\"")
                .doesNotContain(table);
    }

    @Test
    void removesATableAndClosesItsClients() throws IOException {
        try (Player one = join(server, ada);
                Player watcher = join(server, Optional.empty())) {
            server.operator().remove(table);
            assertThat(one.awaitClose()).isEqualTo(4001);
            assertThat(watcher.awaitClose()).isEqualTo(4001);
        }
        assertThat(server.player(table, ada).awaitClose()).isEqualTo(4001);
        assertThat(server.operator().list()).isEmpty();
        assertThatThrownBy(() -> server.operator().remove(table)).hasMessage("unknown table '" + table + "'");
    }

    @Test
    void givesASeatANewSecret() throws IOException {
        try (Player old = join(server, ada)) {
            Optional<String> secret = Optional.of(server.operator().reopen(table, 1));
            old.awaitState(state -> old.table().get("you").getAsString().equals("-"));
            try (Player watcher = join(server, Optional.empty())) {
                assertThat(old.view()).isEqualTo(watcher.view());
            }
            assertThat(server.player(table, ada).awaitClose()).isEqualTo(4002);
            try (Player again = join(server, secret)) {
                assertThat(again.table().get("you").getAsInt()).isEqualTo(1);
                assertThat(again.table().toString()).contains("Ada");
                assertThat(Player.type(again.play(0))).isEqualTo("done");
            }
        }
        try (Player other = join(server, bob)) {
            assertThat(other.table().get("you").getAsInt()).isEqualTo(2);
        }
        assertThatThrownBy(() -> server.operator().reopen(table, 3)).hasMessage("there is no seat 3 at this table");
        String open = server.make(OPEN).get("table").getAsString();
        assertThatThrownBy(() -> server.operator().reopen(open, 2)).hasMessage("seat 2 has no player");
    }

    @Test
    void bansANameAndItsLookAlikes() throws IOException, InterruptedException {
        try (Player one = join(server, ada);
                Player other = join(server, bob)) {
            server.operator().ban(Ban.name("ADA"));
            assertThat(one.awaitClose()).isEqualTo(4005);
            other.awaitState(state -> !isConnected(other, 1));
            assertThat(server.player(table, ada).awaitClose()).isEqualTo(4005);
            HttpResponse<String> refused = awaitStatus(403, "/api/tables", OPEN);
            assertThat(refused.body())
                    .isEqualTo("{\"code\":\"banned\",\"message\":\"the name 'Ada' is banned on this server\"}");
            assertThat(Player.type(other.ask("ping"))).isEqualTo("done");
        }
        String open = server.make(OPEN.replace("Ada", "Eve")).get("table").getAsString();
        assertThat(code(server.post("/api/tables/" + open + "/seats/2", "{\"name\":\"\u0410da\"}")))
                .isEqualTo("banned");
        assertThat(server.operator().bans()).hasToString("[name ADA]");
        server.operator().unban(Ban.name("ADA"));
        awaitStatus(201, "/api/tables", OPEN);
        join(server, ada).close();
        assertThatThrownBy(() -> server.operator().unban(Ban.name("ADA"))).hasMessage("the name 'ADA' is not banned");
    }

    /** The rules also hold from the first request after a restart. */
    @Test
    void bansAnAddressAlsoAfterARestart() throws IOException {
        Player one = join(server, ada);
        for (String address : List.of("127.0.0.1", "::1")) {
            server.operator().ban(Ban.address(address));
        }
        assertThat(one.awaitClose()).isEqualTo(4005);
        server.close();
        server = new TestServer(data);
        assertThat(server.operator().bans()).hasToString("[address ::/64, address 127.0.0.1]");
        HttpResponse<String> refused = server.post("/api/tables", OPEN);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(code(refused)).isEqualTo("banned");
        assertThat(code(server.post("/api/tables/" + table + "/seats/2", "{\"name\":\"Bob\"}")))
                .isEqualTo("banned");
        assertThat(Player.silent(server.port(), table).awaitClose()).isEqualTo(4005);
        assertThat(server.get("/metrics").body()).contains("uptown_refused_total{code=\"banned\"}");
    }

    @Test
    void refusesNewTablesWhileGamesGoOn() throws IOException, InterruptedException {
        server.operator().refuseNewTables();
        server.operator().refuseNewTables();
        HttpResponse<String> refused = awaitStatus(503, "/api/tables", OPEN);
        assertThat(code(refused)).isEqualTo("closed");
        assertThat(refused.headers().firstValue("Retry-After")).isPresent();
        assertThat(server.operator().refusesNewTables()).isTrue();
        try (Player one = join(server, ada)) {
            assertThat(Player.type(one.play(0))).isEqualTo("done");
        }
        server.operator().acceptNewTables();
        awaitStatus(201, "/api/tables", OPEN);
        assertThat(server.operator().refusesNewTables()).isFalse();
    }

    @Test
    void movesATableToAnotherFolder() throws IOException {
        try (Player one = join(server, ada)) {
            one.play(0);
        }
        String text = server.operator().exportTable(table);
        assertThat(text).contains("secretHash").doesNotContain("\n");
        try (TestServer other = new TestServer(elsewhere)) {
            String broken = text.replace("\"seats\":[", "\"seats\":[{},");
            for (String wrong : List.of("", "{}", text.substring(1), broken, text.replace(table, "../x"))) {
                assertThatThrownBy(() -> other.operator().importTables(List.of(text, wrong)))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageStartingWith("table 2: ");
            }
            assertThatThrownBy(() -> other.operator().importTables(List.of(text, text)))
                    .hasMessage("a table of the name '" + table + "' exists already");
            assertThat(other.operator().list()).isEmpty();
            assertThat(other.operator().importTables(List.of(text))).containsExactly(table);
            assertThatThrownBy(() -> other.operator().importTables(List.of(text)))
                    .hasMessageContaining("exists already");
            assertThat(other.operator().exportTable(table)).isEqualTo(text);
            try (Player one = join(other, ada);
                    Player two = join(other, bob)) {
                assertThat(one.table().get("ply").getAsInt()).isEqualTo(1);
                assertThat(Player.type(two.play(0))).isEqualTo("done");
            }
        }
    }

    /** The other database's clocks are of another time, which must not let a player lose. */
    @Test
    void restartsTheMoveOfAnImportedClock() throws IOException {
        String timed = server.make(OPEN.replace("\"you\":1", "\"you\":1,\"moveLimit\":30,\"timeout\":\"loses\""))
                .get("table")
                .getAsString();
        server.sit(timed, 2, "Bob");
        String text = server.operator().exportTable(timed).replaceAll("\"began\":[0-9]+", "\"began\":-99000000");
        try (TestServer other = new TestServer(elsewhere)) {
            other.operator().importTables(List.of(text));
            try (Player watcher = other.player(timed, Optional.empty())) {
                watcher.awaitState(state -> true);
                assertThat(watcher.table().get("phase").getAsString()).isEqualTo("playing");
                assertThat(watcher.table().get("leftMs").getAsLong()).isGreaterThan(10_000);
            }
        }
    }

    @Test
    void actsBesideARunningServer() throws IOException {
        try (Operator operator = beside();
                Player one = join(server, ada)) {
            assertThat(operator.show(table)).isEqualTo(server.operator().show(table));
            operator.end(table);
            one.awaitState(state -> one.isOver());
            operator.ban(Ban.name("Ada"));
            assertThat(one.awaitClose()).isEqualTo(4005);
            operator.remove(table);
        }
        assertThat(server.player(table, bob).awaitClose()).isEqualTo(4001);
    }

    @Test
    void actsWithoutAServer() throws IOException {
        server.close();
        Optional<String> secret;
        try (Operator operator = beside()) {
            secret = Optional.of(operator.reopen(table, 1));
            operator.end(table);
            assertThat(operator.show(table).phase()).isEqualTo("over");
            assertThatThrownBy(() -> operator.end(table)).hasMessage("the game is over");
        }
        server = new TestServer(data);
        try (Player one = join(server, secret)) {
            assertThat(one.isOver()).isTrue();
        }
    }

    @Test
    void rejectsANameThatFindsNoTableOrSeveral() {
        Operator operator = server.operator();
        for (String wrong : List.of("", "abc", table.substring(0, 5))) {
            assertThatThrownBy(() -> operator.show(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("of which the first 6 are enough");
        }
        for (String wrong : List.of("______", table + "x", "%%%%%%", "'; DROP TABLE seat")) {
            assertThatThrownBy(() -> operator.show(wrong)).hasMessageStartingWith("unknown table ");
        }
    }

    @Test
    void rejectsSeveralTablesOfOneBeginning() throws IOException {
        String text = server.operator().exportTable(table);
        String twin = table.substring(0, 21) + (table.endsWith("A") ? "B" : "A");
        server.operator().importTables(List.of(text.replace(table, twin)));
        assertThatThrownBy(() -> server.operator().end(table.substring(0, 6)))
                .hasMessage(
                        "the names of several tables begin with '" + table.substring(0, 6) + "'; give the whole name");
        server.operator().end(twin);
        assertThat(server.operator().show(table).phase()).isEqualTo("playing");
    }

    @Test
    void opensNothingThatIsNotThere() {
        Path missing = elsewhere.resolve("missing");
        assertThatThrownBy(() ->
                        Operator.open(TestServer.options(missing.toString()).build()))
                .isInstanceOf(IOException.class)
                .hasMessage("there are no tables in the folder " + missing);
        assertThat(missing).doesNotExist();
    }

    @Test
    void needsADatabase() {
        TableStorage storage = new TableStorage() {
            @Override
            public CompletableFuture<Void> save(ImmutableList<Change> changes) {
                return CompletableFuture.allOf();
            }

            @Override
            public CompletableFuture<Optional<String>> load(String name) {
                return CompletableFuture.completedFuture(Optional.empty());
            }
        };
        ServerOptions.Builder options = TestServer.options(elsewhere.toString()).storage(storage);
        assertThatThrownBy(() -> Operator.open(options.build())).isInstanceOf(IllegalArgumentException.class);
        try (TestServer own = new TestServer(options)) {
            assertThatThrownBy(own::operator)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("an operator needs a database, but this server has a storage of its own");
        }
    }
}
