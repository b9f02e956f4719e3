package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A server process that is killed several times during its games. Each crash affects a table of every game, because starting
 * a server takes seconds.
 */
@Tag("process")
@Tag("server")
class CrashTest {
    private static final int CRASHES = 1 + Effort.of(3);
    private static final Notation NOTATION = Notation.of(Rulesets.all());
    private static final String ADA_AND_BOT = "{\"person\":\"Ada\"},{\"bot\":\"greedy\"}";

    private static final long RUNNING = 2500;

    /** The downtime, excluding the start. */
    private static final long DOWN = 1000;

    /** The maximum thinking time that a player regains in a crash. */
    private static final long GIVEN_BACK = 1000;

    @TempDir
    private static Path folder;

    private static ServerProcess server;

    /** A game, and its moves before and after each crash. */
    private static Place ada;

    private static final List<List<Move>> ACKNOWLEDGED = new ArrayList<>();
    private static final List<List<Move>> FOUND = new ArrayList<>();

    private static List<TwoPeople> others;

    /** A running clock, and its reading after each crash. */
    private static final List<Left> CLOCK = new ArrayList<>();

    private static Place ofDays;
    private static long leftOfDays;
    private static int closed;
    private static String log;

    /** A seat at a table, which its player keeps after a crash. */
    private record Place(String table, Optional<String> secret) {
        static Place of(JsonObject given) {
            return new Place(
                    given.get("table").getAsString(),
                    Optional.of(given.get("secret").getAsString()));
        }

        Player connect() {
            Player player = Player.connect(server.port(), table, secret);
            player.awaitState(state -> true);
            return player;
        }
    }

    /** A game of two people, and the second player's view after the first move, before and after each crash. */
    private record TwoPeople(
            String ruleset, Place first, Place second, List<JsonElement> seen, List<JsonElement> found) {
        static TwoPeople make(String ruleset) {
            boolean hasBot = ruleset.endsWith("3");
            Place first = CrashTest.make(
                    ruleset, "{\"person\":\"Ada\"}" + (hasBot ? ",{\"bot\":\"casual\"}" : "") + ",{\"open\":true}", "");
            Place second = Place.of(TestServer.sat(server.port(), first.table(), hasBot ? 3 : 2, "Bob"));
            return new TwoPeople(ruleset, first, second, new ArrayList<>(), new ArrayList<>());
        }

        void play() {
            Player one = first.connect();
            Player other = second.connect();
            other.awaitState(state -> state.has("view"));
            one.awaitState(state -> state.has("view"));
            if (seen.isEmpty()) {
                JsonObject best = one.ask("hint").getAsJsonArray("moves").get(0).getAsJsonObject();
                assertThat(Player.type(
                                one.ask("play", one.playing(best.get("move").getAsString()))))
                        .isEqualTo("done");
                other.awaitPly(1);
            }
            seen.add(other.ask("at", ",\"ply\":1").get("views"));
        }

        void lookAgain() {
            try (Player again = second.connect()) {
                again.awaitPly(1);
                again.ask("ping");
                again.ask("ping");
                found.add(again.ask("at", ",\"ply\":1").get("views"));
            }
        }
    }

    private record Left(long least, long millis, long most) {}

    private static Place make(String ruleset, String seats, String more) {
        return Place.of(TestServer.made(
                server.port(), "{\"ruleset\":\"" + ruleset + "\",\"seats\":[" + seats + "],\"you\":1" + more + "}"));
    }

    private static void start() throws IOException {
        server = ServerProcess.start(folder.resolve("data").toString(), folder.resolve("log"));
    }

    @BeforeAll
    static void crashAgainAndAgain() throws IOException, InterruptedException {
        start();
        ofDays = make("two-player", ADA_AND_BOT, ",\"moveLimit\":86400");
        Thread.sleep(RUNNING); // and no table is in memory
        server.kill();
        start();
        try (Player player = ofDays.connect()) {
            leftOfDays = player.table().get("leftMs").getAsLong();
        }
        ada = make("standard-3", ADA_AND_BOT + ",{\"bot\":\"random\"}", "");
        others = List.of(TwoPeople.make("upturn-3"), TwoPeople.make("street-2"));
        Place clocked = make("two-player", ADA_AND_BOT, ",\"clock\":{\"initial\":600,\"increment\":1}");
        for (int crash = 0; crash < CRASHES; crash++) {
            crash(clocked, crash);
        }
        Player last = ada.connect();
        server.stop();
        closed = last.awaitClose();
        log = Files.readString(folder.resolve("log"));
    }

    private static void crash(Place clocked, int crash) throws IOException, InterruptedException {
        Player waiting = clocked.connect();
        long seen = System.nanoTime();
        long left = left(waiting);
        others.forEach(TwoPeople::play);
        Player player = ada.connect();
        for (int i = 0; i < 3; i++) {
            player.awaitState(state -> player.isToMove());
            assertThat(Player.type(player.play(crash + 5L * i))).isEqualTo("done");
        }
        ACKNOWLEDGED.add(moves(player));
        Thread.sleep(Math.max(0, RUNNING - millisSince(seen)));
        player.awaitState(state -> player.isToMove());
        player.say(
                "{\"type\":\"play\",\"id\":99" + player.playing(0) + "}"); // the move may be made or not, but not twice
        server.kill();
        long expected = left - millisSince(seen);
        Thread.sleep(DOWN);
        long started = System.nanoTime();
        start();
        try (Player again = clocked.connect()) {
            CLOCK.add(new Left(expected - millisSince(started), left(again), expected + GIVEN_BACK));
        }
        try (Player again = ada.connect()) {
            FOUND.add(moves(again));
        }
        others.forEach(TwoPeople::lookAgain);
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void acknowledgedMovesSurviveACrash() {
        assertThat(FOUND).hasSize(CRASHES);
        for (int crash = 0; crash < CRASHES; crash++) {
            List<Move> seen = ACKNOWLEDGED.get(crash);
            assertThat(seen).hasSizeGreaterThanOrEqualTo(3 * (crash + 1));
            assertThat(FOUND.get(crash)).as("after crash " + crash).startsWith(seen.toArray(Move[]::new));
        }
        assertThat(closed).isEqualTo(1001);
    }

    /** The state includes drawn and hidden tiles, tile sets and decks. */
    @ParameterizedTest
    @ValueSource(strings = {"upturn-3", "street-2"})
    void otherGamesSurviveACrash(String ruleset) {
        assertThat(others)
                .filteredOn(game -> game.ruleset().equals(ruleset))
                .singleElement()
                .satisfies(game -> {
                    assertThat(game.found()).hasSize(CRASHES).isEqualTo(game.seen());
                });
    }

    /** No clock runs while the server is down. A crash gives back less than a second. */
    @Test
    void clocksSurviveACrash() {
        assertThat(CLOCK)
                .hasSize(CRASHES)
                .allSatisfy(clock -> assertThat(clock.millis()).isBetween(clock.least(), clock.most()));
    }

    /** The clocks of games with days per move run even without clients, so the server must store the time then as well. */
    @Test
    void clocksSurviveACrashWithoutClients() {
        assertThat(leftOfDays).isLessThan(86_400_000 - (RUNNING - GIVEN_BACK));
    }

    @Test
    void theLogContainsNothingOfTheGames() {
        assertThat(log).contains("\"event\":\"table-made\"").contains("\"event\":\"stopped\"");
        assertThat(log)
                .doesNotContain(ada.table(), ada.secret().orElseThrow(), "@", "$", "Ada", "Bob", "sample-1")
                .doesNotContainPattern(LogTest.TILE);
    }

    private static long left(Player player) {
        long left = player.table().get("leftMs").getAsLong();
        JsonObject seat = player.table().getAsJsonArray("seats").get(0).getAsJsonObject();
        assertThat(seat.get("leftMs").getAsLong()).isEqualTo(left);
        return left;
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }

    private static List<Move> moves(Player player) {
        return NOTATION.readRedactedRecord(player.ask("record").get("text").getAsString())
                .moves();
    }
}
