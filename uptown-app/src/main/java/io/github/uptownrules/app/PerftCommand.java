package io.github.uptownrules.app;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.variants.Rulesets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the sequences of so many moves, to compare with another engine.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--depth",
            required = true,
            paramLabel = "N",
            description = "How many moves a sequence has, 0 or more.")
    private int depth;

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "Where to start, in notation; the first position of standard-4 with seed 1 if left out.")
    private String position = Rulesets.standard(4).deal(1).toString();

    @Override
    public Integer call() {
        GameState game = Notation.of(Rulesets.all()).readPosition(position);
        spec.commandLine().getOut().println(Perft.countInParallel(game, depth));
        return 0;
    }
}
