package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.cli.arena.Interruption;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "perft",
        description = {
            "Counts the sequences of a number of moves, to compare with another engine.",
            "If there are too many to count, it prints the greatest possible depth. Ctrl-C prints the counts so far."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--depth",
            required = true,
            paramLabel = "N",
            description = "The number of moves of a sequence, 0 or more; at most 10^12 sequences are counted.")
    private int depth;

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "The start position, in notation; the deal of the ruleset with seed 1 by default.")
    private Optional<String> position;

    @Mixin
    private RulesetOption ruleset;

    @Override
    public Integer call() throws IOException {
        if (position.isPresent() && ruleset.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(), "a position has its own ruleset, so --position excludes --ruleset");
        }
        PlayedGame.Whole play = position.isPresent()
                ? ruleset.game(games -> games.ofPosition(position.get())).position(position.get())
                : ruleset.game().deal(ruleset.id(), 1, ruleset.game().first(ruleset.id()));
        try (Interruption interruption = new Interruption()) {
            PerftRun run = new PerftRun(play, interruption.signal());
            OptionalLong count = run.count(depth);
            if (count.isPresent()) {
                spec.commandLine().getOut().println(count.getAsLong());
                return 0;
            }
            spec.commandLine().getErr().println(run.progress());
            spec.commandLine().getErr().flush();
            return Interruption.EXIT_CODE;
        }
    }
}
