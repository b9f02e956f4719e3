package io.github.uptownrules.cli;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.StandardOutput;
import io.github.uptownrules.cli.settings.Settings;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code uptown} command line. */
@Command(
        name = "uptown",
        description = {
            "The board game Uptown (Kory Heath, 2007),",
            "and, with rulesets such as upturn-3 and street-3, the tile game UP TURN and the street game."
        },
        scope = ScopeType.INHERIT, // all commands have these attributes
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        sortOptions = false,
        synopsisSubcommandLabel = "COMMAND")
public final class Uptown {
    private static final ImmutableList<Class<?>> COMMANDS = ImmutableList.of(
            PlayCommand.class,
            DemoCommand.class,
            ReplayCommand.class,
            RecordsCommand.class,
            SvgCommand.class,
            AnalyseCommand.class,
            PuzzlesCommand.class,
            ArenaCommand.class,
            FairnessCommand.class,
            PerftCommand.class,
            DeckCommand.class,
            TilesCommand.class,
            ProtocolCommand.class,
            ServeCommand.class,
            TablesCommand.class,
            HelpCommand.class);

    /**
     * The maximum length of a message in characters. A message quotes the invalid argument, which may be as long as the system
     * allows.
     */
    private static final int MOST_CHARACTERS = 2_000;

    /** The beginning of picocli's message about a value that its own converter rejects. */
    private static final String CANNOT_CONVERT = ": cannot convert '";

    private Uptown() {}

    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs a command like {@code main}, and checks that all its output was written. */
    static int run(String[] args) {
        // The texts are English, and other programs parse the numbers in them.
        Locale.setDefault(Locale.ROOT);
        CommandLine command = commandLineFor(args).setOut(StandardOutput.writer());
        try {
            int exitCode = command.execute(args);
            command.getOut().flush();
            return exitCode;
        } catch (UncheckedIOException e) {
            return fail(command, Failure.reason(e), command.getCommandSpec().exitCodeOnExecutionException());
        } catch (OutOfMemoryError e) {
            return fail(
                    command,
                    "there is not enough memory: " + e.getMessage(),
                    command.getCommandSpec().exitCodeOnExecutionException());
        }
    }

    /** Returns the command line, which reports every error in one line and with a nonzero exit code. */
    public static CommandLine commandLine() {
        return commandLine(COMMANDS);
    }

    /**
     * Returns the command line for some arguments. If they begin with a command, it has no other commands, because their
     * options take longer to load than the command itself.
     */
    static CommandLine commandLineFor(String... args) {
        ImmutableList<Class<?>> named = COMMANDS.stream()
                .filter(command -> args.length > 0 && isNamed(command, args[0]))
                .collect(ImmutableList.toImmutableList());
        return named.isEmpty() ? commandLine() : commandLine(named);
    }

    /** Returns whether a command has a name and needs no other: help lists all, and tables has settings of serve. */
    private static boolean isNamed(Class<?> command, String name) {
        return command != HelpCommand.class
                && command != TablesCommand.class
                && command.getAnnotation(Command.class).name().equals(name);
    }

    private static CommandLine commandLine(ImmutableList<Class<?>> commands) {
        CommandLine program = new CommandLine(new Uptown());
        commands.forEach(program::addSubcommand);
        return program.registerConverter(Integer.class, WholeNumber::toInt)
                .registerConverter(int.class, WholeNumber::toInt)
                .registerConverter(Long.class, WholeNumber::toLong)
                .registerConverter(long.class, WholeNumber::toLong)
                .registerConverter(Path.class, Uptown::file)
                // Arguments that begin with @ are not special.
                .setExpandAtFiles(false)
                .setExecutionStrategy(Uptown::execute)
                .setParameterExceptionHandler((exception, args) -> {
                    CommandLine command = exception.getCommandLine();
                    return fail(
                            command,
                            reason(exception) + " (see '"
                                    + command.getCommandSpec().qualifiedName() + " --help')",
                            command.getCommandSpec().exitCodeOnInvalidInput());
                })
                .setExecutionExceptionHandler((exception, command, parsed) -> fail(
                        command,
                        Failure.reason(exception),
                        command.getCommandSpec().exitCodeOnExecutionException()));
    }

    /** Handles failures while printing help. Picocli itself handles only failures of commands. */
    private static int execute(ParseResult parsed) {
        try {
            return new RunLast().execute(parsed);
        } catch (UncheckedIOException e) {
            return fail(parsed.commandSpec().commandLine(), Failure.reason(e), ExitCode.SOFTWARE);
        }
    }

    private static Path file(String name) {
        try {
            return FileName.parse(name);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }

    private static String reason(ParameterException exception) {
        return Ascii.truncate(PlainText.escaped(words(exception)), MOST_CHARACTERS, "...");
    }

    private static String words(ParameterException exception) {
        if (exception instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            String first = unmatched.getUnmatched().get(0);
            return exception.getCommandLine().getSubcommands().isEmpty()
                    ? "'" + first + "' is an unexpected argument"
                    : "unknown command '" + first + "'";
        }
        String message = Settings.message(exception);
        if (exception.getArgSpec() != null && message.contains(CANNOT_CONVERT)) {
            // The rest of the message contains Java class names.
            return message.substring(0, message.indexOf(CANNOT_CONVERT)) + ": "
                    + Quote.of(String.valueOf(exception.getValue()));
        }
        return message;
    }

    private static int fail(CommandLine command, String message, int exitCode) {
        command.getErr().println(Ansi.AUTO.string("@|bold,red uptown:|@ ") + PlainText.onOneLine(message));
        return exitCode;
    }
}
