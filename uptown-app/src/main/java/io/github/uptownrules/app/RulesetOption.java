package io.github.uptownrules.app;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that begins a game. */
final class RulesetOption {
    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "The ruleset; standard-4 if left out.")
    private Optional<Ruleset> given;

    boolean isGiven() {
        return given.isPresent();
    }

    Ruleset ruleset() {
        return given.orElseGet(() -> Rulesets.standard(4));
    }
}
