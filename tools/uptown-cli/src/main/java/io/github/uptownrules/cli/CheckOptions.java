package io.github.uptownrules.cli;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    /** What is to be checked, and how. */
    interface Checked {
        /** Everything wrong with a text, each as {@code line:column: message}; nothing if it is valid. */
        List<String> faults(String text);

        /** How it plays. */
        Object balance(String text, int games, long seed);
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
    void check(PrintWriter out, String what, Checked checked) throws IOException {
        Path checkedFile = file.orElseThrow();
        String text = WholeFile.read(checkedFile, EquipmentOption.MOST_BYTES);
        List<String> faults = checked.faults(text);
        faults.forEach(fault -> out.println(FileName.shown(checkedFile) + ":" + PlainText.of(fault)));
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(
                    FileName.shown(checkedFile) + " is not " + what + ": " + Quantity.of(faults.size(), "fault"));
        }
        out.println(checked.balance(text, games, seed));
    }
}
