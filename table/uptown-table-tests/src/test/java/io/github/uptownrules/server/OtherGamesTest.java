package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** UP TURN and the street game over real sockets. */
@Tag("server")
class OtherGamesTest {
    /** Ten tiles of each of eight numbers, with enough penalty marks and actions. */
    private static final String OWN_TILES = Stream.of("3", "7*", "12", "20", "34", "48", "61*", "77")
                    .map(tile -> (tile + " ").repeat(10))
                    .reduce("", String::concat)
            + "U U D D B S T J";

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

    static Stream<Arguments> games() {
        return Stream.of(Arguments.of(new UpTurnGame(), "upturn-3"), Arguments.of(new StreetGame(), "street-3"));
    }

    private JsonObject made(String ruleset, String others, String more) {
        return server.make("{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"Ada\"}" + others + "],\"you\":1"
                + more + "}");
    }

    private Player player(JsonObject made) {
        Player player = server.player(
                made.get("table").getAsString(), Optional.of(made.get("secret").getAsString()));
        player.awaitState(state -> state.has("view"));
        return player;
    }

    private static String code(JsonObject answer) {
        return answer.has("code") ? answer.get("code").getAsString() : Player.type(answer);
    }

    private static JsonObject playing(Player player, String move) {
        return player.ask("play", player.playing(move));
    }

    /** Returns the seat to move in a view of either game. */
    private static int turn(Player player) {
        if (!player.view().has("turn") || player.view().get("turn").isJsonNull()) {
            return 0;
        }
        JsonElement turn = player.view().get("turn");
        return turn.isJsonObject() ? turn.getAsJsonObject().get("seat").getAsInt() : turn.getAsInt();
    }

    private static boolean isMine(Player player) {
        return !player.isOver() && turn(player) == player.table().get("you").getAsInt();
    }

    private static String hint(Player player) {
        JsonObject answer = player.ask("hint");
        assertThat(Player.type(answer)).as(answer.toString()).isEqualTo("estimates");
        JsonObject best = answer.getAsJsonArray("moves").get(0).getAsJsonObject();
        assertThat(best.get("winShare").getAsDouble()).isBetween(0.0, 1.0);
        assertThat(best.get("standardError").getAsDouble()).isNotNegative();
        return best.get("move").getAsString();
    }

    @Test
    void offersAllGames() {
        JsonObject answer = TestServer.tree(server.get("/api/rulesets").body());
        List<String> offered = new ArrayList<>();
        for (JsonElement game : answer.getAsJsonArray("games")) {
            JsonObject one = game.getAsJsonObject();
            offered.add(one.get("id").getAsString() + " " + one.get("page").getAsString() + " "
                    + one.getAsJsonArray("rulesets").size());
            assertThat(one.getAsJsonArray("levels").toString())
                    .isEqualTo("[\"beginner\",\"casual\",\"club\",\"expert\"]");
        }
        assertThat(offered)
                .containsExactly(
                        "uptown games/uptown/game.js 8",
                        "upturn games/upturn/game.js 3",
                        "street games/street/game.js 3");
        JsonObject tiles =
                answer.getAsJsonArray("games").get(1).getAsJsonObject().getAsJsonObject("equipment");
        assertThat(tiles.get("kind").getAsString()).isEqualTo("tiles");
        assertThat(tiles.get("label").getAsString()).contains("invented");
        assertThat(tiles.has("text")).isFalse();
    }

    /** The equipment is sent separately, because only clients with other equipment need it. */
    @Test
    void servesTheDefaultEquipmentSeparately() {
        assertThat(TileSet.parse(equipment("upturn"))).isEqualTo(TileSet.standard());
        assertThat(Deck.parse(equipment("street"))).isEqualTo(Deck.sample1());
        assertThat(server.get("/api/games/upturn/equipment").headers().firstValue("Cache-Control"))
                .hasValue("private, max-age=60");
        assertThat(server.get("/api/games/uptown/equipment").statusCode()).isEqualTo(404);
        assertThat(server.get("/api/games/none/equipment").statusCode()).isEqualTo(404);
    }

    private String equipment(String game) {
        return TestServer.tree(server.get("/api/games/" + game + "/equipment").body())
                .get("text")
                .getAsString();
    }

    /** Two bots and a person who leaves her seat to a bot: moves, views, the end, its record and a review. */
    @ParameterizedTest
    @MethodSource("games")
    void playsAWholeGame(Game game, String ruleset) {
        JsonObject made = made(ruleset, ",{\"bot\":\"casual\"},{\"bot\":\"beginner\"}", "");
        try (Player ada = player(made);
                Player eve = server.player(made.get("table").getAsString(), Optional.empty())) {
            assertThat(ada.table().get("game").getAsString()).isEqualTo(game.id());
            assertThat(ada.table().has("equipment")).isFalse();
            ada.awaitState(state -> isMine(ada));
            String move = hint(ada);
            assertThat(code(playing(ada, move))).isEqualTo("done");
            // A double may empty the rack; then the game ends with the first move.
            assertThat(code(ada.ask("leave"))).isIn("done", "not-playing");
            ada.awaitState(state -> ada.isOver());
            eve.awaitState(state -> eve.isOver());
            PlayedGame record = game.record(ada.ask("record").get("text").getAsString());
            assertThat(record.isOver()).isTrue();
            assertThat(record.plies()).isEqualTo(ada.table().get("ply").getAsInt());
            assertThat(record.record()).contains("[Seat1 \"Ada\"]", "[Seat2 \"casual\"]");
            assertThat(ada.table().getAsJsonArray("standings")).hasSize(3);
            assertThat(ada.ask("at", ",\"ply\":1").getAsJsonArray("views")).hasSize(3);
            assertThat(ada.ask("moves").getAsJsonArray("moves")).hasSize(record.plies());
            assertThat(code(ada.ask("at", ",\"ply\":" + (record.plies() + 1)))).isEqualTo("no-such-ply");
        }
        server.close();
        server = new TestServer(data);
        try (Player ada = player(made)) {
            assertThat(ada.isOver()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void rejectsInvalidMoves(Game game, String ruleset) {
        JsonObject made = made(ruleset, ",{\"bot\":\"casual\"},{\"bot\":\"casual\"}", "");
        try (Player ada = player(made);
                Player eve = server.player(made.get("table").getAsString(), Optional.empty())) {
            ada.awaitState(state -> isMine(ada));
            eve.awaitState(state -> true);
            int ply = ada.table().get("ply").getAsInt();
            for (String text : List.of("", " ", "b5@E5", "draw ", "\\u0000", "x".repeat(3000), "\\ud83d\\ude00")) {
                assertThat(code(playing(ada, text))).as(text).isIn("syntax", "illegal");
                assertThat(code(ada.ask("why", ",\"move\":\"" + text + "\"")))
                        .as(text)
                        .isIn("syntax", "faults");
            }
            assertThat(code(ada.ask("why"))).isEqualTo("syntax");
            assertThat(code(ada.ask("why", ",\"tile\":\"b5\",\"cell\":\"E5\""))).isEqualTo("syntax");
            assertThat(code(ada.ask("why", ",\"move\":\"draw\",\"more\":\"x\"")))
                    .isEqualTo("syntax");
            String move = hint(ada);
            JsonObject legal = ada.ask("why", ",\"move\":\"" + move + "\"");
            assertThat(legal.get("faults").toString()).isEqualTo("[]");
            JsonObject watching = eve.ask("why", ",\"move\":\"" + move + "\"");
            assertThat(watching.get("faults").toString()).contains("not-your-turn");
            assertThat(code(playing(eve, move))).isEqualTo("not-a-seat");
            assertThat(ada.table().get("ply").getAsInt()).isEqualTo(ply);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void rejectsAMoveOutOfTurn(Game game, String ruleset) {
        JsonObject made = made(ruleset, ",{\"open\":true},{\"bot\":\"casual\"}", "");
        JsonObject sat = server.sit(made.get("table").getAsString(), 2, "Bob");
        try (Player ada = player(made);
                Player bob = player(sat)) {
            String move = hint(ada);
            JsonObject answer = playing(bob, move);
            assertThat(code(answer)).isEqualTo("illegal");
            assertThat(answer.get("faults").toString()).contains("not-your-turn");
            assertThat(code(bob.ask("hint"))).isEqualTo("not-your-turn");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlayerWhoResignsHasLost(Game game, String ruleset) {
        JsonObject made = made(ruleset, ",{\"bot\":\"casual\"},{\"bot\":\"casual\"}", "");
        try (Player ada = player(made)) {
            assertThat(code(ada.ask("resign"))).isEqualTo("done");
            ada.awaitState(state -> ada.isOver());
            assertThat(ada.table().get("termination").getAsString()).isEqualTo("resignation 1");
            assertThat(ada.table()
                            .getAsJsonArray("standings")
                            .get(0)
                            .getAsJsonObject()
                            .get("rank")
                            .getAsInt())
                    .isEqualTo(3);
            assertThat(game.record(ada.ask("record").get("text").getAsString()).termination())
                    .contains("resignation 1");
            isOver(ada.view(), ada.table());
            ada.ask("at", ",\"ply\":0")
                    .getAsJsonArray("views")
                    .forEach(view -> isOver(view.getAsJsonObject(), ada.table()));
            assertThat(ada.ask("why", ",\"move\":\"" + (ruleset.startsWith("street") ? "b1x" : "draw") + "\"")
                            .get("faults"))
                    .hasToString("[{\"code\":\"game-over\",\"message\":\"the game is over\"}]");
            assertThat(code(playing(ada, "draw"))).isEqualTo("not-playing");
            assertThat(code(ada.ask("rematch"))).isEqualTo("done");
            ada.awaitState(state -> ada.table().getAsJsonObject("rematch").has("table"));
        }
    }

    /** Checks that the final view agrees with the table. */
    static void isOver(JsonObject view, JsonObject table) {
        assertThat(view.has("turn")).isFalse();
        assertThat(view.get("over").getAsBoolean()).isTrue();
        assertThat(view.get("standings")).isEqualTo(table.get("standings"));
        assertThat(view.get("targets").toString())
                .isIn("{}", "{\"projects\":[]}", "{\"draw\":false,\"pass\":false,\"tiles\":[]}");
    }

    @ParameterizedTest
    @MethodSource("games")
    void changesOnlyToARulesetOfTheSameGame(Game game, String ruleset) {
        JsonObject made = made(ruleset, ",{\"open\":true},{\"open\":true}", "");
        Player ada = server.player(
                made.get("table").getAsString(), Optional.of(made.get("secret").getAsString()));
        ada.awaitState(state -> true);
        assertThat(code(ada.ask("change-ruleset", ",\"ruleset\":\"two-player\"")))
                .isEqualTo("bad-request");
        assertThat(code(ada.ask("fill", ",\"seat\":2,\"bot\":\"mcts\""))).isEqualTo("bad-request");
        assertThat(code(ada.ask("change-ruleset", ",\"ruleset\":\"" + game.id() + "-2\"")))
                .isEqualTo("done");
        assertThat(code(ada.ask("fill", ",\"seat\":2,\"bot\":\"casual\""))).isEqualTo("done");
        ada.awaitState(state -> state.has("view"));
        assertThat(ada.table().getAsJsonArray("seats")).hasSize(2);
        ada.close();
    }

    @Test
    void doesNotTakeBackAMoveThatDrew() {
        JsonObject made = made("upturn-2", ",{\"open\":true}", ",\"practice\":{\"seed\":42}");
        JsonObject sat = server.sit(made.get("table").getAsString(), 2, "Bob");
        UpTurnGame game = new UpTurnGame();
        SplitMix64 random = new SplitMix64(1);
        PlayedGame.Whole played = game.deal("upturn-2", 42, "1");
        try (Player ada = player(made);
                Player bob = player(sat)) {
            int drawn = 0;
            int silent = 0;
            for (int ply = 1; ply <= 30 && !played.isOver(); ply++) {
                Seat seat = played.turn().orElseThrow();
                String move = played.seenBy(seat).choose("casual", random);
                played = played.play(move);
                Player mover = seat == Seat.ONE ? ada : bob;
                int now = ply;
                mover.awaitPly(ply - 1);
                assertThat(code(playing(mover, move))).isEqualTo("done");
                mover.awaitPly(now);
                String answer = code(mover.ask("take-back"));
                if (played.isOver()) {
                    assertThat(answer).isEqualTo("not-playing");
                } else if (played.whyLastMoveStays().isPresent()) {
                    assertThat(answer).isEqualTo("not-allowed");
                    drawn++;
                } else {
                    assertThat(answer).isEqualTo("done");
                    Player other = seat == Seat.ONE ? bob : ada;
                    other.awaitState(state -> other.table().has("takeBack"));
                    assertThat(code(other.ask("keep"))).isEqualTo("done");
                    silent++;
                }
            }
            assertThat(drawn).isPositive();
            assertThat(silent).isPositive();
        }
    }

    /** A player who forgets the call draws three tiles, without a warning. */
    @Test
    void acceptsAForgottenCall() {
        SplitMix64 random = new SplitMix64(8);
        UpTurnGame game = new UpTurnGame();
        PlayedGame.Whole played = game.deal("upturn-2", 0, "1");
        String called = "";
        for (int seed = 1; !called.endsWith("!"); seed++) {
            played = game.deal("upturn-2", seed, "1");
            while (!called.endsWith("!") && !played.isOver()) {
                called = played.seenBy(played.turn().orElseThrow()).choose("casual", random);
                played = called.endsWith("!") ? played : played.play(called);
            }
        }
        Seat other = played.turn().orElseThrow() == Seat.ONE ? Seat.TWO : Seat.ONE;
        String forgotten = called.substring(0, called.length() - 1);
        PlayedGame.Whole after = played.play(forgotten);
        assertThat(after.whyLastMoveStays()).isPresent();
        assertThat(after.move(after.plies())).isEqualTo(forgotten);
        assertThat(after.seenBy(other).moveJson().toString()).contains("\"call\":\"missed\"");
    }

    /** The equipment is stored with the table and still used when the server offers other equipment. */
    @ParameterizedTest
    @ValueSource(strings = {"upturn-2", "street-2"})
    void keepsCustomEquipment(String ruleset) {
        boolean isDeck = ruleset.startsWith("street");
        String own = isDeck ? Deck.sample1().toString().replaceFirst("sample-1", "my-town") : OWN_TILES;
        String json = new JsonPrimitive(own).toString();
        JsonObject made = made(ruleset, ",{\"bot\":\"casual\"}", ",\"equipment\":" + json);
        String written;
        String view;
        try (Player ada = player(made)) {
            ada.awaitState(state -> isMine(ada));
            written = ada.table().get("equipment").getAsString();
            assertThat(
                            isDeck
                                    ? Deck.parse(written).equals(Deck.parse(own))
                                    : TileSet.parse(written).equals(TileSet.parse(own)))
                    .isTrue();
            view = ada.view().toString();
        }
        server.close();
        server = new TestServer(data);
        try (Player ada = player(made)) {
            assertThat(ada.table().get("equipment").getAsString()).isEqualTo(written);
            assertThat(ada.view().toString()).isEqualTo(view);
            assertThat(code(playing(ada, hint(ada)))).isEqualTo("done");
            ada.awaitState(state -> isMine(ada) || ada.isOver());
        }
    }

    /** If the equipment is invalid, the response explains the error, and no table is created. */
    @ParameterizedTest
    @ValueSource(strings = {"", "1 2 3", "U", "100", "{", "\\u0000", "-1,5"})
    void rejectsInvalidEquipment(String text) {
        for (String ruleset : List.of("upturn-2", "street-2", "two-player")) {
            HttpResponse<String> answer = server.post(
                    "/api/tables",
                    "{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"open\":true},{\"open\":true}],\"equipment\":\""
                            + text + "\"}");
            assertThat(answer.statusCode()).as(ruleset).isEqualTo(400);
            JsonObject refusal = TestServer.tree(answer.body());
            assertThat(refusal.get("code").getAsString()).isEqualTo("equipment");
            assertThat(refusal.get("message").getAsString()).isNotBlank().doesNotContain("Exception");
        }
    }

    /** The server responds once the limit is exceeded and closes the connection. */
    @Test
    void rejectsAMegabyteOfEquipment() throws IOException {
        for (String text : List.of("1,", "U ", "x")) {
            String body = "{\"ruleset\":\"upturn-2\",\"seats\":[{\"open\":true},{\"open\":true}],\"equipment\":\""
                    + text.repeat(500_000) + "\"}";
            try (Socket socket = new Socket("localhost", server.port())) {
                String head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n";
                socket.getOutputStream().write((head + body.substring(0, 100_000)).getBytes(StandardCharsets.US_ASCII));
                String answer = new String(socket.getInputStream().readNBytes(2000), StandardCharsets.UTF_8);
                assertThat(answer).startsWith("HTTP/1.1 413 ").hasSizeLessThan(2000);
            }
        }
    }

    @Test
    void truncatesALongFault() {
        String most = "1,".repeat(16_000);
        HttpResponse<String> answer = server.post(
                "/api/tables",
                "{\"ruleset\":\"upturn-2\",\"seats\":[{\"open\":true},{\"open\":true}],\"equipment\":\"" + most
                        + "\"}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).hasSizeLessThan(3000);
    }
}
