package io.github.uptownrules.arena.uptown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Served;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.effort.JavaCommand;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another program as a bot, outside of any arena. */
@Tag("process")
class ProtocolBotTest {
    @TempDir
    private Path folder;

    private final PlayerView view = Rulesets.twoPlayer().deal(42).viewFor(Seat.ONE);

    @BeforeEach
    void thereIsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    }

    /** A program that does something when it is to move. */
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

    @Test
    void itPlaysAsTheBotBehindIt() {
        try (ProtocolBot bot =
                ProtocolBot.start(JavaCommand.shortLived(Served.class).toArray(String[]::new))) {
            GameState game = Rulesets.standard(3).deal(7);
            SplitMix64 random = new SplitMix64(1);
            for (int moves = 0; moves < 5; moves++) {
                game = game.play(bot.choose(game.viewFor(game.turn().orElseThrow()), random));
            }
            assertThat(game.board().occupiedCells().size()).isEqualTo(5);
        }
    }

    @Test
    void itPlaysInATournament() throws IOException {
        String first = view.legalMoves().get(0).toString();
        // It knows one move, and so loses most games.
        try (ProtocolBot bot = ProtocolBot.start("/bin/sh", script("echo '= " + first + "'"))) {
            Results results = Tournament.of(
                            new UptownGame().withBot("mine", bot), "two-player", List.of("mine", "random"))
                    .withGames(4)
                    .play();
            assertThat(results.forfeits("mine", BotFailure.Cause.RESIGNATION)).isEqualTo(4);
        }
    }

    @Test
    void whatItDoesNotDoIsAFailureAndTheNextMoveIsAnother() throws IOException {
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
    void whatCannotPlayIsToldAtOnce() {
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
