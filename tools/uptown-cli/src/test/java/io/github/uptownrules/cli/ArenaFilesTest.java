package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.cli.Program.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The arena checks before the first game that its files can be written, and locks them until it ends. */
@Tag("process")
class ArenaFilesTest {
    private static final String ARENA = "arena --bots random,random --ruleset two-player --threads 1 --games ";

    @TempDir
    private Path folder;

    private Path fifo;

    @BeforeEach
    void makeFifo() throws Exception {
        fifo = folder.resolve("fifo.svg");
        assumeTrue(Files.exists(Path.of("/dev/zero")));
        assumeTrue(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor() == 0);
    }

    private static Outcome arena(String options) {
        return run((ARENA + options).split(" "));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder) && !file.equals(fifo))
                    .toList();
        }
    }

    @Test
    void rejectsPipesAndDevicesAtOnce() throws Exception {
        String forever = "90000000 ";
        arena(forever + "--csv " + fifo).assertError(fifo + " is not a file, but a pipe or a device");
        arena(forever + "--chart " + fifo).assertError(fifo + " is not a file, but a pipe or a device");
        arena(forever + "--csv /dev/full").assertError("/dev/full is not a file, but a pipe or a device");
        arena(forever + "--csv /dev/stdout").assertError("/dev/stdout is not a file, but a pipe or a device");
        arena(forever + "--records " + fifo).assertError(fifo + " is not a file, but a pipe or a device");
        assertThat(files()).isEmpty();
    }

    @Test
    void reportsUnwritableFilesBeforeTheFirstGame() throws Exception {
        String forever = "90000000 ";
        String longName = "x".repeat(252) + ".svg";
        for (String option : List.of("--csv ", "--chart ")) {
            arena(forever + option + folder.resolve(longName)).assertError("");
            arena(forever + option + "/proc/results.svg").assertError("");
        }
        arena(forever + "--records /proc").assertError("no file can be made in the folder /proc");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), folder.resolve("nothing"));
        arena(forever + "--csv " + link).assertError(link + " is a link that leads to no file");
        arena(forever + "--chart " + link).assertError(link + " is a link that leads to no file");
        assertThat(files()).containsExactly(link);
    }

    @Test
    void playsNoDemoIfItsRecordCannotBeWritten() throws Exception {
        for (Path file : List.of(folder.resolve("x".repeat(256)), Path.of("/proc/foo"))) {
            Outcome outcome = run("demo", "--record", file.toString());
            outcome.assertError("");
            assertThat(outcome.out()).isEmpty();
        }
        Path longest = folder.resolve("x".repeat(255));
        assertThat(run("demo", "--record", longest.toString()).exitCode()).isZero();
        assertThat(files()).containsExactly(longest);
    }

    @Test
    void rejectsTwoOutputsToOneFile() throws Exception {
        Path file = folder.resolve("a.svg");
        Path other = folder.resolve("./../" + folder.getFileName() + "/a.svg");
        arena("2 --csv " + file + " --chart " + other)
                .assertError(other + " and " + file + " are the same file, so they cannot both be written");
        assertThat(files()).isEmpty();
        Files.createFile(file);
        Path link = Files.createLink(folder.resolve("b.svg"), file);
        arena("2 --csv " + file + " --chart " + link).assertError(link + " and " + file + " are the same file");
        Path record = folder.resolve("deal-000001-seating-002.txt");
        arena("2 --csv " + record + " --records " + folder)
                .assertError(record + " has the name of a record in the same folder");
        assertThat(file).isEmptyFile();
    }

    @Tag("thorough")
    @Test
    void rejectsTheFileOfStandardOutput() throws Exception {
        Path file = Files.createFile(folder.resolve("a.svg"));
        Program.shell("uptown " + ARENA + "2 --csv " + file + " > " + file)
                .assertError(file + " is where the program prints, so nothing else can be written there");
        Program.shell("uptown demo --record " + file + " > " + file)
                .assertError(file + " is where the program prints, so nothing else can be written there");
        assertThat(file).isEmptyFile();
    }

    @Tag("thorough")
    @Test
    void locksTheResultFile() throws Exception {
        Path csv = folder.resolve("results.csv");
        Process first = Program.start((ARENA + "90000000 --csv " + csv).split(" "));
        try {
            while (first.isAlive() && (!Files.exists(csv) || Files.size(csv) < 1_000)) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            arena("2 --csv " + csv).assertError(csv + " is in use: another arena writes its results there");
            assertThat(first.isAlive()).isTrue();
        } finally {
            first.destroy();
        }
        assertThat(first.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(arena("2 --csv " + csv).exitCode()).isZero();
    }
}
