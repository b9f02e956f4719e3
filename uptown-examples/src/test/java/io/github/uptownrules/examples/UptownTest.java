package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class UptownTest {
    private record Outcome(int exitCode, String out, String err) {}

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Outcome(command.execute(args), out.toString(), err.toString());
    }

    @Test
    void theDemoPlaysAWholeGame() {
        Outcome demo = run("demo", "--seed", "42", "--no-color");
        assertThat(demo.exitCode()).isZero();
        assertThat(demo.err()).isEmpty();
        assertThat(demo.out())
                .startsWith("A game of standard-4, seed 42")
                .contains("  1. Seat 1 (blue) places ")
                .contains(" and captures ")
                .contains(" 96. Seat 4 (red) places ")
                .contains("The game is over. ")
                .contains("  1. Seat ")
                .doesNotContain("\033");
        assertThat(run("demo", "--seed", "42", "--no-color").out()).isEqualTo(demo.out());
        assertThat(run("demo", "--seed", "43", "--no-color").out()).isNotEqualTo(demo.out());
    }

    @Test
    void theDemoPlaysOtherRulesets() {
        assertThat(run("demo", "--ruleset", "standard-3", "--seed", "1", "--no-color")
                        .out())
                .contains(" 72. ")
                .doesNotContain(" 73. ");
    }

    @Test
    void perftCountsFromAPosition() {
        String position = "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=CE25g/1$h49iG7adDFBH6A8ce3fIb;"
                + "g=H2378/1BI5$aciD4G9Adf6ebEChgF;o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$";
        assertThat(run("perft", "--depth", "2", "--position", position))
                .isEqualTo(new Outcome(0, "2025" + System.lineSeparator(), ""));
        assertThat(run("perft", "--depth", "0").out()).isEqualTo("1" + System.lineSeparator());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    nope                            | 2 | uptown: Unmatched argument at index 0: 'nope' (see 'uptown --help')
                    demo --seed x                   | 2 | uptown: Invalid value for option '--seed': 'x' is not a long (see 'uptown demo --help')
                    demo --ruleset bridge           | 2 | uptown: Invalid value for option '--ruleset': no ruleset 'bridge' is known, but
                    perft                           | 2 | uptown: Missing required option: '--depth=N' (see 'uptown perft --help')
                    perft --depth -1                | 1 | uptown: the depth must not be negative, as -1 is
                    perft --depth 1 --position here | 1 | uptown: column 1: a position has 5 fields
                    """)
    void aMistakeIsToldInOneLine(String arguments, int exitCode, String error) {
        Outcome outcome = run(arguments.trim().split(" "));
        assertThat(outcome.exitCode()).isEqualTo(exitCode);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith(error).hasLineCount(1);
    }

    @Test
    void helpTellsTheCommands() {
        assertThat(run("--help").out()).contains("demo", "perft", "protocol");
        assertThat(run("--help").exitCode()).isZero();
    }
}
