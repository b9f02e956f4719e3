package io.github.uptownrules.cli;

import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options of the commands that check what users bring, such as a deck, and measure how it plays. */
final class CheckOptions {
    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Prints everything wrong with your own, each with its line and column; or, if it is valid, how it plays.")
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

    /** Measures how equipment plays. */
    @FunctionalInterface
    interface Balance<T> {
        Object measure(T equipment, int games, long seed);
    }

    boolean isGiven() {
        return file.isPresent();
    }

    /**
     * Checks the file.
     *
     * @param what what it should be, with its article
     * @throws IllegalArgumentException if it is not that, when all faults are printed
     */
    <T> void check(PrintWriter out, String what, Function<String, T> reader, Balance<T> balance) throws IOException {
        Path checkedFile = file.orElseThrow();
        String text = WholeFile.read(checkedFile, EquipmentOption.MOST_BYTES);
        T equipment;
        try {
            equipment = reader.apply(text);
        } catch (NotationException e) {
            String name = FileName.shown(checkedFile);
            e.faults()
                    .forEach(fault -> out.println(name + ":" + Math.max(1, fault.line()) + ":" + fault.column() + ": "
                            + PlainText.of(fault.message())));
            throw new IllegalArgumentException(
                    name + " is not " + what + ": " + Quantity.of(e.faults().size(), "fault"));
        }
        out.println(balance.measure(equipment, games, seed));
    }
}
