package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.variants.Rulesets;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that is endless, closed or misleading: a command ends normally or gives the reason in one line. */
@Tag("process")
class EdgesOfInputTest {
    @TempDir
    private Path folder;

    private static final String PRINTING = String.join(
            " " + Several.NEXT + " ",
            "demo --seed 1 --ruleset two-player --no-color",
            "arena --bots random,random --ruleset two-player --games 2",
            "perft --depth 99");

    private static Outcome here;

    @BeforeAll
    static void devicesAreThere() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/zero")) && Files.exists(Path.of("/dev/stdin")));
        here = Program.shell("uptown " + PRINTING, Program.several());
        assertThat(here.out()).contains("The game is over.", "win share", "exit code 1");
        assertThat(here.err()).hasLineCount(1);
    }

    @Tag("thorough")
    @Test
    void playAnswersALineLargerThanTheMemory() throws Exception {
        Outcome outcome =
                Program.shell("(head -c 300000000 /dev/zero | tr '\\0' y; echo; echo help) | uptown play --seed 1");
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .contains("> " + "y".repeat(60) + "...\n", "a line has at most 100000 characters", "ends the program;")
                .endsWith("The game was not finished.\n")
                .hasSizeLessThan(20_000);
    }

    /** Answers bad lines of any length and kind, and continues the game. */
    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "upturn-3", "street-3"})
    void answersALongLine(String ruleset) throws Exception {
        String spaces = " ".repeat(100_001);
        String[] lines = {"y".repeat(100_001), "\u001b".repeat(500_000), spaces, spaces + "quit"};
        Process process = Program.start("play", "--seed", "1", "--ruleset", ruleset);
        process.getOutputStream()
                .write((String.join("\nhelp\n", lines) + "\nhelp\nquit\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        Outcome outcome = Program.end(process);
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).doesNotContain("\u001b");
        List<String> answers = List.of(outcome.out().split("a line has at most 100000 characters"));
        assertThat(answers).hasSize(1 + lines.length);
        assertThat(answers.subList(1, answers.size())).allMatch(after -> after.contains("ends the program;"));
    }

    @Tag("thorough")
    @Test
    void theProtocolAnswersAnEndlessLine() throws Exception {
        Outcome outcome = Program.shell("head -c 300000000 /dev/zero | uptown protocol");
        assertThat(outcome).isEqualTo(new Outcome(0, "? a line has at most 100000 characters\n", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "replay, line 1: the record is too long: it has more than 1000000 bytes",
        "play --resume, /dev/zero is too large: more than 10000000 bytes"
    })
    void rejectsAnEndlessFile(String command, String message) {
        run((command + " /dev/zero").split(" ")).assertError(message);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play --seed 1",
                "protocol",
                "demo --seed 1",
                "perft --depth 1",
                "arena --bots random,random --ruleset two-player --games 2",
                "--version"
            })
    void treatsClosedInputAsEmpty(String command) throws Exception {
        Outcome outcome = Program.shell("uptown " + command + " <&-");
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome).isEqualTo(Program.shell("uptown " + command + " </dev/null"));
    }

    @Test
    void reportsAByteOrderMark() throws Exception {
        Path file = Files.writeString(
                folder.resolve("game.txt"),
                "\uFEFF" + GameRecord.of(Rulesets.twoPlayer().deal(1)));
        for (Outcome outcome : new Outcome[] {run("replay", file + ""), run("play", "--resume", file + "")}) {
            outcome.assertError(file + " begins with a byte-order mark: save it as UTF-8 without one");
        }
    }

    /** Several records that another program has put into one file. */
    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-2", "street-2"})
    void namesTheLineWhereASecondRecordBegins(String ruleset) throws Exception {
        Path one = folder.resolve("one");
        assertThat(run("demo", "--ruleset", ruleset, "--seed", "1", "--record", one.toString())
                        .exitCode())
                .isZero();
        String record = Files.readString(one);
        Path two = Files.writeString(folder.resolve("two"), record + record);
        String begin = "line " + (record.lines().count() + 1)
                + ", column 1: a second record begins here, but a file holds one game";
        run("play", "--resume", two.toString()).assertError(begin);
        String choice = two + " has 2 records; choose one with --game, 1 to 2";
        run("replay", two.toString()).assertError(choice);
        run("analyse", two.toString()).assertError(choice);
        run("svg", "--record", two.toString(), "-o", "-").assertError(choice);
        Files.writeString(two, record.strip() + record);
        run("replay", two.toString()).assertError(choice);
        run("play", "--resume", two.toString())
                .assertError("line " + record.lines().count() + ", column "
                        + (record.strip()
                                        .lines()
                                        .reduce("", (last, line) -> line)
                                        .length()
                                + 1)
                        + ": a second record begins here");
    }

    /** A change of the text direction in a name could hide the text after it. */
    @Test
    void hidesCharactersThatChangeTheTextDirection() throws Exception {
        Path file = folder.resolve("game.txt");
        Files.writeString(
                file,
                GameRecord.of(Rulesets.twoPlayer().deal(1))
                        .withHeader("Seat1", "\u202EAda\u2066 \u200F\u00AD\uDB40\uDC41 Lovelace é 王")
                        .toString());
        assertThat(run("replay", file.toString()).out()).contains("Seat1: ?Ada? ??? Lovelace é 王");
        run("replay", "\u202Eno").assertError("there is no file or folder \\u202eno");
    }

    /** Java would write Arabic digits in Egypt, and a dotless i in Turkey. */
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "tr-TR", "fa-IR", "de-DE"})
    void printsTheSameInAllLocales(String locale) throws Exception {
        String[] names = locale.split("-");
        String java = "-Duser.language=" + names[0] + " -Duser.country=" + names[1] + " -Duser.script= ";
        Outcome there = Program.shell("JDK_JAVA_OPTIONS='" + java + "' uptown " + PRINTING, Program.several());
        assertThat(there.out()).isEqualTo(here.out());
        assertThat(there.err()).endsWith(here.err()).hasLineCount(2);
    }

    /** Without a locale the system only has ASCII characters, even for file names. */
    @Test
    void explainsNamesThatTheLocaleCannotEncode() throws Exception {
        String name = " $'zo\\xc3\\xab.rec' ";
        String next = name + Several.NEXT + " ";
        Outcome outcome = Program.shell(
                "LC_ALL=C uptown replay" + next + "play --resume" + next + "demo --record" + name, Program.several());
        assertThat(outcome.out().lines()).containsExactly("exit code 2", "exit code 2", "exit code 2");
        assertThat(outcome.err().lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line)
                        .startsWith("uptown: Invalid value for ")
                        .contains(
                                "'zo\\ufffd\\ufffd.rec' cannot be the name of a file in the encoding of this system, ")
                        .doesNotContain("java", "Exception"));
    }

    @Test
    void echoesInputWithoutControlCharacters() throws Exception {
        Process process = Program.start("play", "--seed", "1");
        process.getOutputStream().write("b\u0007\u001B[2J\nquit\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        assertThat(Program.end(process).out())
                .contains("> b??[2J", "not a move")
                .doesNotContain("\u001B", "\u0007");
    }

    @ParameterizedTest
    @ValueSource(strings = {"+5", "\u0661", "\uFF15", "5L", "0x5", "", " 5", "1e3", "--5", "9223372036854775808"})
    void acceptsOnlyAsciiDigits(String number) {
        for (String option : new String[] {"demo --seed", "play --seed", "arena --bots random,random --seed"}) {
            Outcome outcome = run((option + "=" + number).split(" ", option.split(" ").length));
            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err())
                    .hasLineCount(1)
                    .contains("'--seed': '" + number + "' is not a whole number from -2^63 to 2^63 - 1, such as 42");
        }
        assertThat(run("perft", "--depth=" + number).err())
                .contains("'--depth': '" + number + "' is not a whole number from -2^31 to 2^31 - 1, such as 42");
    }

    @Test
    void acceptsTheLeastAndTheGreatestSeed() {
        for (String seed : new String[] {"-9223372036854775808", "9223372036854775807", "-0", "007"}) {
            assertThat(run("demo", "--seed", seed).exitCode()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts:999999999ms", "mcts:600001ms/2"})
    void limitsTheBudgetOfABot(String bot) {
        run("play", "--seats", "human," + bot, "--ruleset", "two-player")
                .assertError(
                        "a budget is a number of playouts such as 2000 (1000000 at most), or of milliseconds such as 100ms");
        run("arena", "--bots", "random," + bot, "--ruleset", "two-player")
                .assertError(
                        "a budget is a number of playouts such as 2000 (1000000 at most), or of milliseconds such as 100ms");
    }
}
