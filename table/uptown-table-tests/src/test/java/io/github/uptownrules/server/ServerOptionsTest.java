package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.games.UptownGame;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ServerOptionsTest {
    private static final Bot FIRST = (view, random) -> view.legalMoves().get(0);

    private static void assertRefused(String message, Consumer<ServerOptions.Builder> change) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> change.accept(ServerOptions.builder()))
                .withMessageStartingWith(message);
    }

    @Test
    void rejectsInvalidOptions() {
        assertRefused("a port is 0 to 65535, not -1", options -> options.port(-1));
        assertRefused("a port is 0 to 65535, not 65536", options -> options.port(65_536));
        assertRefused("bind must be an address", options -> options.bind(" "));
        assertRefused("botThreads is 1 or more, not 0", options -> options.botThreads(0));
        Duration before = Duration.ofMillis(-1);
        assertRefused("botDelay is 0 or more, not PT-0.001S", options -> options.botDelay(before));
        assertRefused("disconnectGrace is 0 or more, not PT-0.001S", options -> options.disconnectGrace(before));
        assertRefused("idleTimeout is 0 or more, not PT-0.001S", options -> options.idleTimeout(before));
        assertRefused("retention is 0 or more, not PT-0.001S", options -> options.retention(before));
        for (String origin :
                List.of("", "uptown.example", "https://a.example/", "javascript://a.example", "https://a@b")) {
            assertRefused("an origin must be like https://uptown.example", options -> options.origin(origin));
        }
        for (String path : List.of(
                "",
                "/",
                "uptown",
                "/uptown/",
                "//uptown",
                "/up town",
                "/..",
                "/a/../b",
                "/%75",
                "/\u00e4",
                "/a;b",
                "/{id}",
                "https://a.example/uptown",
                "/" + "a".repeat(100))) {
            assertRefused("a path must be like /uptown", options -> options.path(path));
        }
        for (String path : List.of("/api", "/games/uptown", "/health", "/metrics/x", "/practice", "/table", "/v/1")) {
            assertRefused("a path must not begin with /api", options -> options.path(path));
        }
        assertRefused(
                "a peer address needs data in PostgreSQL",
                options -> options.peerAddress("http://10.0.0.2:8080")
                        .data("games")
                        .build());
        assertRefused("the data must be a folder", options -> options.data("jdbc:h2:mem:x"));
    }

    @Test
    void rejectsInvalidAndDuplicateBotNames() {
        for (String name : List.of("", "a b", "a:1", "\u00e4", "human", "a".repeat(41))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new UptownGame().withBot(name, FIRST))
                    .withMessage("the bot " + Quote.of(name)
                            + " has an invalid name: a name is 1 to 40 letters, digits and '-', and not 'human'");
        }
        for (String name : List.of("greedy", "mine")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new UptownGame().withBot("mine", FIRST).withBot(name, FIRST))
                    .withMessage("the bot '" + name + "' has an invalid name: it is taken by another bot");
        }
    }

    @Test
    void optionsDoNotChangeWithTheirBuilder() {
        ServerOptions.Builder builder = ServerOptions.builder().port(1);
        ServerOptions options = builder.build();
        builder.port(2).games(Games.of(new UptownGame().withBot("mine", FIRST)));
        assertThat(options.port).isEqualTo(1);
        assertThat(options.games.first().bots()).doesNotContain("mine");
    }
}
