package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.arena.Served;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.JavaCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
class ProtocolBotTest {
    @TempDir
    private Path folder;

    private final SeenGame view = dealt("two-player").seenBy(Seat.ONE);

    private static PlayedGame.Whole dealt(String ruleset) {
        return Games.load().ofRuleset(ruleset).deal(ruleset, 42, "1");
    }

    @BeforeEach
    void thereIsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    }

    /** Returns a program that performs the given action when it has to move. */
    private String script(String action) throws IOException {
        Path script = folder.resolve("bot.sh");
        Files.writeString(script, """
                while read -r word rest; do
                  case "$word" in
                    bots) echo "= mine" ;;
                    sit) echo "=" ;;
                    bot) %s ;;
                  esac
                done
                """.formatted(action));
        return script.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "upturn-3", "street-3"})
    void playsAnyGameAsTheBotBehindIt(String ruleset) {
        try (ProtocolBot bot =
                ProtocolBot.start(JavaCommand.shortLived(Served.class).toArray(String[]::new))) {
            PlayedGame.Whole game = dealt(ruleset);
            SplitMix64 random = new SplitMix64(1);
            for (int moves = 0; moves < 5; moves++) {
                game = game.play(bot.choose(game.seenBy(game.turn().orElseThrow()), random));
            }
            assertThat(game.plies()).isEqualTo(5);
        }
    }

    @Test
    void rejectsAMoveThatIsIllegalInThisPosition() throws IOException {
        String first = view.legalMoves().get(0);
        try (ProtocolBot bot = ProtocolBot.start("/bin/sh", script("echo '= " + first + "'"))) {
            assertThat(bot.choose(view, new SplitMix64(1))).isEqualTo(first);
            SeenGame next = dealt("two-player").play(first).seenBy(Seat.TWO);
            assertThatThrownBy(() -> bot.choose(next, new SplitMix64(1)))
                    .isInstanceOf(BotFailure.class)
                    .hasMessageContaining("it plays '" + first + "': ");
        }
    }

    @Test
    void reportsAFailureAndRestartsForTheNextMove() throws IOException {
        try (ProtocolBot bot = ProtocolBot.start(Duration.ofSeconds(1), "/bin/sh", script("exit 3"))) {
            assertThatThrownBy(() -> bot.choose(view, new SplitMix64(1)))
                    .isInstanceOf(BotFailure.class)
                    .hasMessageContaining("it ended with exit code 3");
            assertThatThrownBy(() -> bot.choose(view, new SplitMix64(1)))
                    .hasMessageContaining("it ended with exit code 3");
        }
        try (ProtocolBot bot = ProtocolBot.start("/bin/sh", script("echo '= nonsense'"))) {
            assertThatThrownBy(() -> bot.choose(view, new SplitMix64(1)))
                    .isInstanceOf(BotFailure.class)
                    .hasMessageContaining("it plays 'nonsense': ");
        }
        try (ProtocolBot bot = ProtocolBot.start(Duration.ofMillis(300), "/bin/sh", script("sleep 100"))) {
            assertThatThrownBy(() -> bot.choose(view, new SplitMix64(1)))
                    .isInstanceOf(BotFailure.class)
                    .hasMessageContaining("no answer within 300 ms");
        }
    }

    @Test
    void rejectsAProgramThatCannotPlay() {
        assertThatThrownBy(() -> ProtocolBot.start()).hasMessage("the command is missing");
        assertThatThrownBy(() -> ProtocolBot.start("/bin/no-such-file"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the program '/bin/no-such-file' cannot play: it cannot be started: ");
        assertThatThrownBy(() -> ProtocolBot.start("python3 bot.py"))
                .hasMessageEndingWith("; give the words of the command one by one");
        assertThatThrownBy(() -> ProtocolBot.start(Duration.ZERO, "/bin/cat"))
                .hasMessage("the time for a move is 1 ms to 24 hours, not PT0S");
    }
}
