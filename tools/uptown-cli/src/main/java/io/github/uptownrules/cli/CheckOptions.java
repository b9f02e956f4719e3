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

/** The options of commands that check custom equipment, such as a deck, and measure its balance. */
final class CheckOptions {
    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Checks your own file: prints each fault with line and column or, if it is valid, statistics of random games.")
    private Optional<Path> file;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "The number of these games for each number of seats; ${DEFAULT-VALUE} by default.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of these games, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    /** Measures the balance of equipment. */
    @FunctionalInterface
    interface Balance<T> {
        Object measure(T equipment, int games, long seed);
    }

    boolean isGiven() {
        return file.isPresent();
    }

    /**
     * Checks the file. Prints all faults before it throws.
     *
     * @param what the expected content, with its article
     * @throws IllegalArgumentException if the file has faults
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
