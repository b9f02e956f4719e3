package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.variants.Rulesets;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program whose output is lost reports the loss in one line on standard error, with a nonzero exit code. */
@Tag("process")
class LostOutputTest {
    /** A device that is always full, on Linux. */
    private static final File FULL = new File("/dev/full");

    private static Process start(File out, String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(Program.command(arguments));
        if (out.exists()) {
            builder.redirectOutput(out);
        }
        return builder.start();
    }

    @Test
    void theProtocolReportsAFullDisk() throws Exception {
        reportsAFullDisk("protocol");
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "demo --seed 1",
                "perft --depth 1",
                "play --seed 1",
                "arena --bots random,random --ruleset two-player --games 2 --threads 1",
                "--help",
                "--version",
                "help demo"
            })
    void reportsAFullDisk(String arguments) throws Exception {
        assumeTrue(FULL.exists());
        Process process = start(FULL, arguments.split(" "));
        process.getOutputStream().write("rulesets\nquit\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        Outcome outcome = Program.end(process);
        assertThat(outcome.err()).hasLineCount(1).startsWith("uptown: standard output cannot be written: ");
        assertThat(outcome.exitCode()).isEqualTo(1);
    }

    /** The program does not wait for a client that has gone. */
    @Test
    void theProtocolEndsWhenItsOutputIsClosed() throws Exception {
        Process process = start(new File("no such file"), "protocol");
        process.getInputStream().close();
        process.getOutputStream().write("rulesets\n".repeat(10).getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        // Its input stays open.
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(process.errorReader().lines())
                .singleElement()
                .asString()
                .startsWith("uptown: standard output cannot be written: ");
    }

    @Test
    void reportsResultsThatCannotBeWritten() throws Exception {
        assumeTrue(FULL.exists());
        String arena = "arena --bots random,random --ruleset two-player --games 2 --threads 1 ";
        for (String option : List.of("--csv", "--chart")) {
            Outcome outcome = Program.run((arena + option + " /dev/full").split(" "));
            assertThat(outcome.exitCode()).as(option).isEqualTo(1);
            assertThat(outcome.err())
                    .as(option)
                    .hasLineCount(1)
                    .startsWith("uptown: ")
                    .contains("/dev/full");
        }
        assertThat(FULL).exists();
        assertThat(Files.isRegularFile(FULL.toPath())).isFalse();
    }

    @Test
    void doesNotReplaceADeviceByAFile() throws Exception {
        assumeTrue(FULL.exists());
        String position = Rulesets.twoPlayer().deal(1).toString();
        for (List<String> arguments : List.of(
                List.of("svg", "--position", position, "-o", "/dev/full"), List.of("demo", "--record", "/dev/full"))) {
            Outcome outcome = Program.run(arguments.toArray(String[]::new));
            assertThat(outcome.exitCode()).isEqualTo(1);
            assertThat(outcome.err()).hasLineCount(1).startsWith("uptown: ");
        }
        assertThat(Files.isRegularFile(FULL.toPath())).isFalse();
    }

    @Test
    void writesAFileCompletelyAndKeepsLinks(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("board.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
        String position = Rulesets.twoPlayer().deal(1).toString();
        Outcome outcome = Program.run("svg", "--position", position, "-o", link.toString());
        assertThat(outcome).isEqualTo(new Outcome(0, "", ""));
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(file)).startsWith("<svg");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(file, link);
        }
    }
}
