package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.cli.Program.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FairnessCommandTest {
    private static final String SHARE = " +\\d+\\.\\d % \\[\\d+\\.\\d, \\d+\\.\\d\\] +";

    @TempDir
    private Path folder;

    @Test
    void theSameSeedGivesTheSameTable() {
        Outcome once = run("fairness", "--ruleset", "two-player", "--games", "20", "--threads", "1");
        assertThat(once.exitCode()).isZero();
        assertThat(once.err()).isEmpty();
        assertThat(once.out())
                .startsWith("two-player, seed 1: 20 games with greedy on each of 2 seats\n\n"
                        + "seat  win share              advantage  score            groups           captures\n")
                .containsPattern("(?m)^ +1" + SHARE + "[+-]\\d+\\.\\d +-\\d\\.\\d+ \\+- 0\\.\\d+ ")
                .containsPattern("(?m)^moves    median 96, range \\d+ to 96$")
                .containsPattern("(?m)^decided" + SHARE + "of the games have one winner$")
                .containsPattern("(?m)^skipped  \\d.\\d\\d \\+- \\d.\\d\\d turns a game$")
                .containsPattern(
                        "\n\n(Undecided, but within|Unfair by at most) \\d+\\.\\d points: seat [12] .* 50\\.0 %.*\\.\n$");
        assertThat(run("fairness", "--ruleset", "two-player", "--games", "20", "--threads", "2"))
                .isEqualTo(once);
        assertThat(run("fairness", "--ruleset", "two-player", "--games", "20", "--seed", "2")
                        .out())
                .isNotEqualTo(once.out());
    }

    @ParameterizedTest
    @CsvSource({
        "upturn-2, '', with sensible on each of 2 seats, tiles",
        "street-3, --bot=random, with random on each of 3 seats, height",
        "bloqueurs-3, --first=random, with greedy on each of 3 seats, captures"
    })
    void measuresEveryGame(String ruleset, String option, String begin, String column) {
        Outcome outcome = run(("fairness --games=6 --ruleset=" + ruleset + " " + option).split(" "));
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out())
                .startsWith(ruleset + ", seed 1: 6 games " + begin)
                .contains(column, "points: seat ");
    }

    @Test
    void drawsTheShares() throws Exception {
        Path chart = folder.resolve("chart.svg");
        assertThat(run("fairness", "--ruleset=standard-3", "--games=6", "--chart=" + chart)
                        .exitCode())
                .isZero();
        assertThat(Files.readString(chart)).contains("<svg ", "viewBox=\"0 0 900 500\"", "rgb(68,119,170)");
    }

    @Test
    void helpIsWhole() {
        Outcome help = run("fairness", "--help");
        assertThat(help.err()).isEmpty();
        assertThat(help.out().replaceAll("\\s+", " ")).contains("Intervals are 95 % intervals. The same seed");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    --ruleset nope                        | 2 | uptown: Invalid value for option '--ruleset': unknown ruleset 'nope'; known:
                    --bot ghost                           | 1 | uptown: unknown bot 'ghost'; known: random, greedy
                    --bot greedy,random                   | 1 | uptown: unknown bot 'greedy,random'; known: random, greedy
                    --ruleset upturn-2 --bot greedy       | 1 | uptown: unknown bot 'greedy'; known: random
                    --games 0                             | 1 | uptown: the number of games is 1 to 100000000, not 0
                    --games x                             | 2 | uptown: Invalid value for option '--games': 'x' is not a whole number
                    --threads 0                           | 1 | uptown: the number of threads is 1 to 1000, not 0
                    --first 5                             | 1 | uptown: there is no seat 5 in ruleset standard-4
                    --ruleset street-2 --first random     | 1 | uptown: in the street game seat 1 always begins, not 'random'
                    --chart a.gif                         | 1 | uptown: a chart is a file with a name that ends with .svg or .png, not a.gif
                    --chart no/a.svg                      | 1 | uptown: there is no folder no
                    --move-time 5                         | 1 | uptown: the time for a move is 1ms to 3600s, such as 500ms or 2s, not '5'
                    --bot protocol:/no/file               | 1 | uptown: the program 'protocol:/no/file' cannot play: it cannot be started:
                    standard-4                            | 2 | uptown: 'standard-4' is an unexpected argument (see 'uptown fairness --help')
                    """)
    void reportsAMistakeInOneLineBeforeTheFirstGame(String arguments, int exitCode, String error) {
        Outcome outcome = run(("fairness " + arguments.trim()).split(" "));
        assertThat(outcome.exitCode()).isEqualTo(exitCode);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith(error).hasLineCount(1);
    }
}
