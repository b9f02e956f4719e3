package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.variants.Rulesets;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import picocli.CommandLine;

@Tag("process")
class ArenaCommandTest {
    private record Outcome(int exitCode, String out, String err) {}

    @TempDir
    private Path folder;

    private static Outcome arena(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] line = Stream.concat(Stream.of("arena"), Stream.of(args)).toArray(String[]::new);
        return new Outcome(command.execute(line), out.toString(), err.toString());
    }

    @Test
    void theSameSeedGivesTheSameTable() {
        Outcome once = arena("--bots", "greedy,random", "--ruleset", "two-player", "--games", "19", "--threads", "1");
        assertThat(once.exitCode()).isZero();
        assertThat(once.err()).isEmpty();
        assertThat(once.out())
                .startsWith("two-player, seed 1: 10 deals with each of 2 seatings, 20 games"
                        + " (19 asked for, rounded up to whole deals)\n")
                .containsPattern("greedy +1 +\\d+\\.\\d % \\[\\d+\\.\\d, \\d+\\.\\d\\] ")
                .contains("win share", "score", "groups", "captures", "Elo", "advantage");
        assertThat(arena("--bots", "random,greedy", "--ruleset", "two-player", "--games", "20", "--threads", "2")
                        .out())
                .isEqualTo(once.out().replace(" (19 asked for, rounded up to whole deals)", ""));
        assertThat(arena("--bots", "random,greedy", "--ruleset", "two-player", "--games", "20", "--seed", "2")
                        .out())
                .isNotEqualTo(once.out());
    }

    @Test
    void statesTheLimitsOfPrograms() {
        assertThat(arena("--help").out().replaceAll("\\s+", " "))
                .contains(
                        "To start and list its bots, a program has 30 s.", "60s by default. A program that exceeds it");
    }

    @Test
    void continuesATournamentFromItsFile() throws IOException {
        String csv = folder.resolve("results.csv").toString();
        String bots = "greedy,random,random";
        Outcome whole = arena("--bots", bots, "--ruleset", "standard-3", "--games", "30", "--csv", csv);
        String text = Files.readString(Path.of(csv));
        Files.writeString(Path.of(csv), text.substring(0, text.length() / 2));
        Path records = Files.createDirectories(folder.resolve("records/of/games"));
        assertThat(arena(
                        "--bots",
                        bots,
                        "--ruleset",
                        "standard-3",
                        "--games",
                        "30",
                        "--csv",
                        csv,
                        "--records",
                        records.toString()))
                .isEqualTo(whole);
        assertThat(Files.readString(Path.of(csv))).isEqualTo(text);
        try (Stream<Path> files = Files.list(records)) {
            List<Path> written = files.sorted().toList();
            assertThat(written).hasSizeBetween(15, 16);
            GameRecord last = Notation.of(Rulesets.all()).readRecord(Files.readString(written.get(written.size() - 1)));
            assertThat(written.get(written.size() - 1)).hasFileName("deal-000010-seating-003.txt");
            assertThat(last.headers()).containsEntry("Seat3", "greedy");
            assertThat(last.end().isOver()).isTrue();
        }
        Outcome other = arena("--bots", bots, "--ruleset", "standard-3", "--seed", "2", "--csv", csv);
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err())
                .startsWith("uptown: " + csv + ", line 2: it is of another tournament: ")
                .hasLineCount(1);
    }

    @Test
    void drawsCharts() throws Exception {
        Path svg = folder.resolve("chart.svg");
        Path png = folder.resolve("chart.PNG");
        assertThat(arena(
                                "--bots",
                                "greedy,random,greedy",
                                "--ruleset",
                                "bloqueurs-3",
                                "--games",
                                "6",
                                "--chart",
                                svg + "")
                        .exitCode())
                .isZero();
        Element drawn = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(svg.toFile())
                .getDocumentElement();
        assertThat(drawn.getTagName()).isEqualTo("svg");
        assertThat(drawn.getAttribute("viewBox")).isEqualTo("0 0 900 500");
        assertThat(Files.readString(svg)).contains("rgb(68,119,170)", "rgb(238,102,119)");
        arena("--bots", "greedy,random", "--ruleset", "two-player", "--games", "1", "--chart", png.toString());
        BufferedImage picture = ImageIO.read(png.toFile());
        assertThat(picture.getWidth()).isEqualTo(900);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    --bots greedy                                     | 1 | uptown: ruleset standard-4 has 4 seats, so 4 bots have to be named, not 1
                    --bots nobody,a,b,c                               | 1 | uptown: unknown bot 'nobody'; known: random, greedy
                    --games 4                                         | 2 | uptown: Missing required option: '--bots=BOT'
                    --bots greedy,random --ruleset nope               | 2 | uptown: Invalid value for option '--ruleset': unknown ruleset 'nope'; known:
                    --bots greedy,greedy,greedy,greedy --games 0      | 1 | uptown: the number of games is 1 to 100000000, not 0
                    --bots greedy,greedy,greedy,greedy --threads 0    | 1 | uptown: the number of threads is 1 to 1000, not 0
                    --bots greedy,greedy,greedy,greedy --chart a.gif  | 1 | uptown: a chart is a file with a name that ends with .svg or .png, not a.gif
                    --bots greedy,greedy,greedy,greedy --chart no/a.svg | 1 | uptown: there is no folder no
                    --bots greedy,greedy,greedy,greedy --csv no/a.csv | 1 | uptown: there is no folder no
                    --bots greedy,greedy,greedy,greedy --csv .        | 1 | uptown: . is a folder
                    --bots greedy,greedy,greedy,greedy --records pom.xml | 1 | uptown: pom.xml ends in a wrong or incomplete record (record 1, line 1); remove it before you append others: line 1
                    --bots greedy,greedy,greedy,random --sprt 5       | 1 | uptown: the hypotheses of a sequential test are two ratings such as 0,10
                    --bots greedy,greedy,greedy,greedy --sprt 0,5     | 1 | uptown: a sequential test is between two different bots, not 1
                    --bots greedy,greedy,greedy,greedy --move-time 5  | 1 | uptown: the time for a move is 1ms to 3600s, such as 500ms or 2s, not '5'
                    --bots greedy,greedy,greedy,protocol:             | 1 | uptown: invalid bot 'protocol:': there is no command
                    --bots greedy,greedy,greedy,protocol:'a           | 1 | uptown: a quote ' is not closed in the names of the bots
                    --bots greedy,greedy,greedy,protocol:/no/file     | 1 | uptown: the program 'protocol:/no/file' cannot play: it cannot be started:
                    """)
    void reportsAMistakeInOneLineBeforeTheFirstGame(String arguments, int exitCode, String error) {
        Outcome outcome = arena(arguments.trim().split(" "));
        assertThat(outcome.exitCode()).isEqualTo(exitCode);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith(error).hasLineCount(1);
    }

    /** Sends the program the signal of Ctrl-C while it plays a very long tournament. */
    @Test
    void printsTheResultsSoFarWhenStopped() throws Exception {
        Path csv = folder.resolve("results.csv");
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(Program.command(
                        "arena", "--bots=greedy,random", "--ruleset=two-player", "--games=1000000", "--csv=" + csv))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        while (process.isAlive()
                && (!Files.exists(csv) || Files.readAllLines(csv).size() < 10)) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        process.destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isNotZero();
        assertThat(Files.readString(err)).containsPattern("Stopped after \\d+ of 1000000 games.\\R");
        assertThat(Files.readString(out))
                .containsPattern("two-player, seed 1: \\d+ deals with each of 2 seatings")
                .contains("greedy      1", "advantage");
        assertThat(Files.readString(csv)).endsWith("\n");
    }

    @Test
    void stopsWhenTheSequentialTestIsDecided() throws IOException {
        Path csv = folder.resolve("results.csv");
        String[] line = {"--bots=greedy,random", "--ruleset=two-player", "--games=4000", "--sprt=0,50", "--csv=" + csv};
        Outcome outcome = arena(line);
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .containsPattern("(?s)each of 2 seatings, \\d\\d games.*\n\nSequential test of elo0 = 0, "
                        + "elo1 = 50, alpha = beta = 0.05: LLR \\d.* after \\d\\d deals;\n"
                        + "accepted: H1, greedy is at least 50 Elo above random.\n$");
        String played = Files.readString(csv);
        // It does not replay known games, and plays the rest as if it had not been stopped.
        assertThat(arena(line)).isEqualTo(outcome);
        Files.writeString(csv, played.substring(0, played.length() / 2));
        assertThat(arena(line)).isEqualTo(outcome);
        assertThat(Files.readString(csv)).isEqualTo(played);
        assertThat(arena("--bots=greedy,random", "--ruleset=two-player", "--games=8", "--sprt=0,50"))
                .satisfies(few -> {
                    assertThat(few.exitCode()).isZero();
                    assertThat(few.out()).contains("accepted: neither, it takes more games.");
                });
    }

    /** A game lost because Ctrl-C ended a program does not count, and no process is left. */
    @Test
    void endsThePrograms() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path csv = folder.resolve("results.csv");
        Path pids = folder.resolve("pids");
        Path script = folder.resolve("bot.sh");
        Files.writeString(script, "echo $$ >> '" + pids + "'; exec \"$@\" protocol\n");
        Path err = folder.resolve("err.txt");
        Path out = folder.resolve("out.txt");
        String uptown = String.join("' '", Program.command());
        Path start = folder.resolve("uptown.sh");
        Files.writeString(start, "exec '" + uptown + "' \"$@\"\n");
        Process process = new ProcessBuilder(Program.command(
                        "arena",
                        "--bots=protocol[greedy]:sh " + script + " sh " + start + ",random",
                        "--ruleset=two-player",
                        "--games=1000000",
                        "--threads=2",
                        "--csv=" + csv))
                .redirectError(err.toFile())
                .redirectOutput(out.toFile())
                .start();
        while (process.isAlive()
                && (!Files.exists(csv) || Files.readAllLines(csv).size() < 6)) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        List<ProcessHandle> programs = process.descendants().toList();
        assertThat(programs).hasSize(Files.readAllLines(pids).size()).hasSizeBetween(1, 2);
        // Signals all processes like a terminal, starting with the newest.
        programs.forEach(ProcessHandle::destroyForcibly);
        process.destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        for (ProcessHandle program : programs) {
            program.onExit().get(60, TimeUnit.SECONDS);
        }
        assertThat(Files.readString(err)).containsPattern("^Stopped after \\d+ of 1000000 games.\\R$");
        assertThat(Files.readString(out)).contains("advantage").doesNotContain("forfeited");
        assertThat(Files.readString(csv)).doesNotContain("resignation");
    }
}
