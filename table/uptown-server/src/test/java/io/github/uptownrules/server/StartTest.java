package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("server")
class StartTest {
    @TempDir
    private Path data;

    /** A game that can only be listed; once broken, it fails as if one of its classes were missing. */
    private static final class Listed implements Game {
        private boolean isBroken;

        @Override
        public String id() {
            if (isBroken) {
                throw new NoClassDefFoundError("missing");
            }
            return "listed";
        }

        @Override
        public String name() {
            return "Listed";
        }

        @Override
        public ImmutableMap<String, Integer> rulesets() {
            return ImmutableMap.of("listed-2", 2);
        }

        @Override
        public PlayedGame.Whole deal(String ruleset, long seed, String first) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PlayedGame.Whole position(String text) {
            throw new UnsupportedOperationException();
        }

        @Override
        public SeenGame view(String viewer, String view) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PlayedGame record(String text) {
            throw new UnsupportedOperationException();
        }
    }

    private ServerOptions.Builder options(Game game) {
        return ServerOptions.builder().port(0).data(data.toString()).games(Games.of(game));
    }

    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.isDaemon())
                .map(Thread::getName)
                .collect(Collectors.toSet());
    }

    private void failsAndStops(ServerOptions options, Class<? extends Throwable> failure) throws IOException {
        Set<String> before = threads();
        assertThatThrownBy(() -> TableServer.start(options)).isInstanceOf(failure);
        assertThat(threads()).isEqualTo(before);
        TableServer.start(options(new Listed()).build()).close(); // the folder is no longer locked
    }

    @Test
    void stopsEverythingWhenAGameLacksAClass() throws IOException {
        Listed game = new Listed();
        ServerOptions options = options(game).build();
        game.isBroken = true;
        failsAndStops(options, NoClassDefFoundError.class);
    }

    /** The check for slow requests cannot run more often than once a nanosecond. */
    @Test
    void stopsEverythingWhenTheLastStepFails() throws IOException {
        Limits impossible = new Limits(10, 40, 30, 100, 256, 10_000, Duration.ofNanos(1));
        failsAndStops(options(new Listed()).limits(impossible).build(), IllegalArgumentException.class);
    }

    /** Javalin prints this without an SLF4J provider, as in the tests of this module. */
    @Test
    void printsNoAdviceAboutLoggers() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream console = System.err;
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            TableServer.start(options(new Listed()).build()).close();
        } finally {
            System.setErr(console);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).doesNotContain("Javalin", "logger in your project");
    }
}
