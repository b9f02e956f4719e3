package io.github.uptownrules.cli;

import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.upturn.bots.TileSetBalance;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks at tiles for UP TURN. */
@Command(
        name = "tiles",
        description = "Prints the invented tiles of UP TURN, as a pattern for your own; or checks your own.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class TilesCommand implements Callable<Integer>, CheckOptions.Checked {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CheckOptions options;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (options.isGiven()) {
            options.check(out, "a set of tiles", this);
        } else {
            out.println(TileSet.standard());
            out.flush();
        }
        return 0;
    }

    @Override
    public List<String> faults(String text) {
        try {
            TileSet.parse(text);
            return List.of();
        } catch (NotationException e) {
            return e.faults().stream()
                    .map(fault -> Math.max(1, fault.line()) + ":" + fault.column() + ": " + fault.message())
                    .toList();
        }
    }

    @Override
    public Object balance(String text, int games, long seed) {
        return TileSetBalance.measure(TileSet.parse(text), games, seed);
    }
}
