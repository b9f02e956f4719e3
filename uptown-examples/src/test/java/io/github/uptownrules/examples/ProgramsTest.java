package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each program is a page to copy: short, in its own file, with the command that runs it. */
@Tag("process")
@Tag("full")
class ProgramsTest {
    private static final Path SOURCES = Path.of("src/main/java/io/github/uptownrules/examples");
    private static final int LONGEST = 80;

    /** Parts of programs. Servers for sockets take half a page more. */
    private static final Pattern PART =
            Pattern.compile("GameTable\\.java|ConnectFour\\.java|(Uptown|UpTurn|Street)Server\\.java");

    /** Programs that are longer than a page because they do two things. */
    private static final Pattern LONG = Pattern.compile("ModelBot\\.java|(Uptown|UpTurn|Street)Server\\.java");

    private static final int LONGEST_OF_TWO = 130;

    /** A game at tables takes two pages; with its page for browsers, less than three. */
    private static final Path GAME = SOURCES.resolve("ConnectFour.java");

    private static final Path PAGE = Path.of("src/main/resources/uptown-page/games/four/game.js");
    private static final int LONGEST_GAME = 200;

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** Shared by all programs, because it reads each jar only once. */
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    @AfterAll
    static void closeFiles() throws IOException {
        FILES.close();
    }

    @Test
    void aGameAndItsPageAreShort() throws IOException {
        assertThat(Files.readAllLines(GAME).size() + Files.readAllLines(PAGE).size())
                .isLessThan(LONGEST_GAME);
    }

    static List<Path> programs() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files.sorted().toList();
        }
    }

    @Test
    void thereAreFiveToFifteen() throws IOException {
        assertThat(programs()).hasSizeBetween(5, 15);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void everyProgramFitsOnAPage(Path program) throws IOException {
        if (program.equals(GAME)) {
            return;
        }
        boolean isLong = LONG.matcher(program.getFileName().toString()).matches();
        assertThat(Files.readAllLines(program)).hasSizeLessThanOrEqualTo(isLong ? LONGEST_OF_TWO : LONGEST);
    }

    private static boolean isPart(Path program) {
        return PART.matcher(program.getFileName().toString()).matches();
    }

    /** A game on a server is a part of a program. All others have the command that runs them. */
    @ParameterizedTest
    @MethodSource("programs")
    void everyProgramNamesItsCommand(Path program) throws IOException {
        if (!isPart(program)) {
            assertThat(Files.readString(program))
                    .contains("<pre>java -cp tools/uptown-cli/target/uptown.jar")
                    .contains(
                            " \\\n *     uptown-examples/" + program.toString().replace(File.separatorChar, '/') + " ")
                    .contains("public static void main(String[] args)");
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
    void everyProgramCompilesWithTheLibraryAlone(Path program, @TempDir Path folder) {
        String others = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !Path.of(entry)
                        .toAbsolutePath()
                        .startsWith(Path.of("target").toAbsolutePath()))
                .collect(Collectors.joining(File.pathSeparator));
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-d", folder.toString(), "-classpath", others);
        COMPILER.getTask(null, FILES, problems, options, null, FILES.getJavaFileObjects(program))
                .call();
        assertThat(problems.getDiagnostics()).isEmpty();
    }

    /** Wrong input gives one line on standard error and a nonzero exit code. */
    @Timeout(120)
    @ParameterizedTest
    @ValueSource(
            classes = {
                BoardWindow.class,
                BotMatch.class,
                HouseRuleset.class,
                ModelBot.class,
                OwnBot.class,
                OwnServer.class,
                ProtocolGame.class,
                RecordReview.class,
                TextGame.class
            })
    void wrongInputGivesOneLine(Class<?> program) throws Exception {
        assertOneLine(new ProcessBuilder(FakeProgram.java(program, "nonsense")));
    }

    @Test
    void aWindowNeedsADisplay() throws Exception {
        List<String> command = FakeProgram.java(BoardWindow.class, "greedy");
        command.add(1, "-Djava.awt.headless=true");
        assertOneLine(new ProcessBuilder(command));
    }

    private static void assertOneLine(ProcessBuilder program) throws Exception {
        Process process = program.start();
        process.outputWriter().close();
        assertThat(process.inputReader().lines()).isEmpty();
        assertThat(process.errorReader().lines()).singleElement().asString().doesNotContain("Exception in thread");
        assertThat(process.waitFor()).isEqualTo(1);
    }
}
