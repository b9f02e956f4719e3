package io.github.uptownrules.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that begins games. */
final class StarterOption {
    @Option(names = "--first", paramLabel = "SEAT", description = "Who starts: a seat, or 'random'; seat 1 by default.")
    private Optional<String> given;

    boolean isGiven() {
        return given.isPresent();
    }

    /** As it was given. */
    String first() {
        return given.orElse("1");
    }
}
