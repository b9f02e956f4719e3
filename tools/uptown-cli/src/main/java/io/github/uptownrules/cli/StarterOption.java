package io.github.uptownrules.cli;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of all commands that start games. */
final class StarterOption {
    @Option(
            names = "--first",
            paramLabel = "SEAT",
            description = "The seat that begins, or 'random'; by default as the ruleset says, which is mostly seat 1.")
    private Optional<String> given;

    boolean isGiven() {
        return given.isPresent();
    }

    String first(RulesetOption ruleset) throws IOException {
        return given.isPresent() ? given.get() : ruleset.game().first(ruleset.id());
    }
}
