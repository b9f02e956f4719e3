package io.github.uptownrules.examples;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;

/** The {@code uptown} command line. */
@Command(
        name = "uptown",
        description = "The board game Uptown (Kory Heath, 2007).",
        mixinStandardHelpOptions = true,
        version = "uptown 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            DemoCommand.class,
            ReplayCommand.class,
            ArenaCommand.class,
            PerftCommand.class,
            ProtocolCommand.class
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
                            exception.getMessage() + " (see '"
                                    + command.getCommandSpec().qualifiedName() + " --help')",
                            command.getCommandSpec().exitCodeOnInvalidInput());
                })
                .setExecutionExceptionHandler((exception, command, parsed) -> fail(
                        command, reason(exception), command.getCommandSpec().exitCodeOnExecutionException()));
    }

    private static int fail(CommandLine command, String message, int exitCode) {
        command.getErr().println(Ansi.AUTO.string("@|bold,red uptown:|@ ") + message.replaceAll("\\R", " "));
        return exitCode;
    }

    /** Why something failed; the messages of file exceptions are only the name of the file. */
    private static String reason(Exception exception) {
        if (exception instanceof NoSuchFileException) {
            return "there is no file or folder " + exception.getMessage();
        }
        if (exception instanceof AccessDeniedException) {
            return "no permission for " + exception.getMessage();
        }
        if (exception instanceof CharacterCodingException) {
            return "the file is not text in UTF-8";
        }
        return String.valueOf(exception.getMessage());
    }
}
