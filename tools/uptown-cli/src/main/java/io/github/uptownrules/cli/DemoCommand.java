package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.cli.demo.Demo;
import io.github.uptownrules.cli.files.OutputFile;
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

@Command(name = "demo", description = "Plays a whole game between simple bots.")
final class DemoCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private RulesetOption ruleset;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A whole number; the same one gives the same game. Random by default.")
    private long seed = new SecureRandom().nextLong();

    @Mixin
    private ColorOption color;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes the record of the game to a file.")
    private Optional<Path> recordFile;

    @Override
    public Integer call() throws IOException {
        Game game = ruleset.game();
        if (recordFile.isPresent()) {
            // Check the file first, so that no game is played in vain.
            OutputFile target =
                    OutputFile.of(recordFile.get()).checkedToBeApart(List.of()).checkedToBeWritable();
            target.write(play(game).record() + "\n");
        } else {
            play(game);
        }
        return 0;
    }

    private PlayedGame.Whole play(Game game) {
        PrintWriter out = spec.commandLine().getOut();
        PlayedGame.Whole start = game.deal(ruleset.id(), seed, game.first(ruleset.id()));
        out.printf("A game of %s, seed %d%n", start.ruleset(), seed);
        out.print(game.equipment().map(equipment -> equipment.label() + "\n").orElse(""));
        out.println();
        return new Demo(out, color.colors()).play(game, start, seed);
    }
}
