package io.github.uptownrules.app;

import io.github.uptownrules.app.demo.Demo;
import io.github.uptownrules.app.files.Target;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game to watch. */
@Command(
        name = "demo",
        description = "Plays a whole game between simple players.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class DemoCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private RulesetOption ruleset;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A whole number; the same one gives the same game. Random if left out.")
    private long seed = new SecureRandom().nextLong();

    @Mixin
    private ColorOption color;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes the record of the game to a file.")
    private Optional<Path> recordFile;

    @Override
    public Integer call() throws IOException {
        if (recordFile.isPresent()) {
            // A game whose record cannot be kept is not played.
            Target target =
                    Target.of(recordFile.get()).checkedToBeApart(List.of()).checkedToBeWritable();
            target.write(play() + "\n");
        } else {
            play();
        }
        return 0;
    }

    private GameRecord play() {
        PrintWriter out = spec.commandLine().getOut();
        Ruleset rules = ruleset.ruleset();
        out.printf("A game of %s, seed %d%n%n", rules, seed);
        return new Demo(out, color.ansi()).play(rules.deal(seed), seed);
    }
}
