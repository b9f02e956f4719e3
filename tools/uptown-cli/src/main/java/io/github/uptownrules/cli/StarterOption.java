package io.github.uptownrules.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of all commands that start games. */
final class StarterOption {
    @Option(
            names = "--first",
            paramLabel = "SEAT",
            description = "The seat that begins, or 'random'; seat 1 by default.")
    private Optional<String> given;

    boolean isGiven() {
        return given.isPresent();
    }

    String first() {
        return given.orElse("1");
    }
}
