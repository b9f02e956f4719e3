package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.cli.Program.Outcome;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** A command accepts any argument or rejects it in one line, without the name of a Java class. */
class ArgumentsTest {
    private static final Pattern CLASS = Pattern.compile(
            "\\b[a-z]+(\\.[a-z]+)+\\.[A-Z]\\w*|\\w*(Exception|Error)\\b|\\binterface |\\bclass |\\bnull\\b|\\[L[a-z]+[/.]|\\$\\$");

    private static final List<String> ODD_VALUES = List.of(
            "",
            " ",
            "-",
            "--",
            "\0",
            "a\0b",
            "\ud800",
            "zo\ufffd\ufffd.rec",
            "\u202egpj.exe",
            "two\nlines",
            "\u001b[2J",
            "x",
            "NaN",
            "-0",
            "1e9",
            "0x10",
            "\u0661",
            "99999999999999999999999",
            "-9223372036854775809",
            "a:b*?<>|\"",
            "CON",
            "a,b,,c",
            "@/etc/passwd",
            "${sys:user.home}",
            "%n%s",
            "@|red x|@",
            "true",
            "x".repeat(100_000));

    /** The types that picocli converts without a class name in its messages, or that have a converter here. */
    private static final Set<Class<?>> TYPES = Set.of(
            String.class, boolean.class, Boolean.class, int.class, Integer.class, long.class, Long.class, Path.class);

    static Stream<CommandSpec> commands() {
        CommandLine top = Uptown.commandLine();
        return Stream.concat(Stream.of(top), top.getSubcommands().values().stream())
                .map(CommandLine::getCommandSpec);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void loadsOnlyTheCommandThatTheArgumentsName(CommandSpec command) {
        boolean isAlone = command.parent() != null && !Set.of("help", "tables").contains(command.name());
        CommandLine program = Uptown.commandLineFor(command.name());
        assertThat(program.getSubcommands())
                .containsOnlyKeys(
                        isAlone
                                ? Set.of(command.name())
                                : Uptown.commandLine().getSubcommands().keySet());
        CommandLine loaded =
                command.parent() == null ? program : program.getSubcommands().get(command.name());
        assertThat(loaded.getUsageMessage()).isEqualTo(command.commandLine().getUsageMessage());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void messagesOfArgumentsContainNoClassNames(CommandSpec command) {
        CommandLine program = Uptown.commandLine().setExecutionStrategy(parsed -> 0);
        for (ArgSpec argument : command.args()) {
            for (String value : ODD_VALUES) {
                String[] arguments = Stream.of(
                                command.parent() == null ? Stream.<String>of() : Stream.of(command.name()),
                                argument instanceof OptionSpec option
                                        ? Stream.of(option.longestName() + "=" + value)
                                        : Stream.of(value))
                        .flatMap(part -> part)
                        .toArray(String[]::new);
                assertRejectedOrAccepted(program, arguments);
            }
        }
    }

    private static void assertRejectedOrAccepted(CommandLine command, String... arguments) {
        StringWriter errors = new StringWriter();
        int exitCode = command.setErr(new PrintWriter(errors)).execute(arguments);
        String name = String.join(" ", arguments);
        if (exitCode == 0) {
            assertThat(errors.toString()).as(name).isEmpty();
        } else {
            assertThat(exitCode).as(name).isEqualTo(2);
            assertThat(errors.toString())
                    .as(name)
                    .startsWith("uptown: ")
                    .hasLineCount(1)
                    .hasSizeLessThan(3_000)
                    .doesNotContainPattern(CLASS)
                    .doesNotContain("\0", "\u001b", "\u202e", "\ud800");
        }
    }

    /** Any other type needs a converter whose message contains no class name. */
    @ParameterizedTest
    @MethodSource("commands")
    void usesOnlyKnownArgumentTypes(CommandSpec command) {
        for (ArgSpec argument : command.args()) {
            assertThat(TYPES).as(argument.toString()).containsAll(List.of(argument.auxiliaryTypes()));
        }
    }

    enum Level {
        LOW,
        HIGH
    }

    /** Argument types that the program may use in the future. */
    @SuppressWarnings("unused")
    @Command(name = "odd")
    static final class OddCommand {
        @Option(names = "--duration")
        private Duration duration;

        @Option(names = "--uri")
        private URI uri;

        @Option(names = "--url")
        private URL url;

        @Option(names = "--pattern")
        private Pattern pattern;

        @Option(names = "--level")
        private Level level;

        @Option(names = "--day")
        private DayOfWeek day;

        @Option(names = "--date")
        private LocalDate date;

        @Option(names = "--address")
        private InetAddress address;

        @Option(names = "--uuid")
        private UUID uuid;

        @Option(names = "--charset")
        private Charset charset;

        @Option(names = "--decimal")
        private BigDecimal decimal;

        @Option(names = "--character")
        private char character;

        @Option(names = "--file")
        private File file;

        @Option(names = "--class")
        private Class<?> type;
    }

    @Test
    void messagesOfOtherTypesContainNoClassNames() {
        for (OptionSpec option :
                new CommandLine(new OddCommand()).getCommandSpec().options()) {
            for (String value : List.of("", "\0", "[", "a b", "a:b", "nowhere.invalid", "\ud800", "99999999999")) {
                if (option.longestName().equals("--address") && !value.equals("a b")) {
                    continue; // needs the network
                }
                CommandLine odd = new CommandLine(new OddCommand())
                        .setExecutionStrategy(parsed -> 0)
                        .setParameterExceptionHandler(Uptown.commandLine().getParameterExceptionHandler());
                assertRejectedOrAccepted(odd, option.longestName() + "=" + value);
            }
        }
    }

    @Test
    void readsNoArgumentsFromAFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("secret"), "hunter2\n");
        Outcome outcome = run("@" + file);
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .startsWith("uptown: unknown command '@" + file + "' (see 'uptown --help')")
                .hasLineCount(1)
                .doesNotContain("hunter2");
        Path depth = Files.writeString(folder.resolve("depth"), "--depth 0");
        assertThat(run("perft", "@" + depth).exitCode()).isEqualTo(2);
        // The name of a file may begin with @.
        run("replay", "@" + folder.resolve("none")).assertError("there is no folder @" + folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay *",
                "analyse *",
                "puzzles *",
                "demo --record=*",
                "demo --deck=*",
                "demo --tiles=*",
                "play --resume=*",
                "deck --check=*",
                "tiles --check=*",
                "arena --bots=random,random --ruleset=two-player --games=2 --csv=*",
                "arena --bots=random,random --ruleset=two-player --games=2 --chart=*",
                "arena --bots=random,random --ruleset=two-player --games=2 --records=*",
                "fairness --ruleset=two-player --games=6 --chart=*",
                "serve --data=*",
                "svg --position=x --output=*"
            })
    void namesTheInvalidCharacterOfAFileName(String command) {
        for (String name : List.of("a\0b", "two\0lines")) {
            String[] arguments = command.split(" ");
            arguments[arguments.length - 1] = arguments[arguments.length - 1].replace("*", name);
            Outcome outcome = run(arguments);
            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err())
                    .hasLineCount(1)
                    .contains(": '" + name.replace("\0", "\\u0000") + "' cannot be the name of a file: character "
                            + (name.indexOf('\0') + 1) + " is '\\u0000' (see ");
        }
    }
}
