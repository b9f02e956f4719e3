package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of all commands that start a game. */
final class RulesetOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "The ruleset, such as standard-4, upturn-3 or street-3; standard-4 by default.")
    private Optional<String> given;

    @Mixin
    private EquipmentOption equipment;

    boolean isGiven() {
        return given.isPresent();
    }

    String id() {
        return given.orElse("standard-4");
    }

    Game game() throws IOException {
        return game(this::ofRuleset);
    }

    Game game(Function<Games, Game> which) throws IOException {
        return equipment.game(which);
    }

    private Game ofRuleset(Games games) {
        try {
            return games.ofRuleset(id());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--ruleset': " + e.getMessage(), e);
        }
    }
}
