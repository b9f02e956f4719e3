package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.server.table.ServiceClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A connected player who does not move: time limits, reminders, and votes of the others. */
@Tag("server")
class PatienceTest {
    @TempDir
    private Path data;

    private final TestClock clock = new TestClock();

    private TestServer server(Duration voteAfter) {
        return server(voteAfter, TestClock.LOOK);
    }

    private TestServer server(Duration voteAfter, Duration longestTimer) {
        return new TestServer(
                TestServer.options(data.toString()).voteAfter(voteAfter).clock(clock, longestTimer));
    }

    private static List<Player> seated(TestServer server, String ruleset, int seats, String more) {
        String open = ",{\"open\":true}".repeat(seats - 1);
        JsonObject made = server.make(
                "{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"P1\"}" + open + "],\"you\":1" + more + "}");
        String table = made.get("table").getAsString();
        Player first = server.player(table, Optional.of(made.get("secret").getAsString()));
        List<Player> players = new ArrayList<>(List.of(first));
        for (int seat = 2; seat <= seats; seat++) {
            String secret = server.sit(table, seat, "P" + seat).get("secret").getAsString();
            players.add(server.player(table, Optional.of(secret)));
        }
        players.forEach(player -> player.awaitState(state -> state.has("view")
                && player.table().getAsJsonArray("seats").toString().split("\"connected\":true", -1).length
                        == seats + 1));
        return players;
    }

    private static void close(List<Player> players) {
        players.forEach(Player::close);
    }

    private static JsonObject seat(Player player, int seat) {
        return player.table().getAsJsonArray("seats").get(seat - 1).getAsJsonObject();
    }

    private static String code(JsonObject answer) {
        return answer.has("code") ? answer.get("code").getAsString() : Player.type(answer);
    }

    /** A returning player gets the full time again, and may exceed it again. */
    @Test
    void aBotTakesOverWhenTheTimeForAMoveIsUp() {
        try (TestServer server = server(Duration.ofMinutes(1))) {
            List<Player> players = seated(server, "two-player", 2, ",\"moveLimit\":5");
            Player ada = players.get(0);
            Player bob = players.get(1);
            assertThat(ada.table().get("moveLimit").getAsInt()).isEqualTo(5);
            assertThat(ada.table().get("leftMs").getAsLong()).isBetween(1L, 5000L);
            ada.play(0);
            clock.pass(Duration.ofSeconds(5));
            ada.awaitPly(2);
            assertThat(seat(ada, 2).get("away").getAsBoolean()).isTrue();
            assertThat(seat(ada, 2).get("connected").getAsBoolean()).isTrue();
            assertThat(code(bob.ask("play", bob.playing("b5@A1")))).isEqualTo("not-a-seat");
            bob.ask("return");
            bob.awaitState(state -> !seat(bob, 2).has("away"));
            ada.play(1);
            bob.awaitState(state -> bob.isToMove());
            assertThat(bob.table().get("leftMs").getAsLong()).isBetween(1L, 5000L);
            clock.pass(Duration.ofSeconds(5));
            ada.awaitPly(4);
            close(players);
        }
    }

    /** A restart does not end a wait; the timer is set again for the time left. */
    @Test
    void aLimitStillAppliesAfterARestart() {
        JsonObject made;
        try (TestServer server = server(Duration.ofMinutes(1))) {
            made = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"greedy\"}],"
                    + "\"you\":1,\"moveLimit\":5}");
        }
        try (TestServer server = server(Duration.ofMinutes(1), ServiceClock.LONGEST_TIMER)) {
            clock.pass(Duration.ofMillis(4500));
            long begun = System.nanoTime();
            try (Player ada = server.player(
                    made.get("table").getAsString(),
                    Optional.of(made.get("secret").getAsString()))) {
                ada.awaitPly(1);
                assertThat(seat(ada, 1).get("away").getAsBoolean()).isTrue();
                assertThat(System.nanoTime() - begun).isLessThan(ServiceClock.LONGEST_TIMER.toNanos());
            }
        }
    }

    @Test
    void aPlayerWhoMovesInTimeIsNotReplaced() {
        try (TestServer server = server(Duration.ofMinutes(1))) {
            List<Player> players = seated(server, "two-player", 2, ",\"moveLimit\":86400");
            for (int ply = 0; ply < 6; ply++) {
                int now = ply;
                Player mover = players.get(ply % 2);
                mover.awaitState(state -> mover.table().get("ply").getAsInt() == now && mover.isToMove());
                assertThat(code(mover.play(ply))).isEqualTo("done");
            }
            assertThat(seat(players.get(0), 2).has("away")).isFalse();
            close(players);
        }
    }

    /** The record says that the player lost on time. */
    @Test
    void aPlayerWithoutTimeMayLose() {
        try (TestServer server = server(Duration.ofMinutes(1))) {
            List<Player> players =
                    seated(server, "two-player", 2, ",\"clock\":{\"initial\":5,\"increment\":2},\"timeout\":\"loses\"");
            Player ada = players.get(0);
            assertThat(ada.table().getAsJsonObject("clock").toString()).isEqualTo("{\"initial\":5,\"increment\":2}");
            ada.play(0);
            ada.awaitPly(1);
            assertThat(seat(ada, 1).get("leftMs").getAsLong()).isBetween(5_000L, 7_000L);
            clock.pass(Duration.ofSeconds(5));
            ada.awaitState(state -> ada.isOver());
            assertThat(ada.table().get("termination").getAsString()).isEqualTo("time 2");
            assertThat(seat(ada, 2).get("leftMs").getAsLong()).isBetween(0L, 100L);
            close(players);
        }
    }

    @Test
    void rejectsInvalidLimits() {
        try (TestServer server = server(Duration.ZERO)) {
            for (String wrong : List.of("4", "1209601", "-1", "\"60\"", "1.5", "4294967301")) {
                String order =
                        "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"club\"}],\"moveLimit\":"
                                + wrong + "}";
                assertThat(server.post("/api/tables", order).statusCode())
                        .as(wrong)
                        .isEqualTo(400);
            }
            Map<String, String> wrong = Map.of(
                    "\"resignation\":\"never\"", "'resignation' must be 'ends' or 'bot'",
                    "\"timeout\":\"never\"", "'timeout' must be 'bot' or 'loses'",
                    "\"moveLimit\":60,\"clock\":{\"initial\":60}", "a table has a 'moveLimit' or a 'clock', not both",
                    "\"clock\":{}", "'clock' needs 'initial' seconds",
                    "\"clock\":{\"initial\":60,\"increment\":-1}", "'increment' must be 0 to 3600 seconds",
                    "\"clock\":{\"initial\":60,\"bonus\":1}", "bonus");
            wrong.forEach((member, message) -> {
                String order =
                        "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"bot\":\"club\"}]," + member + "}";
                assertThat(server.post("/api/tables", order).body()).contains(message);
            });
        }
    }

    @Test
    void aReminderReachesOnlyThePlayerToMove() {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "standard-3", 3, "");
            Player mover = players.get(0);
            Player other = players.get(2);
            assertThat(code(mover.ask("nudge"))).isEqualTo("not-playing");
            assertThat(code(other.ask("nudge"))).isEqualTo("done");
            JsonObject nudge = mover.await(frame -> Player.type(frame).equals("nudge"));
            assertThat(nudge.get("seat").getAsInt()).isEqualTo(3);
            players.get(1).ask("ping");
            assertThat(players.get(1).frames()).noneMatch(frame -> frame.contains("nudge"));
            try (Player watcher = server.player(mover.table().get("id").getAsString(), Optional.empty())) {
                watcher.awaitState(state -> true);
                assertThat(code(watcher.ask("nudge"))).isEqualTo("not-a-seat");
                assertThat(code(watcher.ask("vote"))).isEqualTo("not-a-seat");
            }
            close(players);
        }
    }

    /** One of six phrases, at a limited rate, sent to everyone; free text is rejected. */
    @Test
    void sendsReactionsToEveryone() {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "two-player", 2, ",\"hints\":false");
            Player ada = players.get(0);
            Player bob = players.get(1);
            assertThat(code(bob.ask("react", ",\"what\":\"well-played\""))).isEqualTo("done");
            JsonObject heard = ada.await(frame -> Player.type(frame).equals("reaction"));
            assertThat(heard.toString()).isEqualTo("{\"type\":\"reaction\",\"seat\":2,\"what\":\"well-played\"}");
            assertThat(code(bob.ask("react", ",\"what\":\"oops\""))).isEqualTo("too-fast");
            assertThat(code(ada.ask("react", ",\"what\":\"thanks\""))).isEqualTo("done");
            assertThat(code(ada.ask("hint"))).isEqualTo("not-allowed");
            assertThat(ada.table().get("hints").getAsBoolean()).isFalse();
            try (Player watcher = server.player(ada.table().get("id").getAsString(), Optional.empty())) {
                watcher.awaitState(state -> true);
                assertThat(code(watcher.ask("react", ",\"what\":\"hello\""))).isEqualTo("not-a-seat");
            }
            bob.say("{\"type\":\"react\",\"id\":99,\"what\":\"a word of my own\"}");
            assertThat(bob.awaitClose()).isEqualTo(4004);
            close(players);
        }
    }

    @Test
    void aRefusedReactionDoesNotProlongTheWait() {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "two-player", 2, "");
            Player bob = players.get(1);
            String react = ",\"what\":\"oops\"";
            assertThat(code(bob.ask("react", react))).isEqualTo("done");
            clock.pass(Duration.ofMillis(1500));
            String soon = code(bob.ask("react", react));
            clock.pass(Duration.ofMillis(500));
            assertThat(List.of(soon, code(bob.ask("react", react)))).containsExactly("too-fast", "done");
            close(players);
        }
    }

    @Test
    void aBotTakesAnOpenSeat() {
        try (TestServer server = server(Duration.ZERO)) {
            JsonObject made = server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true},"
                    + "{\"open\":true}],\"you\":1}");
            String table = made.get("table").getAsString();
            try (Player ada =
                            server.player(table, Optional.of(made.get("secret").getAsString()));
                    Player watcher = server.player(table, Optional.empty())) {
                ada.awaitState(state -> true);
                watcher.awaitState(state -> true);
                assertThat(code(watcher.ask("fill", ",\"seat\":2,\"bot\":\"casual\"")))
                        .isEqualTo("not-a-seat");
                assertThat(code(ada.ask("fill", ",\"seat\":1,\"bot\":\"casual\"")))
                        .isEqualTo("taken");
                assertThat(code(ada.ask("fill", ",\"seat\":4,\"bot\":\"casual\"")))
                        .isEqualTo("bad-request");
                assertThat(code(ada.ask("fill", ",\"seat\":2,\"bot\":\"nobody\"")))
                        .isEqualTo("bad-request");
                assertThat(code(ada.ask("fill", ",\"seat\":2,\"bot\":\"casual\"")))
                        .isEqualTo("done");
                assertThat(code(ada.ask("fill", ",\"seat\":3,\"bot\":\"club\"")))
                        .isEqualTo("done");
                ada.awaitState(state -> state.has("view"));
                assertThat(seat(ada, 3).get("level").getAsString()).isEqualTo("club");
            }
        }
    }

    @Test
    void rejectsAnEarlyVoteOrReminder() {
        try (TestServer server = server(Duration.ofMinutes(3))) {
            List<Player> players = seated(server, "standard-3", 3, "");
            Player bob = players.get(1);
            JsonObject refused = bob.ask("vote");
            assertThat(code(refused)).isEqualTo("too-early");
            assertThat(refused.get("message").getAsString()).matches("wait 1[78]\\d s more");
            refused = bob.ask("nudge");
            assertThat(code(refused)).isEqualTo("too-early");
            assertThat(refused.get("message").getAsString()).matches("wait [56]\\d s more");
            close(players);
        }
    }

    /** All other connected players must agree. The vote ends with the move. */
    @Test
    void theOthersVoteForABot() {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "standard-3", 3, "");
            Player second = players.get(1);
            Player third = players.get(2);
            assertThat(code(players.get(0).ask("vote"))).isEqualTo("not-playing");
            assertThat(code(second.ask("vote"))).isEqualTo("done");
            third.awaitState(state -> third.table().has("votes"));
            assertThat(third.table().getAsJsonArray("votes").toString()).isEqualTo("[2]");
            assertThat(seat(third, 1).has("away")).isFalse();
            assertThat(code(second.ask("vote"))).as("a second vote").isEqualTo("done");
            assertThat(code(third.ask("vote"))).isEqualTo("done");
            third.awaitPly(1);
            assertThat(seat(third, 1).get("away").getAsBoolean()).isTrue();
            assertThat(third.table().has("votes")).isFalse();
            second.awaitState(state -> second.isToMove());
            players.get(0).ask("return");
            assertThat(code(second.play(0))).isEqualTo("done");
            close(players);
        }
    }

    @Test
    void votesOutOnlyAnAbsentPlayerOfTwo() {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "two-player", 2, "");
            Player ada = players.get(0);
            Player bob = players.get(1);
            JsonObject refused = bob.ask("vote");
            assertThat(code(refused)).isEqualTo("not-allowed");
            assertThat(refused.get("message").getAsString()).startsWith("seat 1 is connected");
            assertThat(seat(bob, 1).has("away")).isFalse();
            ada.close();
            bob.awaitState(state -> !seat(bob, 1).get("connected").getAsBoolean());
            assertThat(code(bob.ask("vote"))).isEqualTo("done");
            bob.awaitPly(1);
            assertThat(seat(bob, 1).get("away").getAsBoolean()).isTrue();
            close(players);
        }
    }

    /** A page that reloads is disconnected for a moment. */
    @Test
    void doesNotVoteOutARecentlyConnectedPlayerOfTwo() {
        try (TestServer server = server(Duration.ofSeconds(6))) {
            List<Player> players = seated(server, "two-player", 2, "");
            Player bob = players.get(1);
            clock.pass(Duration.ofSeconds(6));
            players.get(0).close();
            bob.awaitState(state -> !seat(bob, 1).get("connected").getAsBoolean());
            assertThat(code(bob.ask("vote"))).isEqualTo("too-early");
            clock.pass(Duration.ofSeconds(2));
            assertThat(code(bob.ask("vote"))).isEqualTo("done");
            bob.awaitPly(1);
            close(players);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"moveLimit\":600", "\"clock\":{\"initial\":1800}"})
    void rejectsVotesAtATableWithATimeLimit(String time) {
        try (TestServer server = server(Duration.ZERO)) {
            List<Player> players = seated(server, "standard-3", 3, "," + time);
            for (Player voter : players.subList(1, 3)) {
                assertThat(code(voter.ask("vote"))).isEqualTo("not-allowed");
            }
            assertThat(players.get(1).table().has("votes")).isFalse();
            close(players);
        }
    }

    /** A vote applies to one wait; a returning player gets a new one. */
    @Test
    void oldVotesDoNotApplyToAReturningPlayer() {
        try (TestServer server = new TestServer(
                TestServer.options(data.toString()).voteAfter(Duration.ZERO).botDelay(Duration.ofMinutes(1)))) {
            List<Player> players = seated(server, "standard-3", 3, "");
            Player first = players.get(0);
            players.get(1).ask("vote");
            players.get(2).ask("vote");
            first.awaitState(state -> seat(first, 1).has("away"));
            first.ask("return");
            first.awaitState(state -> !seat(first, 1).has("away"));
            players.get(1).ask("vote");
            players.get(1).awaitState(state -> players.get(1).table().has("votes"));
            assertThat(seat(players.get(1), 1).has("away")).isFalse();
            assertThat(code(first.play(0))).isEqualTo("done");
            close(players);
        }
    }
}
