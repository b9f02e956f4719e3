package io.github.uptownrules.cli;

import io.github.uptownrules.street.bots.DeckBalance;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "deck",
        description = "Prints the invented deck of the street game, as a template for your own, or checks your own.")
final class DeckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CheckOptions options;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (options.isGiven()) {
            options.check(out, "a deck", Deck::parse, DeckBalance::measure);
        } else {
            out.println("# " + Deck.sample1().label());
            out.print(Deck.sample1());
            out.flush();
        }
        return 0;
    }
}
