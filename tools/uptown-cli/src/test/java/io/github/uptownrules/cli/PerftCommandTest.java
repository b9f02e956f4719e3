package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.effort.Effort;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    /** The CPU time after which the program has started, on a machine of any speed. */
    private static final Duration COUNTING = Duration.ofMillis(1500);

    private static Duration worked(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static PlayedGame.Whole start(String ruleset) {
        return Games.load().ofRuleset(ruleset).deal(ruleset, 1, "1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "two-player", "upturn-3", "street-2"})
    void rejectsADepthThatWouldNotFinish(String ruleset) {
        for (String depth : new String[] {"99", "2147483647"}) {
            run("perft", "--ruleset", ruleset, "--depth", depth)
                    .assertError("sequences of " + depth + " moves cannot be counted: of those of ");
        }
    }

    /** Compares the incremental count with the direct one. */
    @ParameterizedTest
    @CsvSource({"standard-4, 4", "two-player, 4", "upturn-4, 6", "street-3, 5"})
    void agreesWithTheDirectCount(String ruleset, int most) {
        int depth = Effort.isFull() ? most : most - 1;
        assertThat(new PerftRun(start(ruleset), new CompletableFuture<>()).count(depth))
                .hasValue(start(ruleset).perft(depth));
    }

    @Test
    void countsNothingBeyondTheEndOfAGame() {
        PlayedGame.Whole state = start("standard-3");
        for (int ply = 0; ply < 70; ply++) {
            state = state.play(state.legalMoves().get(0));
        }
        assertThat(run("perft", "--position", state.text(), "--depth", "3"))
                .isEqualTo(new Outcome(0, "0" + System.lineSeparator(), ""));
        assertThat(run("perft", "--position", state.text(), "--depth", "1000000"))
                .isEqualTo(new Outcome(0, "0" + System.lineSeparator(), ""));
    }

    @Test
    void reportsItsProgress() {
        int[] looks = {0};
        CompletableFuture<Void> signal = new CompletableFuture<>() {
            @Override
            public boolean isDone() {
                return ++looks[0] > 7;
            }
        };
        // The signal is checked once for each of the depths 1 to 4, then for depth 5 and each of its first moves.
        PerftRun run = new PerftRun(start("standard-4"), signal);
        assertThat(run.count(5)).isEmpty();
        assertThat(run.progress())
                .matches(
                        "Stopped at depth 5, after 2 of 45 first moves: \\d{7} sequences so far; complete are depth 1: 45,"
                                + " depth 2: 2025, depth 3: 91125, depth 4: 4100625\\.");
    }

    @Test
    @Tag("process")
    void reportsItsProgressWhenInterrupted() throws Exception {
        for (String arguments : new String[] {
            "--ruleset standard-4 --depth 7", "--ruleset upturn-3 --depth 12", "--ruleset street-3 --depth 9"
        }) {
            // A background process ignores the signal, and so would its children.
            List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
            command.addAll(Program.command(("perft " + arguments).split(" ")));
            Process process = new ProcessBuilder(command).start();
            while (process.isAlive() && worked(process).compareTo(COUNTING) < 0) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            new ProcessBuilder("bash", "-c", "kill -INT " + process.pid()).start();
            Outcome outcome = Program.end(process);
            assertThat(outcome.exitCode()).isEqualTo(130);
            assertThat(outcome.out()).isEmpty();
            assertThat(outcome.err())
                    .hasLineCount(1)
                    // The number of complete depths depends on the machine.
                    .matches("Stopped at depth \\d+, after \\d+ of \\d+ first moves: \\d+ sequences? so far.*\\.\\s*");
        }
    }
}
