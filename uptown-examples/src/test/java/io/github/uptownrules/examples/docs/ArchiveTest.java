package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.io.MoreFiles;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive for players contains the program and a Java that runs it. */
@Tag("process")
@Tag("full")
@DisabledOnOs(OS.WINDOWS)
@Timeout(300)
class ArchiveTest {
    private static final Path ROOT = Library.ROOT.toAbsolutePath().normalize();
    private static final Path UPTOWN_JAR = ROOT.resolve("tools/uptown-cli/target/uptown.jar");
    private static final int MAX_BYTES = 70_000_000;

    @TempDir
    private static Path folder;

    private static Path unpacked;

    @BeforeAll
    static void makeAndUnpack() throws Exception {
        assumeTrue(Files.exists(UPTOWN_JAR), "this build packs no jars");
        String[] lines = output(ROOT, ".ci/archive", UPTOWN_JAR.toString()).split("\n", -1);
        Path archive = ROOT.resolve(lines[lines.length - 1]);
        assertThat(archive).exists();
        assertThat(Files.size(archive)).isLessThan(MAX_BYTES);
        Path spaced = Files.createDirectory(folder.resolve("a folder"));
        output(spaced, "tar", "-xzf", archive.toString());
        unpacked = MoreFiles.listFiles(spaced).get(0);
    }

    private static String output(Path directory, String... command) throws IOException, InterruptedException {
        File log = folder.resolve("output.txt").toFile();
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().remove("JAVA_HOME");
        builder.redirectErrorStream(true).redirectOutput(log);
        int code = builder.start().waitFor();
        String text = Files.readString(log.toPath(), StandardCharsets.UTF_8).strip();
        assertThat(code).as(text).isZero();
        return text;
    }

    @Test
    void playsAGameWithItsOwnJava() throws Exception {
        assertThat(output(folder, unpacked.resolve("bin/uptown").toString(), "demo"))
                .contains("The game is over.");
        assertThat(Files.readString(unpacked.resolve("bin/uptown"))).contains("exec \"$bin/java\"");
    }

    @Test
    void runsThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("up"), unpacked.resolve("bin/uptown"));
        assertThat(output(folder, link.toString(), "--version")).startsWith("uptown ");
    }

    /** Charts need the modules for graphics. */
    @Test
    void drawsCharts() throws Exception {
        Path chart = folder.resolve("chart.svg");
        output(
                folder,
                unpacked.resolve("bin/uptown").toString(),
                "arena",
                "--bots=random",
                "--bots=greedy",
                "--ruleset=two-player",
                "--games=2",
                "--chart=" + chart);
        assertThat(chart).content().contains("<svg");
    }

    @Test
    void carriesLicenses() {
        assertThat(unpacked.resolve("LICENSE")).exists();
        assertThat(unpacked.resolve("legal/java.base")).isDirectory();
    }
}
