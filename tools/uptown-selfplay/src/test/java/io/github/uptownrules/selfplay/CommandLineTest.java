package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class CommandLineTest {
    @TempDir
    private Path folder;

    private static Program run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = SelfPlay.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
        return new Program(exitCode, out.toString(), err.toString());
    }

    private Program play(String bots, Path target, String... more) {
        return run(Stream.concat(
                        Stream.of("play", "--ruleset", "two-player", "--bots", bots, "--out", target.toString()),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    @Test
    void aJobEndsWithASummary() {
        Program program = play("greedy,random", folder.resolve("data"), "--games", "20", "--partitions", "2");
        assertThat(program.err()).isEmpty();
        assertThat(program.exitCode()).isZero();
        assertThat(program.out())
                .startsWith("two-player, seed 1: 20 games, ")
                .containsPattern("greedy wins 100.0 % a seat\\Rrandom wins 0.0 % a seat\\R")
                .containsPattern("\\d s, [\\d,]+ games and [\\d,]+ moves a second");
        Program digest = run("digest", folder.resolve("data").toString());
        assertThat(digest.out()).matches("[0-9a-f]{64}\\R");
    }

    /** The marker file describes the job, and the games are numbered as in the job. */
    @Test
    void usesEveryOption() throws IOException {
        Path target = folder.resolve("a folder");
        Program program = play(
                "random,greedy",
                target,
                "--games",
                "3",
                "--from",
                "7",
                "--seed",
                "-5",
                "--estimates",
                "4",
                "--encoding");
        assertThat(program.err()).isEmpty();
        assertThat(Files.readString(target.resolve("_SUCCESS")))
                .matches("ruleset=two-player\\nbots=random,greedy\\nseed=-5\\nfrom=7\\nplayouts=4\\nencoding=true\\n"
                        + "games=3\\nmoves=\\d+\\n");
    }

    /** A line of house rules without a slash can also be the name of the folder. */
    @Test
    void playsALineOfHouseRules() throws IOException {
        String line = "two-player+rack=7+limit=10+start=random";
        Path target = folder.resolve(line);
        Program program = run(
                "play",
                "--ruleset",
                line,
                "--bots",
                "random,greedy",
                "--out",
                target.toString(),
                "--games",
                "4",
                "--estimates",
                "4",
                "--encoding");
        assertThat(program.err()).isEmpty();
        assertThat(program.out()).startsWith(line + ", seed 1: 4 games, ");
        assertThat(Files.readString(target.resolve("_SUCCESS"))).startsWith("ruleset=" + line + "\n");
        assertThat(run("digest", target.toString()).out()).matches("[0-9a-f]{64}\\R");
        assertRejected(
                run("play", "--ruleset", line + "+", "--bots", "random,greedy", "--out", target + "+"),
                2,
                "ruleset '" + line + "+': column " + (line.length() + 2) + ": unknown option ''; known: ");
    }

    private static void assertRejected(Program program, int exitCode, String message) {
        assertThat(program.exitCode()).isEqualTo(exitCode);
        assertThat(program.out()).isEmpty();
        assertThat(program.err()).startsWith("selfplay: " + message).hasLineCount(1);
        assertThat(program.err().stripTrailing()).doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\u2028\u2029]");
    }

    @Test
    void reportsMistakesInOneLine() throws IOException {
        Path target = folder.resolve("data");
        assertRejected(play("greedy,ghost", target), 2, "unknown bot 'ghost'; known: ");
        assertRejected(play("greedy,ghost\n\u001b[31m", target), 2, "unknown bot 'ghost");
        assertRejected(
                run("play", "--ruleset", "x\r\u2028\u202e", "--bots", "random", "--out", target.toString()),
                2,
                "unknown ruleset 'x\\u000d\\u2028\\u202e'; known: ");
        assertRejected(play("greedy,random", target, "--x\n\u001b"), 2, "Unknown option: '--x\\u000a\\u001b'");
        assertRejected(run("digest", "no\u001bfolder"), 1, "there is no whole dataset in no\\u001bfolder");
        assertRejected(play("greedy,mcts:10ms", target), 2, "the bot 'mcts:10ms' has a time limit, ");
        assertRejected(
                play("greedy,random", target, "--games", "20", "--partitions", "21"),
                2,
                "the number of partitions is 1 to ");
        assertRejected(play("greedy,random", target, "--seed", "x"), 2, "Invalid value for option '--seed'");
        assertRejected(
                play("greedy,random", folder.resolve("no/data")), 1, "there is no folder " + folder.resolve("no"));
        Path file = Files.createFile(folder.resolve("file"));
        assertRejected(play("greedy,random", file), 1, "there is already a file or folder " + file);
        assertRejected(play("greedy,random", file.resolve("data")), 1, "there is no folder " + file);
        assertRejected(run("questions", target.toString()), 2, "there is no file " + target);
        assertRejected(run("questions", file.toString()), 2, "there is no place for figures in " + file);
        assertRejected(run("questions", file.toString(), "--strong", "ghost"), 2, "unknown bot 'ghost'; known: ");
        assertRejected(
                run("questions", file.toString(), "--strong", "greedy"), 2, "greedy plays anyway; another player has ");
        assertRejected(run("questions", file.toString(), "--games", "0"), 2, "the number of games is 1 to ");
        assertRejected(run("digest", folder.toString()), 1, "there is no whole dataset in " + folder);
        assertThat(Sparks.names(folder)).containsExactly("file");
    }

    @Test
    void checksTheFolderOfChartsBeforePlaying() throws IOException {
        Path page = Files.writeString(folder.resolve("page.md"), "<!-- figures: size -->\n<!-- end -->\n");
        Path charts = Files.createFile(folder.resolve("page"));
        assertRejected(run("questions", page.toString()), 2, "there is a file " + charts + " where the charts go");
    }

    /** Even root cannot create a folder there. */
    @Test
    void checksTheFolderOfTheDatasetBeforePlaying() {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc here");
        assertRejected(play("greedy,random", Path.of("/proc/data")), 1, "nothing can be written in /proc: ");
    }

    /** Uses a private file system of 2 MB. */
    @Test
    void aFullDiskLeavesNoDataset() throws IOException, InterruptedException {
        assumeTrue(canMount(), "no file system can be mounted here");
        String command = "mount -t tmpfs -o size=2m none '" + folder + "' && { \"$@\"; code=$?; ls -A '" + folder
                + "'; exit $code; }";
        List<String> all = new ArrayList<>(List.of("unshare", "-rm", "sh", "-c", command, "sh"));
        all.addAll(Program.selfPlay(
                "play",
                "--bots",
                "random,random,random,random",
                "--games",
                "2000",
                "--out",
                folder.resolve("data").toString()));
        Program program = Program.run(all);
        assertThat(program.err())
                .isEqualToIgnoringNewLines("selfplay: the games cannot be written to " + folder.resolve("data")
                        + ": No space left on device");
        assertThat(program.exitCode()).isEqualTo(1);
        assertThat(program.out()).isEmpty();
    }

    /** Ends the program like Ctrl-C while games are written. */
    @Test
    void aKilledProgramLeavesNoDataset() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Program.selfPlay(
                        "play",
                        "--bots",
                        "random,random,random,random",
                        "--games",
                        "1000000",
                        "--out",
                        folder.resolve("data").toString()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            // The draft, with the table that is written first.
            while (Sparks.names(folder).stream()
                    .noneMatch(draft -> Sparks.names(folder.resolve(draft)).contains(TableColumns.MOVES))) {
                assertThat(process.waitFor(100, TimeUnit.MILLISECONDS)).isFalse();
            }
            process.destroy();
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isNotZero();
        assertThat(Sparks.names(folder)).isEmpty();
    }

    private boolean canMount() throws InterruptedException {
        try {
            return Program.run(List.of("unshare", "-rm", "mount", "-t", "tmpfs", "none", folder.toString()))
                            .exitCode()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
