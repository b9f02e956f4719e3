package io.github.uptownrules.app;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that begins games. */
final class StarterOption {
    @Option(
            names = "--first",
            paramLabel = "SEAT",
            description = "Who starts: a seat, or 'random'; seat 1 if left out.")
    private Optional<String> given;

    boolean isGiven() {
        return given.isPresent();
    }

    Starter starter() {
        return given.map(Starter::parse).orElse(Starter.FIRST_SEAT);
    }
}
