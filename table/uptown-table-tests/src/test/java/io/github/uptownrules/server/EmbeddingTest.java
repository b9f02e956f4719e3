package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.games.UptownGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The parts that a program can pass to the server: games, bots, a storage and an admission rule. */
@Tag("server")
class EmbeddingTest {
    private static final String ALONE =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"mine\"}],\"you\":1}";
    private static final String OPEN =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}";

    @TempDir
    private Path data;

    private ServerOptions.Builder options() {
        return TestServer.options(data.toString());
    }

    private static Player ada(TestServer server, JsonObject made) {
        Player ada = server.player(
                made.get("table").getAsString(), Optional.of(made.get("secret").getAsString()));
        ada.awaitState(state -> true);
        return ada;
    }

    /** A storage in memory. */
    private static final class Memory implements TableStorage {
        private final Map<String, Change> stored = new HashMap<>();
        private boolean isBroken;

        @Override
        public synchronized CompletableFuture<Void> save(ImmutableList<Change> changes) {
            for (Change change : changes) {
                long version = Optional.ofNullable(stored.get(change.table()))
                        .map(Change::version)
                        .orElse(0L);
                if (isBroken || version != change.before()) {
                    throw new IllegalStateException("there is version " + version);
                }
            }
            changes.forEach(change -> stored.put(change.table(), change));
            return CompletableFuture.allOf();
        }

        @Override
        public synchronized CompletableFuture<Optional<String>> load(String table) {
            return isBroken
                    ? CompletableFuture.failedFuture(new IllegalStateException("broken"))
                    : CompletableFuture.completedFuture(
                            Optional.ofNullable(stored.get(table)).map(Change::text));
        }

        synchronized void breakDown() {
            isBroken = true;
        }
    }

    @Test
    void offersAndPlaysACustomBot() {
        List<Move> chosen = new CopyOnWriteArrayList<>();
        Bot last = (view, random) -> {
            chosen.add(view.legalMoves().get(view.legalMoves().size() - 1));
            return chosen.get(chosen.size() - 1);
        };
        try (TestServer server = new TestServer(options().games(Games.of(new UptownGame().withBot("mine", last))))) {
            assertThat(server.get("/api/rulesets").body())
                    .contains("\"levels\":[\"beginner\",\"casual\",\"club\",\"expert\",\"mine\"]");
            Player ada = ada(server, server.make(ALONE));
            ada.play(0);
            ada.awaitPly(2);
            assertThat(ada.table().toString()).contains("{\"seat\":2,\"kind\":\"bot\",\"level\":\"mine\"}");
            assertThat(ada.state().getAsJsonObject("last").get("move").getAsString())
                    .isEqualTo(chosen.get(0).toString());
        }
    }

    static Stream<Arguments> failing() {
        Bot throwing = (view, random) -> {
            throw new IllegalStateException("broken");
        };
        Bot silent = (view, random) -> null;
        Bot illegal = (view, random) -> Move.parse("b1@A1");
        return Stream.of(
                Arguments.of(throwing, "java.lang.IllegalStateException at "),
                Arguments.of(silent, "it returned no move\""),
                Arguments.of(illegal, "it returned an illegal move\""));
    }

    @ParameterizedTest
    @MethodSource("failing")
    void replacesAFailingBotMoveByMove(Bot bot, String reason) {
        try (TestServer server = new TestServer(options().games(Games.of(new UptownGame().withBot("mine", bot))))) {
            Player ada = ada(server, server.make(ALONE));
            for (int ply = 2; ply <= 4; ply += 2) {
                ada.play(0);
                ada.awaitPly(ply);
            }
            assertThat(server.log())
                    .contains("\"event\":\"bot-failed\",\"bot\":\"mine\",\"reason\":\"" + reason)
                    .doesNotContain("broken");
        }
    }

    @Test
    void usesACustomDealerExceptForPractice() {
        try (TestServer server =
                new TestServer(options().games(Games.of(new UptownGame().withDealer(ruleset -> ruleset.deal(5)))))) {
            String practice = OPEN.replace("\"you\":1", "\"you\":1,\"practice\":{\"seed\":6}");
            List<String> racks = new ArrayList<>();
            for (String order : List.of(OPEN, OPEN, practice)) {
                JsonObject made = server.make(order);
                server.sit(made.get("table").getAsString(), 2, "Bob");
                racks.add(ada(server, made).view().toString());
            }
            assertThat(racks.get(1)).isEqualTo(racks.get(0));
            assertThat(racks.get(2)).isNotEqualTo(racks.get(0));
        }
    }

    @Test
    void keepsGamesInACustomStorage() {
        Memory memory = new Memory();
        JsonObject made;
        JsonObject view;
        try (TestServer server = new TestServer(options().storage(memory))) {
            made = server.make(ALONE.replace("mine", "greedy"));
            Player ada = ada(server, made);
            ada.play(0);
            ada.awaitPly(2);
            view = ada.view();
        }
        assertThat(data).isEmptyDirectory();
        try (TestServer server = new TestServer(options().storage(memory))) {
            Player ada = ada(server, made);
            assertThat(ada.view()).isEqualTo(view);
            ada.ask("resign");
            ada.ask("rematch");
            assertThat(ada.table().getAsJsonObject("rematch").has("table")).isTrue();
        }
        assertThat(memory.stored.values()).hasSize(2);
    }

    @Test
    void reportsAFailingStorageAsDown() {
        Memory memory = new Memory();
        try (TestServer server = new TestServer(options().storage(memory))) {
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            memory.breakDown();
            assertThat(server.get("/health").statusCode()).isEqualTo(503);
            assertThat(server.post("/api/tables", OPEN).statusCode()).isEqualTo(503);
            assertThat(server.get("/metrics").body()).contains("uptown_storage_waiting 0.0");
        }
    }

    @Test
    void appliesTheAdmissionRuleToEveryClaim() {
        List<SeatClaim> claims = new CopyOnWriteArrayList<>();
        ServerOptions.Builder options = options().admission(claim -> {
            claims.add(claim);
            return claim.headers().getOrDefault("cookie", "").equals("session=" + claim.name());
        });
        try (TestServer server = new TestServer(options)) {
            assertThat(server.post("/api/tables", OPEN).statusCode()).isEqualTo(403);
            String made = server.ask("/api/tables", Optional.of(OPEN), Map.of("Cookie", "session=Ada"))
                    .body();
            String table = TestServer.tree(made).get("table").getAsString();
            String seat = "/api/tables/" + table + "/seats/2";
            assertThat(server.ask(seat, Optional.of("{\"name\":\"Bob\"}"), Map.of("Cookie", "session=Ada"))
                            .body())
                    .isEqualTo("{\"code\":\"not-a-seat\",\"message\":\"you may not have seat 2\"}");
            assertThat(server.ask(seat, Optional.of("{\"name\":\"Bob\"}"), Map.of("Cookie", "session=Bob"))
                            .statusCode())
                    .isEqualTo(201);
            String secret = TestServer.tree(made).get("secret").getAsString();
            assertThat(server.player(table, Optional.of(secret)).awaitClose()).isEqualTo(4002);
            Player watcher = server.player(table, Optional.empty());
            watcher.awaitState(state -> true);
            assertThat(claims.stream().map(claim -> claim.seat() + " " + claim.name()))
                    .containsExactly("1 Ada", "1 Ada", "2 Bob", "2 Bob", "1 Ada");
            assertThat(claims.get(4).table()).isEqualTo(table);
            assertThat(claims.get(4).seat()).isEqualTo(1);
            assertThat(claims.get(4)).hasToString("seat 1 for Ada");
        }
    }

    @Test
    void rejectsAClaimIfTheRuleThrows() {
        ServerOptions.Builder options = options().admission(claim -> {
            throw new IllegalStateException("broken");
        });
        try (TestServer server = new TestServer(options)) {
            assertThat(server.post("/api/tables", OPEN).statusCode()).isEqualTo(403);
            assertThat(server.log()).contains("\"event\":\"admission-failed\"").doesNotContain("broken");
        }
    }
}
