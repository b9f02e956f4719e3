package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A viewer who cannot tell two deals apart receives the same bytes for both, regardless of what others do. */
@Tag("server")
class OtherGamesNonInterferenceTest {
    @TempDir
    private Path data;

    private final AtomicReference<String> dealt = new AtomicReference<>("");

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(new UpTurnGame(), "upturn-3", 24), Arguments.of(new StreetGame(), "street-2", 14));
    }

    /** Returns the game with a dealer controlled by the test. */
    private Game dealing(Game game) {
        return (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    try {
                        return method.getName().equals("deal")
                                ? game.position(dealt.get())
                                : method.invoke(game, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    void allFramesAreTheSame(Game game, String ruleset, int plies) {
        SplitMix64 random = new SplitMix64(5);
        PlayedGame.Whole played = game.deal(ruleset, random);
        while (!played.isOver() && played.plies() < plies) {
            played = played.play(played.seenBy(played.turn().orElseThrow()).choose("casual", random));
        }
        OtherWorlds worlds = new OtherWorlds(game, random);
        int seats = game.rulesets().get(ruleset);
        try (TestServer server = new TestServer(
                TestServer.options(data.toString()).voteAfter(Duration.ZERO).games(Games.of(dealing(game))))) {
            List<List<String>> frames = play(server, ruleset, seats, played);
            int compared = 0;
            for (int viewer = 0; viewer <= seats; viewer++) {
                Optional<PlayedGame.Whole> other = worlds.of(played, viewer == 0 ? Viewer.SPECTATOR : Seat.of(viewer));
                if (other.isPresent()) {
                    assertThat(play(server, ruleset, seats, other.get()).get(viewer))
                            .as("the frames of viewer " + viewer)
                            .isEqualTo(frames.get(viewer));
                    compared++;
                }
            }
            assertThat(compared).as("compared worlds").isGreaterThanOrEqualTo(seats);
        }
    }

    /** Returns all frames sent to each viewer during a game: the spectator first, then seat by seat. */
    private List<List<String>> play(TestServer server, String ruleset, int seats, PlayedGame.Whole played) {
        dealt.set(played.upTo(0).text());
        JsonObject made = server.make("{\"ruleset\":\"" + ruleset + "\",\"seats\":[{\"person\":\"Ada\"}"
                + ",{\"open\":true}".repeat(seats - 1) + "],\"you\":1}");
        String table = made.get("table").getAsString();
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat <= seats; seat++) {
            Optional<String> secret = seat == 0
                    ? Optional.empty()
                    : Optional.of((seat == 1 ? made : server.sit(table, seat, "P" + seat))
                            .get("secret")
                            .getAsString());
            Player player = server.player(table, secret);
            player.awaitState(state -> true);
            players.add(player);
            players.forEach(other -> other.awaitState(state -> connected(other) == players.size()));
        }
        for (int ply = 1; ply <= played.plies(); ply++) {
            int now = ply - 1;
            int mover = played.upTo(ply - 1).turn().orElseThrow().number();
            String move = played.move(ply);
            for (int viewer = 0; viewer <= seats; viewer++) {
                Player player = players.get(viewer);
                player.awaitState(state -> player.table().get("ply").getAsInt() == now
                        && player.state().has("view"));
                if (viewer != mover) {
                    player.ask("play", player.playing(move));
                    player.ask("why", ",\"move\":\"" + move + "\"");
                    player.ask("hint");
                    if (now % 6 == 0) {
                        player.ask("record");
                        player.ask("moves");
                        player.ask("at", ",\"ply\":" + now / 2);
                    }
                }
            }
            Player player = players.get(mover);
            assertThat(Player.type(player.ask("play", player.playing(move)))).isEqualTo("done");
            if (now % 4 == 0) {
                player.ask("take-back");
                Player other = players.get(mover == 1 ? 2 : 1);
                other.awaitPly(ply);
                other.ask("keep");
            }
        }
        if (!played.isOver()) {
            players.forEach(player -> player.awaitPly(played.plies()));
        }
        List<List<String>> frames = new ArrayList<>();
        for (Player player : players) {
            frames.add(player.frames().stream()
                    .map(frame -> frame.replace(table, "TABLE"))
                    .toList());
            player.abort();
        }
        return frames;
    }

    private static int connected(Player player) {
        int watchers = player.table().get("watchers").getAsInt();
        return watchers + player.table().toString().split("\"connected\":true", -1).length - 1;
    }
}
