package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.games.UptownGame;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Taking back a move: by its player, if the others agree, and if it revealed nothing hidden. */
@Tag("server")
class TakeBackTest {
    private static final String ORDER =
            "{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true},{\"open\":true}],\"you\":1}";

    @TempDir
    private Path data;

    private Player ada;
    private Player bob;
    private Player eve;

    /** Returns a game in which no player draws any more and seat 1 is to move. */
    private static GameState late(Ruleset ruleset) {
        SplitMix64 random = new SplitMix64(3);
        GameState game = ruleset.deal(random);
        while (!game.isOver()) {
            GameState now = game;
            boolean isLate = ruleset.seats().stream()
                    .flatMap(seat -> ruleset.colors(seat).stream())
                    .mapToInt(now::pileSize)
                    .allMatch(size -> size == 0);
            if (isLate
                    && game.turn().orElseThrow().number() == 1
                    && game.legalMoves().size() > 3) {
                return game;
            }
            game = game.play(
                    Bots.parse("greedy").choose(game.viewFor(game.turn().orElseThrow()), random));
        }
        throw new AssertionError("the game ended before");
    }

    private ServerOptions.Builder options(Function<Ruleset, GameState> dealer) {
        return TestServer.options(data.toString()).games(Games.of(new UptownGame().withDealer(dealer)));
    }

    private void sitDown(TestServer server) {
        JsonObject made = server.make(ORDER);
        String table = made.get("table").getAsString();
        ada = server.player(table, Optional.of(made.get("secret").getAsString()));
        bob = server.player(
                table, Optional.of(server.sit(table, 2, "Bob").get("secret").getAsString()));
        eve = server.player(
                table, Optional.of(server.sit(table, 3, "Eve").get("secret").getAsString()));
        for (Player one : new Player[] {ada, bob, eve}) {
            one.awaitState(state -> state.has("view") && !state.toString().contains("\"connected\":false"));
        }
    }

    private static String answer(JsonObject answer) {
        return Player.type(answer).equals("done")
                ? "done"
                : answer.get("message").getAsString();
    }

    @Test
    void takesTheMoveBackIfAllAgree() {
        try (TestServer server = new TestServer(options(TakeBackTest::late))) {
            sitDown(server);
            JsonObject before = ada.view().deepCopy();
            assertThat(answer(ada.play(0))).isEqualTo("done");
            bob.awaitPly(1);
            assertThat(answer(bob.ask("take-back")))
                    .isEqualTo("only the last move can be taken back, by the player who made it");
            assertThat(answer(ada.ask("take-back"))).isEqualTo("done");
            bob.awaitState(state -> state.getAsJsonObject("table").has("takeBack"));
            assertThat(bob.table().get("takeBack").toString()).isEqualTo("{\"seat\":1,\"allowed\":[]}");
            assertThat(answer(bob.ask("take-back"))).isEqualTo("done");
            eve.awaitState(state -> state.toString().contains("\"allowed\":[2]"));
            assertThat(eve.table().get("ply").getAsInt()).isEqualTo(1);
            assertThat(answer(eve.ask("take-back"))).isEqualTo("done");
            ada.awaitState(state -> state.getAsJsonObject("table").get("ply").getAsInt() == 0);
            assertThat(ada.view()).isEqualTo(before);
            assertThat(ada.table().has("takeBack")).isFalse();
            assertThat(answer(ada.play(1))).isEqualTo("done");
            assertThat(ada.awaitPly(1).getAsJsonObject("last").get("seat").getAsInt())
                    .isEqualTo(1);
        }
    }

    @Test
    void doesNotStoreAMoveTakenBack() {
        String table;
        String secret;
        try (TestServer server = new TestServer(options(TakeBackTest::late))) {
            JsonObject made = server.make(ORDER);
            table = made.get("table").getAsString();
            secret = made.get("secret").getAsString();
            ada = server.player(table, Optional.of(secret));
            server.sit(table, 2, "Bob");
            server.sit(table, 3, "Eve");
            ada.awaitState(state -> state.has("view"));
            ada.play(0);
            assertThat(answer(ada.ask("take-back"))).as("without other clients").isEqualTo("done");
            ada.awaitState(state -> state.getAsJsonObject("table").get("ply").getAsInt() == 0);
            ada.play(1);
        }
        try (TestServer server = new TestServer(data)) {
            Player again = server.player(table, Optional.of(secret));
            again.awaitState(state -> state.has("view"));
            assertThat(again.table().get("ply").getAsInt()).isEqualTo(1);
            assertThat(again.view().get("board"))
                    .isEqualTo(ada.awaitPly(1).getAsJsonObject("view").get("board"));
        }
    }

    @Test
    void keepsTheMoveIfOnePlayerDisagrees() {
        try (TestServer server = new TestServer(options(TakeBackTest::late))) {
            sitDown(server);
            assertThat(answer(eve.ask("keep"))).isEqualTo("no player is asking seat 3 to take back a move");
            ada.play(0);
            ada.ask("take-back");
            assertThat(answer(ada.ask("keep"))).isEqualTo("no player is asking seat 1 to take back a move");
            eve.awaitState(state -> state.getAsJsonObject("table").has("takeBack"));
            assertThat(answer(bob.ask("take-back"))).isEqualTo("done");
            assertThat(answer(eve.ask("keep"))).isEqualTo("done");
            ada.awaitState(state -> !state.getAsJsonObject("table").has("takeBack"));
            JsonObject kept = ada.ask("take-back");
            assertThat(kept.get("code").getAsString()).isEqualTo("kept");
            assertThat(answer(kept)).isEqualTo("the others want to play on");
            bob.awaitPly(1);
            assertThat(answer(bob.play(0))).isEqualTo("done");
            ada.awaitPly(2);
            assertThat(answer(ada.ask("take-back"))).startsWith("only the last move");
        }
    }

    @Test
    void doesNotTakeBackAMoveThatDrewATile() {
        try (TestServer server = new TestServer(options(ruleset -> ruleset.deal(new SplitMix64(1))))) {
            sitDown(server);
            ada.play(0);
            assertThat(answer(ada.ask("take-back"))).isEqualTo("a tile was drawn after the move, and has been seen");
            assertThat(ada.table().has("takeBack")).isFalse();
        }
    }
}
