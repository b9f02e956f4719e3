package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that the library does not know, and its page, are found beside the others. */
class NimGameTest {
    @Test
    void itIsPlayedToItsEnd() {
        NimGame nim = new NimGame();
        SplitMix64 random = new SplitMix64(4);
        PlayedGame.Whole game = nim.deal("nim-2", random);
        while (!game.isOver()) {
            Seat seat = game.turn().orElseThrow();
            PlayedGame.Whole now = game;
            assertThatThrownBy(() -> now.play(Seat.of(3 - seat.number()), "1")).isInstanceOf(MoveRefusal.class);
            assertThatThrownBy(() -> now.play(seat, "4")).hasMessage("take 1 to 3 stones");
            game = game.play(seat, game.seenBy(seat).choose("random", random));
            assertThat(nim.record(game.record())).isEqualTo(game);
        }
        assertThat(nim.record(game.upTo(1).terminated("time 2").record()).termination())
                .contains("time 2");
    }

    @Tag("server")
    @Test
    void aServerFindsItWithItsPage(@TempDir Path data) throws IOException, InterruptedException {
        ServerOptions options =
                ServerOptions.builder().port(0).data(data.toString()).build();
        try (TableServer server = TableServer.start(options)) {
            assertThat(get(server, "api/rulesets").body())
                    .contains("\"id\":\"uptown\"", "\"page\":\"games/nim/game.js\"", "\"hints\":false");
            for (String address : List.of("games/nim/game.js", "v/0123456789abcdef/games/nim/game.js")) {
                HttpResponse<String> page = get(server, address);
                assertThat(page.statusCode()).isEqualTo(200);
                assertThat(page.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
                assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
                assertThat(page.body()).contains("export default");
            }
            for (String address : List.of(
                    "games/nim/other.js",
                    "games/none/game.js",
                    "games/nim/..%2f..%2findex.html",
                    "games/nim/NimGame.class")) {
                assertThat(get(server, address).statusCode()).as(address).isIn(400, 404);
            }
        }
    }

    private static HttpResponse<String> get(TableServer server, String address)
            throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/" + address))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
