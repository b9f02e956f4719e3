package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.table.games.UptownTableGame;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Options that make no sense are refused before anything is opened. */
class ServerOptionsTest {
    private static final Bot FIRST = (view, random) -> view.legalMoves().get(0);

    private static void assertRefused(String message, Consumer<ServerOptions.Builder> change) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> change.accept(ServerOptions.builder()))
                .withMessageStartingWith(message);
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertRefused("a port is 0 to 65535, not -1", options -> options.port(-1));
        assertRefused("a port is 0 to 65535, not 65536", options -> options.port(65_536));
        assertRefused("bind is an address", options -> options.bind(" "));
        assertRefused("botThreads is 1 or more, not 0", options -> options.botThreads(0));
        Duration before = Duration.ofMillis(-1);
        assertRefused("botDelay is 0 or more, not PT-0.001S", options -> options.botDelay(before));
        assertRefused("disconnectGrace is 0 or more, not PT-0.001S", options -> options.disconnectGrace(before));
        assertRefused("idleTimeout is 0 or more, not PT-0.001S", options -> options.idleTimeout(before));
        assertRefused("retention is 0 or more, not PT-0.001S", options -> options.retention(before));
        for (String origin :
                List.of("", "uptown.example", "https://a.example/", "javascript://a.example", "https://a@b")) {
            assertRefused("an origin is such as https://uptown.example", options -> options.origin(origin));
        }
        assertRefused(
                "a peer address is for servers of the same PostgreSQL",
                options -> options.peerAddress("http://10.0.0.2:8080")
                        .data("games")
                        .build());
        assertRefused("the data are in a folder", options -> options.data("jdbc:h2:mem:x"));
    }

    @Test
    void aBotHasANameOfItsOwn() {
        for (String name : List.of("", "a b", "a:1", "\u00e4", "a".repeat(33))) {
            assertRefused(
                    "the name of a bot is 1 to 32 letters, digits and -",
                    options -> options.games(new UptownTableGame().withBot(name, FIRST)));
        }
        assertRefused(
                "there is a bot greedy already",
                options -> options.games(new UptownTableGame().withBot("greedy", FIRST)));
        assertRefused(
                "there is a bot mine already",
                options -> options.games(
                        new UptownTableGame().withBot("mine", FIRST).withBot("mine", FIRST)));
    }

    @Test
    void optionsDoNotChangeWithTheirBuilder() {
        ServerOptions.Builder builder = ServerOptions.builder().port(1);
        ServerOptions options = builder.build();
        builder.port(2).games(new UptownTableGame().withBot("mine", FIRST));
        assertThat(options.port).isEqualTo(1);
        assertThat(options.games.all().get(0).hasBot("mine")).isFalse();
    }
}
