package io.github.uptownrules.cli;

import io.github.uptownrules.upturn.bots.TileSetBalance;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "tiles",
        description = "Prints the invented tiles of UP TURN, as a template for your own, or checks your own.")
final class TilesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CheckOptions options;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (options.isGiven()) {
            options.check(out, "a set of tiles", TileSet::parse, TileSetBalance::measure);
        } else {
            out.println(TileSet.standard());
            out.flush();
        }
        return 0;
    }
}
