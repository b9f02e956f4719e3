package io.github.uptownrules.examples;

import io.github.uptownrules.examples.files.Failure;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code uptown} command line. */
@Command(
        name = "uptown",
        description = "The board game Uptown (Kory Heath, 2007).",
        mixinStandardHelpOptions = true,
        version = "uptown 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            PlayCommand.class,
            DemoCommand.class,
            ReplayCommand.class,
            SvgCommand.class,
            ArenaCommand.class,
            PerftCommand.class,
            ProtocolCommand.class,
            HelpCommand.class
        })
public final class Uptown {
    private Uptown() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The command line, which tells every error in one line and with an exit code that is not zero. */
    public static CommandLine commandLine() {
        return new CommandLine(new Uptown())
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

    private static String reason(ParameterException exception) {
        if (exception instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            String first = unmatched.getUnmatched().get(0);
            return exception.getCommandLine().getSubcommands().isEmpty()
                    ? "'" + first + "' is more than this command takes"
                    : "there is no command '" + first + "'";
        }
        return String.valueOf(exception.getMessage());
    }

    private static int fail(CommandLine command, String message, int exitCode) {
        command.getErr().println(Ansi.AUTO.string("@|bold,red uptown:|@ ") + message.replaceAll("\\R", " "));
        return exitCode;
    }
}
