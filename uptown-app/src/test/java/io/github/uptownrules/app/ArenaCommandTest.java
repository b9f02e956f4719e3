package io.github.uptownrules.app;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

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
    void theTableIsTheSameForASeed() {
        Outcome once = arena("--bots", "greedy,random", "--ruleset", "two-player", "--games", "19", "--threads", "1");
        assertThat(once.exitCode()).isZero();
        assertThat(once.err()).isEmpty();
        assertThat(once.out())
                .startsWith("two-player, seed 1: 10 deals with each of 2 seatings, 20 games")
                .containsPattern("greedy +1 +\\d+\\.\\d % \\+- ")
                .contains("win share", "score", "groups", "captures", "Elo", "advantage");
        assertThat(arena("--bots", "random,greedy", "--ruleset", "two-player", "--games", "20", "--threads", "2"))
                .isEqualTo(once);
        assertThat(arena("--bots", "random,greedy", "--ruleset", "two-player", "--games", "20", "--seed", "2")
                        .out())
                .isNotEqualTo(once.out());
    }

    @Test
    void aTournamentIsContinuedFromItsFile() throws IOException {
        String csv = folder.resolve("results.csv").toString();
        String bots = "greedy,random,random";
        Outcome whole = arena("--bots", bots, "--ruleset", "standard-3", "--games", "30", "--csv", csv);
        String text = Files.readString(Path.of(csv));
        Files.writeString(Path.of(csv), text.substring(0, text.length() / 2));
        Path records = folder.resolve("records/of/games");
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
    void chartsAreDrawn() throws Exception {
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
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        xml.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        assertThat(xml.newDocumentBuilder()
                        .parse(svg.toFile())
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
        assertThat(Files.readString(svg)).contains("rgb(68,119,170)", "rgb(238,102,119)");
        arena("--bots", "greedy,random", "--ruleset", "two-player", "--games", "1", "--chart", png.toString());
        BufferedImage picture = ImageIO.read(png.toFile());
        assertThat(picture.getWidth()).isEqualTo(900);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --bots greedy                                     | 1 | uptown: ruleset standard-4 has 4 seats, so 4 bots have to be named, not 1
                    --bots nobody,a,b,c                               | 1 | uptown: there is no bot 'nobody'; the bots are random, greedy
                    --games 4                                         | 2 | uptown: Missing required option: '--bots=BOT'
                    --bots greedy,random --ruleset nope               | 2 | uptown: Invalid value for option '--ruleset': no ruleset 'nope' is known
                    --bots greedy,greedy,greedy,greedy --games 0      | 1 | uptown: the number of games is 1 to 100000000, not 0
                    --bots greedy,greedy,greedy,greedy --threads 0    | 1 | uptown: the number of threads is 1 to 1000, not 0
                    --bots greedy,greedy,greedy,greedy --chart a.gif  | 1 | uptown: a chart is a file with a name that ends with .svg or .png, not a.gif
                    --bots greedy,greedy,greedy,greedy --chart no/a.svg | 1 | uptown: there is no folder no
                    --bots greedy,greedy,greedy,greedy --csv no/a.csv | 1 | uptown: there is no folder no
                    --bots greedy,greedy,greedy,greedy --csv .        | 1 | uptown: . is a folder
                    --bots greedy,greedy,greedy,greedy --records pom.xml | 1 | uptown: pom.xml is a file, not a folder
                    """)
    void aMistakeIsToldInOneLineBeforeAnyGameIsPlayed(String arguments, int exitCode, String error) {
        Outcome outcome = arena(arguments.trim().split(" "));
        assertThat(outcome.exitCode()).isEqualTo(exitCode);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith(error).hasLineCount(1);
    }

    /** The program is told to end as Ctrl-C would, while it plays more games than anybody could wait for. */
    @Test
    void whoStopsItGetsTheResultsSoFar() throws Exception {
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
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isNotZero();
        assertThat(Files.readString(err)).containsPattern("Stopped after \\d+ of 1000000 games.\\R");
        assertThat(Files.readString(out))
                .containsPattern("two-player, seed 1: \\d+ deals with each of 2 seatings")
                .contains("greedy      1", "advantage");
        assertThat(Files.readString(csv)).endsWith("\n");
    }
}
