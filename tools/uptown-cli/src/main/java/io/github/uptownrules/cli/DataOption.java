package io.github.uptownrules.cli;

import picocli.CommandLine.Option;

/** The location of the tables. */
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR|URL",
            description =
                    "A folder for the games, or the JDBC URL of a PostgreSQL database, with the password in PGPASSWORD or ~/.pgpass;"
                            + " uptown-data by default.")
    private String data = "uptown-data";

    String data() {
        return data;
    }
}
