package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.variants.Rulesets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People and bots play over real sockets. */
@Tag("server")
class WholeGamesTest {
    @TempDir
    private Path data;

    private TestServer server;

    @BeforeEach
    void start() {
        server = new TestServer(data);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private List<Player> twoPeople(String ruleset, int seats) {
        String bots = ",{\"bot\":\"greedy\"}".repeat(seats - 2);
        JsonObject made = server.make("{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}"
                + bots + "],\"you\":1}");
        String table = made.get("table").getAsString();
        JsonObject sat = server.sit(table, 2, "Bob");
        return new ArrayList<>(List.of(
                server.player(table, Optional.of(made.get("secret").getAsString())),
                server.player(table, Optional.of(sat.get("secret").getAsString()))));
    }

    private static void playToTheEnd(List<Player> people) {
        people.forEach(player -> player.awaitState(state -> true));
        for (int i = 0; ; i++) {
            for (Player player : people) {
                player.awaitState(state -> player.isToMove()
                        || player.isOver()
                        || people.stream().anyMatch(other -> other != player && other.isToMove()));
            }
            Optional<Player> mover = people.stream().filter(Player::isToMove).findFirst();
            if (people.stream().allMatch(Player::isOver)) {
                return;
            }
            if (mover.isPresent()) {
                int ply = mover.get().table().get("ply").getAsInt();
                assertThat(Player.type(mover.get().play(i * 7L))).isEqualTo("done");
                people.forEach(player -> player.awaitPly(ply + 1));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "two-player", "bloqueurs-5", "standard-3", "two-player-bloqueurs"})
    void playsAWholeGame(String ruleset) {
        List<Player> people =
                twoPeople(ruleset, Rulesets.byId(ruleset).orElseThrow().seats().size());
        playToTheEnd(people);
        Player ada = people.get(0);
        GameRecord record = Notation.of(Rulesets.all())
                .readRecord(ada.ask("record").get("text").getAsString());
        assertThat(record.isOver()).isTrue();
        assertThat(record.headers()).containsEntry("Seat1", "Ada").containsEntry("Seat2", "Bob");
        assertThat(ada.view().get("text").getAsString())
                .isEqualTo(record.end().viewFor(Seat.ONE).toString());
        JsonObject half = ada.ask("at", ",\"ply\":" + record.moves().size() / 2);
        assertThat(half.getAsJsonArray("views")).hasSize(record.end().seats().size());
        people.forEach(Player::close);
    }

    @Test
    void playsARematch() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        assertThat(Player.type(people.get(0).ask("resign"))).isEqualTo("done");
        people.get(1).awaitState(state -> people.get(1).isOver());
        assertThat(people.get(0)
                        .ask("play", people.get(0).playing("b2@A2"))
                        .get("code")
                        .getAsString())
                .isEqualTo("not-playing");
        assertThat(people.get(1).table().get("termination").getAsString()).isEqualTo("resignation 1");
        people.forEach(player -> OtherGamesTest.isOver(player.view(), player.table()));
        assertThat(people.get(0).ask("why", ",\"tile\":\"b2\",\"cell\":\"A2\"").get("faults"))
                .hasToString("[{\"code\":\"game-over\",\"message\":\"the game is over\"}]");
        assertThat(people.get(1)
                        .table()
                        .getAsJsonArray("standings")
                        .get(0)
                        .getAsJsonObject()
                        .get("rank")
                        .getAsInt())
                .isEqualTo(2);
        assertThat(people.get(1).ask("resign").get("code").getAsString()).isEqualTo("not-playing");
        people.get(0).ask("rematch");
        assertThat(people.get(0).table().getAsJsonObject("rematch").toString()).isEqualTo("{\"agreed\":[1]}");
        people.get(1).ask("rematch");
        JsonObject rematch = people.get(1).table().getAsJsonObject("rematch");
        assertThat(rematch.getAsJsonArray("agreed").toString()).isEqualTo("[1,2]");
        assertThat(rematch.get("table").getAsString()).hasSize(22);
    }

    @Test
    void secretsStayValidAtTheRematch() {
        JsonObject made = server.make(
                "{\"ruleset\":\"two-player\",\"seats\":[{\"bot\":\"greedy\"},{\"person\":\"Ada\"}],\"you\":2}");
        Optional<String> secret = Optional.of(made.get("secret").getAsString());
        try (Player ada = server.player(made.get("table").getAsString(), secret)) {
            ada.awaitPly(1);
            ada.ask("resign");
            ada.ask("rematch");
            String next = ada.table().getAsJsonObject("rematch").get("table").getAsString();
            try (Player again = server.player(next, secret)) {
                again.awaitState(state -> true);
                assertThat(again.table().get("you").getAsInt()).isEqualTo(1);
                assertThat(again.isToMove()).isTrue();
            }
        }
    }

    @Test
    void aBotReplacesAPlayerUntilTheyReturn() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        people.get(1).ask("leave");
        assertThat(people.get(1)
                        .ask("play", people.get(1).playing(0))
                        .get("code")
                        .getAsString())
                .isEqualTo("not-a-seat");
        people.get(0).play(0);
        people.get(0).awaitPly(2);
        assertThat(people.get(0).table().getAsJsonArray("seats").get(1).toString())
                .isEqualTo(
                        "{\"seat\":2,\"kind\":\"person\",\"name\":\"Bob\",\"away\":true,\"level\":\"casual\",\"connected\":true}");
        people.get(1).ask("return");
        people.get(0).awaitState(state -> !people.get(0).table().toString().contains("away"));
        people.get(0).play(1);
        people.get(1).awaitState(state -> people.get(1).isToMove());
        assertThat(Player.type(people.get(1).play(0))).isEqualTo("done");
    }

    @Test
    void aReturningPlayerSeesTheSameView() {
        JsonObject made =
                server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"},"
                        + "{\"bot\":\"random\"}],\"you\":1}");
        String table = made.get("table").getAsString();
        Optional<String> secret = Optional.of(made.get("secret").getAsString());
        Player ada = server.player(table, secret);
        ada.awaitState(state -> true);
        ada.play(0);
        ada.awaitPly(3);
        JsonObject view = ada.view();
        ada.abort();
        server.close();
        server = new TestServer(data);
        try (Player again = server.player(table, secret)) {
            again.awaitState(state -> true);
            assertThat(again.view()).isEqualTo(view);
            assertThat(Player.type(again.play(5))).isEqualTo("done");
        }
    }

    /** Old tables are first deleted an hour after startup, which leaves an operator time to prevent it. */
    @Test
    void keepsOldTablesWhenAServerStarts() {
        JsonObject made = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}");
        server.close();
        server = new TestServer(TestServer.options(data.toString()).retention(Duration.ZERO));
        try (Player watcher = server.player(made.get("table").getAsString(), Optional.empty())) {
            watcher.awaitState(state -> true);
        }
    }

    @Test
    void makesAMoveOnce() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        String future = ",\"version\":" + (people.get(0).state().get("version").getAsLong() + 1) + ",\"move\":\""
                + people.get(0).moves().get(0) + "\"";
        assertThat(people.get(0).ask("play", future).get("code").getAsString()).isEqualTo("stale");
        String move = people.get(0).playing(0);
        assertThat(Player.type(people.get(0).ask("play", move))).isEqualTo("done");
        JsonObject again = people.get(0).ask("play", move);
        assertThat(again.get("code").getAsString()).isEqualTo("stale");
        assertThat(people.get(0).table().get("ply").getAsInt()).isEqualTo(1);
    }

    @Test
    void explainsRefusals() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        Player second = people.get(1);
        String own = second.moves().get(0);
        JsonObject refused = second.ask("play", second.playing(own));
        assertThat(refused.get("code").getAsString()).isEqualTo("illegal");
        assertThat(refused.get("faults").toString()).contains("not-your-turn");
        assertThat(second.ask("play", second.playing("nonsense")).get("code").getAsString())
                .isEqualTo("syntax");
        assertThat(second.ask("play", second.playing("b2xA2")).get("code").getAsString())
                .isEqualTo("meaning");
        assertThat(people.get(0)
                        .ask(
                                "why",
                                ",\"tile\":\"" + people.get(0).moves().get(0).substring(0, 2) + "\",\"cell\":\""
                                        + people.get(0).moves().get(0).substring(3) + "\"")
                        .getAsJsonArray("faults"))
                .isEmpty();
        assertThat(second.ask("why", ",\"tile\":\"zz\",\"cell\":\"A1\"")
                        .get("code")
                        .getAsString())
                .isEqualTo("syntax");
        assertThat(second.ask("at", ",\"ply\":-1").get("code").getAsString()).isEqualTo("no-such-ply");
        assertThat(second.ask("at", ",\"ply\":1").get("code").getAsString()).isEqualTo("no-such-ply");
        assertThat(second.ask("hint").get("code").getAsString()).isEqualTo("not-your-turn");
        assertThat(second.ask("analyse").get("code").getAsString()).isEqualTo("not-over");
        people.get(0).say("{\"type\":\"hint\",\"id\":77}");
        assertThat(people.get(0).ask("hint").get("code").getAsString()).isEqualTo("too-fast");
        assertThat(people.get(0)
                        .await(answer -> answer.has("id") && answer.get("id").getAsInt() == 77)
                        .getAsJsonArray("moves"))
                .hasSize(5);
    }

    @Test
    void aSpectatorSeesNoRackAndMayDoNothing() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        try (Player watcher = server.player(people.get(0).table().get("id").getAsString(), Optional.empty())) {
            watcher.awaitState(state -> true);
            assertThat(watcher.table().get("you").getAsString()).isEqualTo("-");
            assertThat(watcher.view().toString()).doesNotContain("\"rack\"");
            for (String what : List.of("leave", "return", "resign", "rematch", "hint")) {
                assertThat(watcher.ask(what).get("code").getAsString()).isEqualTo("not-a-seat");
            }
            assertThat(watcher.ask("play", watcher.playing(people.get(0).moves().get(0)))
                            .get("code")
                            .getAsString())
                    .isEqualTo("not-a-seat");
            assertThat(watcher.ask("record").get("text").getAsString()).contains("[View \"-\"]");
            assertThat(people.get(1).ask("record").get("text").getAsString()).contains("[View \"2\"]");
        }
    }

    @Test
    void reviewsAGameOnlyAfterItsEnd() {
        List<Player> people = twoPeople("two-player", 2);
        people.forEach(player -> player.awaitState(state -> true));
        people.get(0).play(0);
        people.get(1).awaitPly(1);
        people.get(1).play(0);
        assertThat(people.get(1).ask("analyse").get("code").getAsString()).isEqualTo("not-over");
        assertThat(people.get(1).ask("record").get("text").getAsString()).contains("[View \"2\"]");
        people.get(1).ask("resign");
        assertThat(people.get(0).ask("record").get("text").getAsString())
                .startsWith("[Notation \"uptown 1\"]")
                .doesNotContain("share");
        JsonObject review = people.get(1).ask("analyse");
        assertThat(review.getAsJsonArray("moves")).hasSize(2).allSatisfy(each -> {
            JsonObject move = each.getAsJsonObject();
            double loss = move.get("loss").getAsDouble();
            assertThat(loss).isPositive();
            assertThat(move.get("low").getAsDouble()).isBetween(0.0, loss - 1e-4);
            assertThat(move.get("high").getAsDouble()).isBetween(loss + 1e-4, 1.0);
        });
        assertThat(people.get(1).table().get("termination").getAsString()).isEqualTo("resignation 2");
        String reviewed = people.get(0).ask("record").get("text").getAsString();
        assertThat(reviewed).containsPattern("[a-z]\\S@\\S\\S( [?!]{1,2})? \\{\\[share [^}]*}");
        // Only a mistake has a glyph and the better move, which need version 2. The deal decides whether there is one.
        boolean hasMistake = reviewed.contains("} (");
        assertThat(reviewed).startsWith("[Notation \"uptown " + (hasMistake ? 2 : 1) + "\"]");
        if (hasMistake) {
            assertThat(reviewed).containsPattern("[?!]{1,2} \\{\\[share [^}]*} \\([a-z]\\S+ \\{\\[share [^}]*}\\)");
        }
    }
}
