package io.github.uptownrules.cli;

import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.settings.DatabasePassword;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The location of the tables, which flags, environment variables or a file can set. */
final class DataOption {
    @SuppressWarnings("unused") // Settings reads the file before the command is parsed.
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings: lines such as 'port = 8080', and comments that begin with '#'.")
    private Optional<Path> config;

    @Option(
            names = "--data",
            paramLabel = "DIR|URL",
            description =
                    "A folder for the games, or the JDBC URL of a PostgreSQL database, with the password in PGPASSWORD or ~/.pgpass;"
                            + " uptown-data by default.")
    private String data = "uptown-data";

    @Option(
            names = "--database-password-file",
            paramLabel = "FILE",
            description = "A file with the password of the PostgreSQL database.")
    private Optional<Path> passwordFile;

    /** Returns the folder or URL as given. */
    String data() {
        return data;
    }

    /**
     * Returns the folder, or the URL with the password of the file.
     *
     * @throws IllegalArgumentException if the file cannot be read, or the data need no password
     */
    String url() {
        return passwordFile
                .map(file -> DatabasePassword.read(file).addedTo(data))
                .orElse(data);
    }

    /**
     * Returns the folder.
     *
     * @param program the program to use for PostgreSQL
     * @throws ParameterException if the data are in a database
     */
    Path folder(CommandSpec spec, String program) {
        if (data.startsWith("jdbc:")) {
            throw new ParameterException(
                    spec.commandLine(), "the data are in PostgreSQL, not in a folder; use " + program);
        }
        return FileName.parse(data);
    }
}
