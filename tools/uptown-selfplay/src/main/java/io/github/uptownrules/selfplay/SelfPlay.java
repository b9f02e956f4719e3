package io.github.uptownrules.selfplay;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

@Command(
        name = "selfplay",
        description = "Millions of games of Uptown, on one core or a cluster (tools/uptown-selfplay/README.md).",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {PlayCommand.class, QuestionsCommand.class, DigestCommand.class, HelpCommand.class})
public final class SelfPlay {
    private SelfPlay() {}

    public static void main(String[] args) {
        int exitCode = commandLine().execute(args);
        // A cluster interprets a normal return as success.
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    /** Returns the command line, which reports every error in one line and with a nonzero exit code. */
    static CommandLine commandLine() {
        return new CommandLine(new SelfPlay())
                .setParameterExceptionHandler((exception, args) -> {
                    CommandLine command = exception.getCommandLine();
                    return fail(
                            command,
                            exception.getMessage() + " (see '"
                                    + command.getCommandSpec().qualifiedName() + " --help')",
                            command.getCommandSpec().exitCodeOnInvalidInput());
                })
                .setExecutionExceptionHandler((exception, command, parsed) -> fail(
                        command,
                        JobFailure.reason(exception),
                        command.getCommandSpec().exitCodeOnExecutionException()));
    }

    private static int fail(CommandLine command, String message, int exitCode) {
        command.getErr().println("selfplay: " + JobFailure.printable(message));
        return exitCode;
    }
}
