package io.github.uptownrules.cli;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.street.bots.DeckBalance;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.NotationException;
import io.github.uptownrules.street.town.TextFault;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks at decks of the street game. */
@Command(
        name = "deck",
        description = "Prints the invented deck of the street game, as a pattern for your own; or checks your own.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class DeckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Prints everything wrong with a deck, each with its line and column; or, if it is valid, how it plays.")
    private Optional<Path> file;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description =
                    "How many games of simple players that takes for each number of seats; ${DEFAULT-VALUE} by default.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "A whole number that these games follow from; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (file.isEmpty()) {
            out.println("# " + Deck.sample1().label());
            out.print(Deck.sample1());
            out.flush();
            return 0;
        }
        String text = WholeFile.read(file.get(), EquipmentOption.MOST_BYTES);
        try {
            out.println(DeckBalance.measure(Deck.parse(text), games, seed));
            return 0;
        } catch (NotationException e) {
            for (TextFault fault : e.faults()) {
                out.println(
                        PlainText.of(file.get() + ":" + fault.line() + ":" + fault.column() + ": " + fault.message()));
            }
            throw new IllegalArgumentException(
                    file.get() + " is not a deck: " + e.faults().size()
                            + (e.faults().size() == 1 ? " fault" : " faults"),
                    e);
        }
    }
}
